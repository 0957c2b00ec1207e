/** What a start in Hindi draws: the words of the entrance and of the first screen. */
import type { Words } from '#text/other-languages.ts';
import { acts } from './acts.ts';
import { fields } from './fields.ts';
import { firstScreen } from './first-screen.ts';
import { notices } from './notices.ts';
import { session } from './session.ts';
import { shell } from './shell.ts';
import { statuses } from './statuses.ts';
import { times } from './times.ts';
import { wire } from './wire.ts';

export const start: Words = { acts, fields, notices, session, shell, statuses, times, wire, ...firstScreen };
