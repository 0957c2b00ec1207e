/** The words of those who are not signed in yet, and of what stands round every screen: loaded before all others. */
import { acts } from './en/acts.ts';
import { fields } from './en/fields.ts';
import { notices } from './en/notices.ts';
import { session } from './en/session.ts';
import { shell } from './en/shell.ts';
import { statuses } from './en/statuses.ts';
import { times } from './en/times.ts';

export const entrance = { acts, fields, notices, session, shell, statuses, times };

export type Entrance = typeof entrance;
