/** Known without the schemas, too: a form says it before anything is sent. */
export const PASSWORD_MIN = 8;
