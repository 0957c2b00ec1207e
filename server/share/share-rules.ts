/** How long a link opens, and how its token is kept. */
import { SHARE_DAYS } from '#contract/share.ts';
import { hashToken } from '#server/storage/session.ts';

export const SHARE_OPENS = SHARE_DAYS * 86_400_000;

/** Links to one application that open at once. */
export const LIVE_AT_MOST = 20;

export const SHARE_PATH = '/application/share/';

/** Whoever reads the database opens nothing with it. */
export const hashShareToken = hashToken;
