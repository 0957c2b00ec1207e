/** Draft in Marathi, not yet reviewed by a lawyer who speaks it. */
import { acts } from './law/acts.ts';
import { dashboard } from './work/dashboard.ts';
import { fields } from './fields.ts';
import { notices } from './notices.ts';
import { session } from './account/session.ts';
import { shell } from './shell.ts';
import { statuses } from './statuses.ts';
import { times } from './times.ts';
import { wire } from './account/wire.ts';

export const start = { acts, dashboard, fields, notices, session, shell, statuses, times, wire };
