/**
 * What a page with an empty sheet of auction does without: the forms of the other games, the list of deals, what a figure
 * is made of, and the drawers. It is fetched whole when the first of them is wanted.
 */
export { Awards } from "./Awards.tsx";
export { Deals } from "./Deals.tsx";
export { Earlier } from "./Earlier.tsx";
export { Files } from "./Files.tsx";
export { MakeFields } from "./MakeFields.tsx";
export { ModernFields } from "./ModernFields.tsx";
export { ContractRevokes } from "./MoreFields.tsx";
export { StillNeeded } from "./Need.tsx";
export { Setup } from "./Setup.tsx";
export { TricksFields } from "./TricksFields.tsx";
export { Why } from "./Why.tsx";
