/**
 * Every sentence a person reads, by area. English comes with the app; another language is a module of the same
 * type, loaded when it is chosen. To add an area: its file in `en/`, one line here.
 */
import { entrance } from './entrance.ts';
import { calculator } from './en/calculator.ts';
import { clock } from './en/clock.ts';
import { dashboard } from './en/dashboard.ts';
import { documentPreview } from './en/document-preview.ts';
import { generator } from './en/generator.ts';
import { judgeApplication } from './en/judge-application.ts';
import { judge } from './en/judge.ts';
import { law } from './en/law.ts';
import { legalDatabase } from './en/legal-database.ts';
import { order } from './en/order.ts';
import { risk } from './en/risk.ts';
import { picker } from './en/picker.ts';
import { sync } from './en/sync.ts';
import { times } from './en/times.ts';

export const english = {
  ...entrance,
  calculator,
  clock,
  dashboard,
  documentPreview,
  generator,
  judgeApplication,
  judge,
  law,
  legalDatabase,
  order,
  risk,
  picker,
  sync,
  times,
};

export type Catalogue = typeof english;
