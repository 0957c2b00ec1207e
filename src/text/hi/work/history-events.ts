import type { OrderSeat } from '#contract/application/order.ts';
import type { CourtKind } from '#contract/case/court.ts';
import { indianDate } from '#kernel/calendar-date.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import { type CodedWords, legacyHistoryLines } from '#text/legacy-history-lines.ts';
import { historyEventWords as english } from '#text/en/work/history-events.ts';
import { messageTranslator } from '#text/message-translator.ts';
import type { Translated } from '#text/translated.ts';
import { hearingPurpose } from './hearings.ts';
import { statuses } from '#text/hi/statuses.ts';

type ToldWords = Translated<typeof english>;

const DECIDED = { Approved: 'मंज़ूर', Rejected: 'नामंज़ूर' } as const;

const refusedIn = (firs: readonly string[]): string => `FIR ${firs.join('; ')} में जमानत अस्वीकार।`;

const update: ToldWords['update'] = {
  filed: () => 'दाखिल की गई।',
  amended: () => 'संशोधित की गई।',
  withdrawn: () => 'वापस ली गई।',
  transferred: ({ to, judge }) => `${judge} द्वारा ${courtText(to)} को अंतरित।`,
  'document-added': ({ name }) => `दस्तावेज़ जोड़ा गया: ${name}`,
  decided: ({ status, judge, reasoned, notes, ownNotes, applicants, refusedFirs }) => {
    const ofSome = applicants ? ` आवेदक क्रमांक ${applicants.join(', ')} के लिए` : '';
    const line = `${judge} द्वारा${ofSome} ${DECIDED[status]}${reasoned ? '' : ': कारण दर्ज नहीं'}।`;
    const refused = refusedFirs && refusedIn(refusedFirs);
    const said = applicants || refusedFirs ? ownNotes : notes;
    return [line, refused, said].filter(Boolean).join(' ');
  },
  'order-corrected': ({ judge, wrong, right }) =>
    `${judge} ने आदेश की लिपिकीय त्रुटि सुधारी: “${wrong}” के स्थान पर “${right}” पढ़ा जाए।`,
  'conditions-changed': ({ judge, rejected }) =>
    rejected ? `${judge} ने जमानत की अन्य शर्तों का निवेदन अस्वीकार किया।` : `${judge} ने जमानत की शर्तें बदलीं।`,
};

const done: ToldWords['history']['done'] = {
  'application-filed': 'आवेदन दाखिल हुआ',
  'application-amended': 'आवेदन में संशोधन हुआ',
  'application-withdrawn': 'आवेदन वापस लिया गया',
  'application-decided': 'आवेदन पर निर्णय हुआ',
  'application-transferred': 'आवेदन दूसरे न्यायालय को अंतरित',
  'case-added': 'मामला जोड़ा गया',
  'case-updated': 'मामला बदला गया',
  'case-decided': 'मामले पर निर्णय हुआ',
  'case-managed': 'मामले की श्रेणी बदली',
  'delay-counted': 'अभियुक्त की ओर से विलंब गिना गया',
  'hearing-listed': 'सुनवाई सूचीबद्ध',
  'hearing-updated': 'सुनवाई बदली गई',
  'hearing-moved': 'सुनवाई की तारीख बदली',
  'document-added': 'दस्तावेज़ जोड़ा गया',
  'diary-written': 'डायरी में प्रविष्टि लिखी गई',
  'assessment-saved': 'जोखिम आकलन सहेजा गया',
  'file-updated': 'मामले की फ़ाइल बदली गई',
};

const outcome: ToldWords['history']['outcome'] = {
  listed: 'सुनवाई फिर सूचीबद्ध',
  called: 'सुनवाई पुकारी गई',
  'passed-over': 'सुनवाई आगे बढ़ाई गई',
  'not-reached': 'सुनवाई की बारी नहीं आई',
  'part-heard': 'आंशिक सुनवाई हुई',
  heard: 'सुनवाई हुई',
  adjourned: 'सुनवाई स्थगित',
  reserved: 'आदेश सुरक्षित',
  pronounced: 'आदेश सुनाया गया',
  cancelled: 'सुनवाई रद्द',
};

const removal: ToldWords['removal'] = {
  moved: 'यह अब दूसरे न्यायालय के सामने है।',
  'not-before-you': 'यह आपके न्यायालय के सामने नहीं है।',
  'seat-ended': 'आप अब उस न्यायालय में नहीं बैठते।',
  'judge-removed': 'एक न्यायाधीश ने इसे हटाया।',
  'writer-removed': 'लिखने वाले ने इसे हटाया।',
  'put-away': 'हस्ताक्षरित या हटाया गया।',
  'may-be-gone':
    'यह अब दूसरे न्यायालय के सामने है, और न्यायालय का सर्वर बैकअप से लौटाया गया: आपका आदेश या बदलाव वहाँ खो गया हो सकता है। आपकी रसीद यहाँ है।',
};

const designation: ToldWords['designation'] = {
  magistrate: 'न्यायिक मजिस्ट्रेट',
  sessions: 'सत्र न्यायाधीश',
  high: 'उच्च न्यायालय के न्यायाधीश',
};

const COURT: Readonly<Record<CourtKind, string>> = {
  magistrate: 'मजिस्ट्रेट का न्यायालय',
  sessions: 'सत्र न्यायालय',
  high: 'उच्च न्यायालय',
};

function courtText({ kind, place, name, special }: OrderSeat): string {
  const court = special ? `विशेष न्यायालय (${special.join(', ')})` : COURT[kind];
  return name ?? (place ? `${court}, ${place}` : court);
}

const coded: CodedWords = {
  refusedIn,
  onlyFor: (people) => `यह आदेश केवल इनके लिए है: ${people.join('; ')}।`,
  applicant: (number, name) => [`आवेदक क्रमांक ${number}`, name].filter(Boolean).join(', '),
  update,
  history: {
    done,
    outcome,
    status: (status) => statuses[status],
    purpose: hearingPurpose,
    days: (count) => `${indianNumber(count)} दिन`,
    date: (date) => indianDate(date),
    at: (date, time) => [date, time].filter(Boolean).join(', '),
  },
  removal,
  designation,
  court: courtText,
};

export const historyEventWords: ToldWords = {
  ...coded,
  sentence: messageTranslator(legacyHistoryLines(english, coded)),
};
