import { indianNumber } from '#kernel/indian-number.ts';
import type { scheduleHearing as English } from '#text/en/work/schedule-hearing.ts';
import type { Translated } from '#text/translated.ts';
import { HEARING_FAULTS, hearingPurpose, hearingWarnings } from './hearings.ts';
import { HELD } from '#text/hi/device-word.ts';

export const scheduleHearing: Translated<typeof English> = {
  title: 'सुनवाई तय करें',
  move: 'तारीख बदलें',
  of: (name, number) => [name, number].filter(Boolean).join(', '),
  purposeOf: hearingPurpose,
  record: {
    title: 'गड़बड़ी',
    loading: 'मामले का विवरण खुल रहा है...',
    missing: 'मामला नहीं मिला',
    failed: 'मामले का विवरण नहीं खुल सका। फिर कोशिश करें।',
    offline: 'यह अभी इस डिवाइस पर नहीं है। नेटवर्क आते ही लाया जाएगा।',
    notice: { title: 'गड़बड़ी', description: 'मामले का विवरण नहीं खुल सका' },
  },
  missingId: 'मामले की पहचान नहीं मिली। सूची से फिर खोलें।',
  back: 'पीछे',
  date: 'सुनवाई की तारीख',
  time: 'समय',
  timeHint: 'IST, चौबीस घंटे की घड़ी से, जैसे 14:30',
  purpose: 'किसलिए',
  other: 'कुछ और',
  otherPurpose: 'अपने शब्दों में, किसलिए',
  courtroom: 'न्यायालय कक्ष (ज़रूरी नहीं)',
  minutes: 'अनुमानित समय, मिनट में (ज़रूरी नहीं)',
  notices: 'नोटिस किसे',
  notice: {
    prosecutor: 'लोक अभियोजक',
    victim: 'पीड़ित',
    informant: 'सूचनादाता',
  },
  submit: 'सुनवाई तय करें',
  sending: 'तय हो रही है',
  errors: {
    date: 'सुनवाई की तारीख लिखें।',
    noDay: 'ऐसी कोई तारीख नहीं होती। दिन, महीना और वर्ष देख लें।',
    faults: HEARING_FAULTS,
  },
  freeDay: (day, n) =>
    `अगला खाली कार्य दिवस: ${day} (${n === 0 ? 'कुछ सूचीबद्ध नहीं' : `${indianNumber(n)} सुनवाई सूचीबद्ध`})।`,
  takeDay: (day) => `${day} चुनें`,
  warnings: {
    ...hearingWarnings,
    may: 'फिर भी आप इसे लगा सकते हैं।',
  },
  done: {
    listed: 'सुनवाई तय हुई',
    moved: 'सुनवाई की तारीख बदली',
    text: (day, time) => `${day}, ${time}। इस ${HELD} पर सुरक्षित। भेजे जाने पर अधिवक्ता देख सकेंगे।`,
  },
  gone: 'यह मामला अब इस डिवाइस पर नहीं है। आपका लिखा हुआ यहीं है।',
  failed: 'सुनवाई सहेजी नहीं जा सकी। पेज फिर खोलें और दोबारा कोशिश करें।',
  next: 'अगली सुनवाई',
};
