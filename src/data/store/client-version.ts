/** Sent with every call, so that a server can ask for an update; the version of package.json (a test compares). */
export const CLIENT_VERSION = '0.1.0';
