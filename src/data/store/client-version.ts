/** Sent with every call so that a server can require an update. A test compares it with package.json. */
export const CLIENT_VERSION = '0.2.0';
