/** Lifetime of a share link and hashing of its token. */
import { SHARE_DAYS } from '#contract/share/share.ts';
import { hashToken } from '#server/storage/session.ts';

export const SHARE_OPENS = SHARE_DAYS * 86_400_000;

/** Active links per application. */
export const LIVE_AT_MOST = 20;

export const SHARE_PATH = '/application/share/';

/** A copy of the database opens no link. */
export const hashShareToken = hashToken;
