/** Texts before sign-in and of the frame; loaded first. */
import { acts } from '#text/en/law/acts.ts';
import { fields } from '#text/en/fields.ts';
import { notices } from '#text/en/notices.ts';
import { session } from '#text/en/account/session.ts';
import { shell } from '#text/en/shell.ts';
import { statuses } from '#text/en/statuses.ts';
import { times } from '#text/en/times.ts';
import { wire } from '#text/en/account/wire.ts';

export const entrance = { acts, fields, notices, session, shell, statuses, times, wire };

export type Entrance = typeof entrance;
