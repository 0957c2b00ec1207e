/** Loaded at the start: login and first screen. */
import { acts } from './law/acts.ts';
import { choices } from './choices.ts';
import { dashboard } from './work/dashboard.ts';
import { fields } from './fields.ts';
import { notices } from './notices.ts';
import { records } from './work/records.ts';
import { session } from './account/session.ts';
import { shell } from './shell.ts';
import { statuses } from './statuses.ts';
import { times } from './times.ts';
import { wire } from './account/wire.ts';

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
