import { indianNumber } from '#kernel/indian-number.ts';
import type { hearingCalendar as English } from '#text/en/work/hearing-calendar.ts';
import type { Translated } from '#text/translated.ts';

const MONTHS = [
  'जनवरी',
  'फ़रवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितंबर',
  'अक्टूबर',
  'नवंबर',
  'दिसंबर',
];
const SHORT = ['जन', 'फ़र', 'मार्च', 'अप्रै', 'मई', 'जून', 'जुल', 'अग', 'सितं', 'अक्टू', 'नवं', 'दिसं'];

const matters = (n: number): string => (n === 1 ? '1 मामला' : `${indianNumber(n)} मामले`);

/** "50 मिनट", "3 घंटे 20 मिनट" */
function hours(minutes: number): string {
  const wholeHours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [wholeHours > 0 && (wholeHours === 1 ? '1 घंटा' : `${wholeHours} घंटे`), rest > 0 && `${rest} मिनट`]
    .filter(Boolean)
    .join(' ');
}

export const hearingCalendar: Translated<typeof English> = {
  title: 'आने वाली सुनवाई',
  loading: 'सुनवाई की तारीखें खुल रही हैं',
  noneUpcoming: 'आगे कोई सुनवाई तय नहीं है',
  showMore: 'और दिखाएँ',
  nextDate: 'अगली तारीख',
  of: (name) => `: ${name}`,
  views: {
    label: 'आने वाली सुनवाई इस तरह दिखाएँ',
    agenda: 'सूची',
    week: 'सप्ताह',
    month: 'महीना',
    earlier: { week: 'पिछला सप्ताह', month: 'पिछला महीना' },
    later: { week: 'अगला सप्ताह', month: 'अगला महीना' },
    today: 'आज',
    monthName: (year, month) => `${MONTHS[month - 1] ?? ''} ${year}`,
    shortMonth: (month) => SHORT[month - 1] ?? '',
    weekdays: ['सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि', 'रवि'],
    load: (n, minutes) => `${matters(n)}, लगभग ${hours(minutes)}`,
    overfull: 'क्षमता से अधिक',
    loads: 'हर दिन का भार',
    capacity: (minutes) => `न्यायालय का एक दिन: ${hours(minutes)}`,
    noneOnDay: 'कोई सुनवाई नहीं',
    dayOf: (date, n) => `${date}: ${matters(n)}`,
    noneInMonth: 'इस महीने कोई सुनवाई नहीं लगी है।',
  },
  file: {
    name: 'ज़मानत: सुनवाई',
    all: 'सुनवाई की तारीखें कैलेंडर में जोड़ें (.ics)',
    one: 'कैलेंडर में जोड़ें (.ics)',
    fileAll: 'zamanat-hearings.ics',
    fileOne: (day) => `zamanat-hearing-${day}.ics`,
    event: (time, purpose, title) => `${time === null ? '' : `${time} `}${purpose}: ${title}`,
    alarm: (title, days) => `${days === 0 ? 'आज' : `${days} दिन में`}: ${title}`,
  },
};
