/** What each kind of exercise is called, by its slug: told to a page by the site, so that it need not load the list. */
export type KindNames = Readonly<Record<string, string>>;
