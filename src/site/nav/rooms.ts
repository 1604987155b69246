/** The rooms of the site that are open, in the order of the masthead. */
export const ROOMS = [
  {
    id: "learn",
    href: "/learn/",
    title: "Learn",
    about: "Short lessons in order, with problems in them that are answered on the spot.",
  },
  {
    id: "practice",
    href: "/practice/",
    title: "Practice",
    about: "One skill at a time, for as long as you like. The cards never run out.",
  },
  {
    id: "play",
    href: "/play/",
    title: "Play",
    about:
      "Whole deals, card by card, from any chair. Take a card back, and see what each one costs.",
  },
  {
    id: "table",
    href: "/table/",
    title: "Table",
    about:
      "A score sheet, a whist marker and a ruling when something goes wrong, for a game at home.",
  },
  {
    id: "rules",
    href: "/rules/",
    title: "Rules",
    about: "Every rule the lessons rest on, with the place in the book that it comes from.",
  },
  {
    id: "teach",
    href: "/teach/",
    title: "Teach",
    about: "Sets for a class: on the screen, on paper or on every phone, and who missed what.",
  },
] as const;

export type Room = (typeof ROOMS)[number]["id"];
