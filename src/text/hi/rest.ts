/** Same areas as `en/rest.ts`. */
import { calculator } from './calculator.ts';
import { caseDocuments } from './case-documents.ts';
import { casePaperWords as casePapers } from './case-papers.ts';
import { caseFile } from './case.ts';
import { chatbot } from './chatbot.ts';
import { clock } from './clock.ts';
import { contested } from './contested.ts';
import { delay } from './delay.ts';
import { custodyLedger } from './custody-ledger.ts';
import { diary } from './diary.ts';
import { documentPreview } from './document-preview.ts';
import { explained } from './explained.ts';
import { feedback } from './feedback.ts';
import { filingPacket } from './filing-packet.ts';
import { find } from './find.ts';
import { foresight } from './foresight.ts';
import { generator } from './generator.ts';
import { hearingCalendar } from './hearing-calendar.ts';
import { hearing } from './hearing.ts';
import { hearings } from './own-hearings.ts';
import { judgeApplication } from './judge-application.ts';
import { judgeCalendar } from './judge-calendar.ts';
import { judgeCase } from './judge-case.ts';
import { judge } from './judge.ts';
import { law } from './law.ts';
import { legalDatabase } from './legal-database.ts';
import { notes } from './notes.ts';
import { notifications } from './notifications.ts';
import { order } from './order.ts';
import { picker } from './picker.ts';
import { pinned } from './pinned.ts';
import { predictive } from './predictive.ts';
import { readAloud } from './read-aloud.ts';
import { review } from './review.ts';
import { risk } from './risk.ts';
import { routeFacts } from './route-facts.ts';
import { scan } from './scan.ts';
import { scheduleHearing } from './schedule-hearing.ts';
import { settings } from './settings.ts';
import { share } from './share.ts';
import { sync } from './sync.ts';
import { told } from './history-events.ts';
import { tracker } from './tracker.ts';
import { visits } from './visits.ts';
import { whichBail } from './which-bail.ts';

export const rest = {
  calculator,
  caseDocuments,
  caseFile,
  casePapers,
  chatbot,
  clock,
  contested,
  delay,
  custodyLedger,
  diary,
  documentPreview,
  explained,
  feedback,
  filingPacket,
  find,
  foresight,
  generator,
  hearing,
  hearingCalendar,
  hearings,
  judge,
  judgeApplication,
  judgeCalendar,
  judgeCase,
  law,
  legalDatabase,
  notes,
  notifications,
  order,
  picker,
  pinned,
  predictive,
  readAloud,
  review,
  risk,
  routeFacts,
  scan,
  scheduleHearing,
  settings,
  share,
  sync,
  told,
  tracker,
  visits,
  whichBail,
};
