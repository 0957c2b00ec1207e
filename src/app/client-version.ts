/** Set by the build from package.json; the server tells a version that is too old by it. */
declare const CLIENT_VERSION: string;

export const clientVersion: string = CLIENT_VERSION;
