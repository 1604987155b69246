/** How many problems a sitting has. */
export const SITTING = 10;
