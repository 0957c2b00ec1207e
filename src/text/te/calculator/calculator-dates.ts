/** Draft in Telugu, not yet reviewed by a lawyer who speaks it. */
import type {
  dates as EnglishDates,
  picture as EnglishPicture,
} from '#text/en/calculator/calculator-dates.ts';
import type { Translated } from '#text/translated.ts';
import { days, ofDays } from '#text/te/counted.ts';

export const dates: Translated<typeof EnglishDates> = {
  caption: 'తేదీల జాబితా',
  date: 'తేదీ',
  day: 'రోజు',
  what: 'సంఘటన',
  law: 'చట్టం',
  counts: 'కస్టడీ ఇక్కడి నుండి లెక్క',
};

export const picture: Translated<typeof EnglishPicture> = {
  arrest: 'అరెస్టు',
  today: (n) => `ఈ రోజు, కస్టడీలో ${days(n)}`,
  todayShort: (n) => `ఈ రోజు, ${days(n)}`,
  oneThird: 'మూడో వంతు',
  oneHalf: 'సగం',
  whole: 'గరిష్ఠం',
  now: 'ఈ రోజు',
  maximum: (term) => `గరిష్ఠం, ${term}`,
  firstDays: (n) => `మొదటి ${days(n)}`,
  remand: 'రిమాండ్, రోజు 1',
  day: (n) => `రోజు ${n}`,
  chargesheetOnly: 'చార్జిషీటు',
  chargesheet: (n) => `చార్జిషీటు, రోజు ${n}`,
  scale: (n) => `రోజు ${n} తర్వాత కొలమానం మారుతుంది`,
  says: (from, to) => (to === null ? `${from} నుండి కస్టడీ.` : `${from} నుండి గరిష్ఠం పూర్తయ్యే ${to} వరకు కస్టడీ.`),
  saysToday: (n) => `ఈ రోజు వరకు ${ofDays(n)} కస్టడీ.`,
  saysMark: (what, date) => `${what}: ${date}.`,
  nextHearing: 'తదుపరి విచారణ',
  heard: (n, next) => `విచారణలు (త్రిభుజాలు): ఈ రోజు వరకు ${n}${next === null ? '' : `, తదుపరిది ${next}న`}.`,
};
