/** Draft in Telugu, not yet reviewed by a lawyer who speaks it. */
import { indianDate, isDay } from '#kernel/calendar-date.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import type { notifications as English } from '#text/en/work/notifications.ts';
import type { PartlyTranslated } from '#text/translated.ts';
import { counted } from '#text/te/counted.ts';
import { ON_THIS } from '#text/te/device-word.ts';

const dated = (date = '', time = ''): string =>
  [isDay(date) ? indianDate(date) : date, time].filter(Boolean).join(', ');

export const notifications: PartlyTranslated<typeof English> = {
  title: 'నోటిఫికేషన్లు',
  loading: 'నోటిఫికేషన్లు తెరుచుకుంటున్నాయి',
  none: 'కొత్త నోటిఫికేషన్లు లేవు.',
  noneText: 'నిర్ణయాలు, బదిలీలు, విచారణలు, వచ్చిన హక్కులు, తెరిచిన లింకులు ఇక్కడ కనిపిస్తాయి.',
  all: 'అన్ని నోటిఫికేషన్లు',
  list: 'కొత్తవి ముందు',
  more: 'మరిన్ని చూపించండి',
  unread: 'కొత్తది',
  markRead: 'చదివినట్లు గుర్తించండి',
  markAll: 'అన్నీ చదివినట్లు గుర్తించండి',
  of: (title) => `: ${title}`,
  untitled: 'కేసు డౌన్‌లోడ్ కాలేదు',
  needsYou: (n) => `మీరు చూడవలసినవి: ${indianNumber(n)}`,
  noNumber: 'ఇంకా నంబర్ లేదు',
  docketOf: (date) => `మీ కేసుల జాబితా: ${dated(date)}`,
  what: {
    decided: (status) => `నిర్ణయం: ${status}`,
    decidedInPart: (status) => `నిర్ణయం: కొన్ని ఎఫ్ఐఆర్‌లలో ${status}`,
    removed: 'ఇప్పుడు మీ జాబితాలో లేదు',
    hearing: (date, time) => `విచారణ తేదీ: ${dated(date, time)}`,
    'hearing-soon': (date, time) => `గుర్తుచేయడం, విచారణ: ${dated(date, time)}`,
    docket: (matters, time) => `గుర్తుచేయడం: ${counted(matters, 'విచారణ', 'విచారణలు')}, మొదటిది ${time ?? ''}`,
    right: (right, date) => [right, dated(date)].filter(Boolean).join(', '),
    'share-opened': 'ఈ దరఖాస్తుకు మీరిచ్చిన లింకు తెరవబడింది',
    'conditions-asked': 'బెయిల్‌కు ఇతర షరతులు కోరారు',
    transferred: (court = 'వేరే న్యాయస్థానం') => `${court}: ఈ న్యాయస్థానానికి బదిలీ అయింది, అక్కడ మళ్లీ జాబితాలో చేరుతుంది`,
  },
  remind: {
    title: 'విచారణలను గుర్తుచేయడం',
    lead: {
      label: 'ఎంత ముందుగా గుర్తుచేయాలి',
      '1-hour': '1 గంట',
      '3-hours': '3 గంటలు',
      '1-day': '1 రోజు',
      '2-days': '2 రోజులు',
      '1-week': '1 వారం',
    },
    ask: `${ON_THIS} గుర్తుచేయండి`,
    asking: 'లోడ్ అవుతోంది',
    on: 'జమానత్ మూసి ఉన్నా గుర్తుచేసే సందేశాలు వస్తాయి. వాటిలో కేసు వివరాలు ఉండవు.',
    stop: 'గుర్తుచేయడం ఆపండి',
    off: 'జమానత్ మూసి ఉన్నా గుర్తుచేసే సందేశాలు వస్తాయి.',
    always: 'లేదా మీ విచారణలను ఫోన్ క్యాలెండర్‌లో (.ics) చేర్చుకోండి.',
    calendar: 'విచారణలు',
    judgesCalendar: 'కోర్టు క్యాలెండర్',
    failed: {
      denied: `${ON_THIS} నోటిఫికేషన్లు నిలిపివేయబడ్డాయి. బ్రౌజర్ సెట్టింగుల్లో వాటిని అనుమతించండి, లేదా క్యాలెండర్ ఫైలు వాడండి.`,
      offline:
        'కోర్టు సర్వర్ సమాధానం ఇవ్వలేదు: గుర్తుచేసే సందేశాలు అమర్చలేదు. నెట్‌వర్క్ ఉన్నప్పుడు మళ్ళీ ప్రయత్నించండి, లేదా క్యాలెండర్ ఫైలు వాడండి.',
      service: 'నోటిఫికేషన్ సేవ సమాధానం ఇవ్వలేదు: గుర్తుచేసే సందేశాలు అమర్చలేదు. తర్వాత మళ్ళీ ప్రయత్నించండి, లేదా క్యాలెండర్ ఫైలు వాడండి.',
      unsupported: 'ఈ బ్రౌజర్‌లో గుర్తుచేసే సందేశాలు రావు. ఐఫోన్‌లో ముందుగా జమానత్‌ను హోమ్ స్క్రీన్‌కు చేర్చండి, లేదా క్యాలెండర్ ఫైలు వాడండి.',
    },
  },
};
