/** Separate from the schemas, because forms validate it before they load. */
export const PASSWORD_MIN = 8;
