/**
 * Every sentence a person reads, by area. English comes with the app; another language is a module of the same
 * type, loaded when it is chosen. To add an area: its file in `en/`, one line here.
 */
import { acts } from './en/acts.ts';
import { calculator } from './en/calculator.ts';
import { dashboard } from './en/dashboard.ts';
import { fields } from './en/fields.ts';
import { generator } from './en/generator.ts';
import { judgeApplication } from './en/judge-application.ts';
import { judge } from './en/judge.ts';
import { law } from './en/law.ts';
import { notices } from './en/notices.ts';
import { order } from './en/order.ts';
import { picker } from './en/picker.ts';
import { session } from './en/session.ts';
import { shell } from './en/shell.ts';
import { statuses } from './en/statuses.ts';
import { sync } from './en/sync.ts';
import { times } from './en/times.ts';

export const english = {
  acts,
  calculator,
  dashboard,
  fields,
  generator,
  judgeApplication,
  judge,
  law,
  notices,
  order,
  picker,
  session,
  shell,
  statuses,
  sync,
  times,
};

export type Catalogue = typeof english;
