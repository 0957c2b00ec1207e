/** Loaded at the start: login and first screen. */
import { acts } from './acts.ts';
import { choices } from './choices.ts';
import { dashboard } from './dashboard.ts';
import { fields } from './fields.ts';
import { notices } from './notices.ts';
import { records } from './records.ts';
import { session } from './session.ts';
import { shell } from './shell.ts';
import { statuses } from './statuses.ts';
import { times } from './times.ts';
import { wire } from './wire.ts';

export const start = {
  acts,
  choices,
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
