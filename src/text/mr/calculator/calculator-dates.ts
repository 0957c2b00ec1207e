/** Draft in Marathi, not yet reviewed by a lawyer who speaks it. */
import { indianNumber } from '#kernel/indian-number.ts';
import type {
  dates as EnglishDates,
  picture as EnglishPicture,
} from '#text/en/calculator/calculator-dates.ts';
import type { Translated } from '#text/translated.ts';

const days = (n: number) => `${indianNumber(n)} दिवस`;

export const dates: Translated<typeof EnglishDates> = {
  caption: 'तारखांची यादी',
  date: 'तारीख',
  day: 'दिवस',
  what: 'घटना',
  law: 'कायदा',
  counts: 'कोठडी येथून मोजली जाते',
};

export const picture: Translated<typeof EnglishPicture> = {
  arrest: 'अटक',
  today: (n) => `आज, कोठडीत ${days(n)}`,
  todayShort: (n) => `आज, ${days(n)}`,
  oneThird: 'एक तृतीयांश',
  oneHalf: 'अर्धा भाग',
  whole: 'कमाल',
  now: 'आज',
  maximum: (term) => `कमाल, ${term}`,
  firstDays: (n) => `पहिले ${n} दिवस`,
  remand: 'रिमांड, दिवस 1',
  day: (n) => `दिवस ${n}`,
  chargesheetOnly: 'दोषारोपपत्र',
  chargesheet: (n) => `दोषारोपपत्र, दिवस ${n}`,
  scale: (n) => `दिवस ${n} नंतर मोजपट्टी बदलते`,
  says: (from, to) =>
    to === null ? `${from} पासून कोठडी.` : `${from} पासून कोठडी; कमाल शिक्षा ${to} रोजी पूर्ण.`,
  saysToday: (n) => `आजपर्यंत कोठडीत ${days(n)}.`,
  saysMark: (what, date) => `${what}: ${date}.`,
  nextHearing: 'पुढील सुनावणी',
  heard: (n, next) => `सुनावण्या (त्रिकोण): आजपर्यंत ${n}${next === null ? '' : `, पुढील ${next} रोजी`}.`,
};
