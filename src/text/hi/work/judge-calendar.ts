import { numberInLanguage } from '#domain/case/case-number.ts';
import { respondentPrinted } from '#domain/case/respondents.ts';
import { stateNamed } from '#domain/case/states.ts';
import type { judgeCalendar as English } from '#text/en/work/judge-calendar.ts';
import type { Translated } from '#text/translated.ts';

/** A State by its Hindi name; every other respondent as recorded. */
function nameInHindi(written: string): string {
  if (/^(?:the )?state$/i.test(written)) return 'राज्य';
  if (/^(?:the )?union of india$/i.test(written)) return 'भारत संघ';
  const [, state] = /^(?:the )?state of (.+)$/i.exec(written) ?? [];
  return state ? `${stateNamed(state, 'hi')} राज्य` : respondentPrinted(written, 'hi');
}

const OTHERS: Readonly<Record<string, string>> = { another: ' व एक अन्य', others: ' व अन्य' };

/** "Anil Rathod and another" as a court writes it. */
function withOthersInHindi(written: string, inHindi: (name: string) => string): string {
  const [, name, others = ''] = /^(.+) and (another|others)$/.exec(written) ?? [];
  return name === undefined ? inHindi(written) : `${inHindi(name)}${OTHERS[others] ?? ''}`;
}

const partyInHindi = (written: string): string => withOthersInHindi(written, (name) => name);
const respondentInHindi = (written: string): string => withOthersInHindi(written, nameInHindi);

export const judgeCalendar: Translated<typeof English> = {
  title: 'न्यायिक कैलेंडर',
  tabs: { label: 'सुनवाई', today: 'आज की सुनवाई', upcoming: 'आने वाली सुनवाई' },
  causeList: {
    title: 'वाद-सूची',
    open: 'छापने के लिए वाद-सूची',
    print: 'प्रिंट करें',
    back: 'कैलेंडर',
    loading: 'वाद-सूची खुल रही है',
    none: 'इस दिन कोई सुनवाई नहीं लगी है।',
    of: (date) => `${date} की वाद-सूची`,
    number: 'क्र.',
    time: 'समय',
    case: 'मामला',
    fir: (number) => `FIR ${number}`,
    parties: 'पक्षकार',
    purpose: 'किसलिए',
    room: 'न्यायालय',
    advocate: 'अधिवक्ता',
    state: 'राज्य की ओर से',
    prosecutor: 'लोक अभियोजक',
    stage: 'चरण',
    sections: 'धाराएँ',
    before: (judge) => `समक्ष: ${judge}`,
    made: 'इस डिवाइस की सूची से, इस समय तक:',
  },
  category: {
    label: 'मामले का प्रबंध',
    gone: { title: 'नहीं बदला', description: 'यह मामला अब इस डिवाइस पर नहीं है।' },
  },
  more: 'और',
  less: 'कम',
  groups: { Expedited: 'शीघ्र', Standard: 'सामान्य', Complex: 'जटिल' },
  noneToday: {
    Expedited: 'आज कोई शीघ्र मामला नहीं लगा',
    Standard: 'आज कोई सामान्य मामला नहीं लगा',
    Complex: 'आज कोई जटिल मामला नहीं लगा',
  },
  noneOnDashboard: { title: 'आज कोई सुनवाई नहीं', text: 'आज आपकी कोई सुनवाई तय नहीं है।' },
  all: 'न्यायिक कैलेंडर',
  viewCase: 'मामला देखें',
  move: 'तारीख बदलें',
  record: 'नतीजा दर्ज करें',
  room: (room) => `न्यायालय कक्ष ${room}`,
  caseNumber: (written) => numberInLanguage(written, 'hi'),
  titled: (title) => {
    const [, applicant, respondent] = /^(.+?) vs?\.? (.+)$/.exec(title) ?? [];
    return applicant && respondent
      ? `${partyInHindi(applicant)} बनाम ${respondentInHindi(respondent)}`
      : title;
  },
  respondent: respondentInHindi,
  untitled: 'मामला डाउनलोड नहीं हुआ',
  state: {
    listed: '',
    called: 'पुकार हुई',
    'passed-over': 'बाद के लिए रखी गई',
    'not-reached': 'नंबर नहीं आया',
    'part-heard': 'आंशिक सुनवाई',
    heard: 'सुनी गई',
    adjourned: 'स्थगित',
    reserved: 'आदेश सुरक्षित',
    pronounced: 'आदेश सुनाया गया',
    cancelled: 'रद्द',
  },
  failed: { title: 'गड़बड़ी', description: 'कैलेंडर नहीं लाया जा सका' },
};
