/** Rows of the dashboard parts that load after its list, with as many placeholders until then. */
export const CLOCK_ROWS = 3;
export const HEARING_ROWS = 3;
