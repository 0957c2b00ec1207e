/** Rows of the dashboard's parts that come after its list; so many still bars stand there until then. */
export const CLOCK_ROWS = 3;
export const HEARING_ROWS = 3;
