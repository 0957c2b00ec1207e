/** Draft in Tamil, not yet reviewed by a lawyer who speaks it. */
import type { OtherWords } from '#text/other-words.ts';
import { acts } from './acts.ts';
import { dashboard } from './dashboard.ts';
import { fields } from './fields.ts';
import { notices } from './notices.ts';
import { records } from './records.ts';
import { session } from './session.ts';
import { shell } from './shell.ts';
import { statuses } from './statuses.ts';
import { times } from './times.ts';
import { wire } from './wire.ts';

export const start: OtherWords = {
  acts,
  dashboard,
  fields,
  notices,
  records,
  session,
  shell,
  statuses,
  times,
  wire,
};
