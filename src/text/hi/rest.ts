/** Everything else, as in English (`en/rest.ts`). */
import { calculator } from './calculator.ts';
import { caseDocuments } from './case-documents.ts';
import { casePaperWords as casePapers } from './case-papers.ts';
import { caseFile } from './case.ts';
import { clock } from './clock.ts';
import { contested } from './contested.ts';
import { custodyLedger } from './custody-ledger.ts';
import { delay } from './delay.ts';
import { diary } from './diary.ts';
import { documentPreview } from './document-preview.ts';
import { explained } from './explained.ts';
import { feedback } from './feedback.ts';
import { filingPacket } from './filing-packet.ts';
import { find } from './find.ts';
import { foresight } from './foresight.ts';
import { generator } from './generator.ts';

export const rest = {
  calculator,
  caseDocuments,
  caseFile,
  casePapers,
  clock,
  contested,
  custodyLedger,
  delay,
  diary,
  documentPreview,
  explained,
  feedback,
  filingPacket,
  find,
  foresight,
  generator,
};
