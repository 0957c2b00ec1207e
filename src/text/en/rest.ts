/** Everything else: one file, fetched with the first other screen. A new area of sentences has its line here. */
import { calculator } from './calculator.ts';
import { caseFile } from './case.ts';
import { clock } from './clock.ts';
import { documentPreview } from './document-preview.ts';
import { explained } from './explained.ts';
import { feedback } from './feedback.ts';
import { filingPacket } from './filing-packet.ts';
import { generator } from './generator.ts';
import { judgeApplication } from './judge-application.ts';
import { judgeCalendar } from './judge-calendar.ts';
import { judge } from './judge.ts';
import { law } from './law.ts';
import { legalDatabase } from './legal-database.ts';
import { order } from './order.ts';
import { picker } from './picker.ts';
import { risk } from './risk.ts';
import { routeFacts } from './route-facts.ts';
import { scheduleHearing } from './schedule-hearing.ts';
import { sync } from './sync.ts';

export const rest = {
  calculator,
  caseFile,
  clock,
  documentPreview,
  explained,
  feedback,
  filingPacket,
  generator,
  judge,
  judgeApplication,
  judgeCalendar,
  law,
  legalDatabase,
  order,
  picker,
  risk,
  routeFacts,
  scheduleHearing,
  sync,
};
