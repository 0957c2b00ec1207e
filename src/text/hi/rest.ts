/** Same areas as `en/rest.ts`. */
import { calculator } from './calculator/calculator.ts';
import { caseDocuments } from './work/case-documents.ts';
import { casePaperWords as casePapers } from './papers/case-papers.ts';
import { caseFile } from './work/case.ts';
import { chatbot } from './law/chatbot.ts';
import { clock } from './work/clock.ts';
import { contested } from './work/contested.ts';
import { delay } from './law/delay.ts';
import { custodyLedger } from './work/custody-ledger.ts';
import { diary } from './work/diary.ts';
import { documentPreview } from './papers/document-preview.ts';
import { courtClosed } from './work/court-closed.ts';
import { explained } from './law/explained.ts';
import { facts } from './facts.ts';
import { feedback } from './account/feedback.ts';
import { filingPacket } from './papers/filing-packet.ts';
import { find } from './work/find.ts';
import { foresight } from './calculator/foresight.ts';
import { fromPaper } from './applications/from-paper.ts';
import { generator } from './applications/generator.ts';
import { hearingCalendar } from './work/hearing-calendar.ts';
import { hearing } from './work/hearing.ts';
import { hearings } from './work/own-hearings.ts';
import { installOffer } from './work/install-offer.ts';
import { judgeApplication } from './applications/judge-application.ts';
import { judgeCalendar } from './work/judge-calendar.ts';
import { judgeCase } from './work/judge-case.ts';
import { judge } from './work/judge.ts';
import { law } from './law/law.ts';
import { legalDatabase } from './law/legal-database.ts';
import { notes } from './work/notes.ts';
import { notifications } from './work/notifications.ts';
import { operator } from './operator/operator.ts';
import { order } from './applications/order.ts';
import { picker } from './law/picker.ts';
import { pinned } from './work/pinned.ts';
import { predictive } from './calculator/predictive.ts';
import { readAloud } from './read-aloud.ts';
import { received } from './work/received.ts';
import { review } from './applications/review.ts';
import { risk } from './calculator/risk.ts';
import { routeFacts } from './calculator/route-facts.ts';
import { saveList } from './work/save-list.ts';
import { scan } from './work/scan.ts';
import { scheduleHearing } from './work/schedule-hearing.ts';
import { settings } from './account/settings.ts';
import { share } from './applications/share.ts';
import { sync } from './work/sync.ts';
import { historyEventWords } from './work/history-events.ts';
import { tracker } from './work/tracker.ts';
import { visits } from './work/visits.ts';
import { whichBail } from './calculator/which-bail.ts';

export const rest = {
  calculator,
  courtClosed,
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
  facts,
  feedback,
  filingPacket,
  find,
  foresight,
  fromPaper,
  generator,
  hearing,
  hearingCalendar,
  hearings,
  judge,
  installOffer,
  judgeApplication,
  judgeCalendar,
  judgeCase,
  law,
  legalDatabase,
  notes,
  notifications,
  operator,
  order,
  picker,
  pinned,
  predictive,
  readAloud,
  received,
  review,
  risk,
  routeFacts,
  saveList,
  scan,
  scheduleHearing,
  settings,
  share,
  sync,
  told: historyEventWords,
  tracker,
  visits,
  whichBail,
};
