/** Everything else: one file, fetched with the first other screen. A new area of sentences has its line here. */
import { calculator } from './calculator.ts';
import { clock } from './clock.ts';
import { documentPreview } from './document-preview.ts';
import { explained } from './explained.ts';
import { generator } from './generator.ts';
import { judgeApplication } from './judge-application.ts';
import { judge } from './judge.ts';
import { law } from './law.ts';
import { legalDatabase } from './legal-database.ts';
import { order } from './order.ts';
import { picker } from './picker.ts';
import { risk } from './risk.ts';
import { sync } from './sync.ts';

export const rest = {
  calculator,
  clock,
  documentPreview,
  explained,
  generator,
  judge,
  judgeApplication,
  law,
  legalDatabase,
  order,
  picker,
  risk,
  sync,
};
