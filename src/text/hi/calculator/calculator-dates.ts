import type {
  dates as EnglishDates,
  picture as EnglishPicture,
} from '#text/en/calculator/calculator-dates.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import type { Translated } from '#text/translated.ts';

export const dates: Translated<typeof EnglishDates> = {
  caption: 'तारीखों की सूची',
  date: 'तारीख',
  day: 'दिन',
  what: 'घटना',
  law: 'कानून',
  counts: 'अभिरक्षा यहाँ से गिनी जाती है',
};

export const picture: Translated<typeof EnglishPicture> = {
  arrest: 'गिरफ्तारी',
  today: (n) => `आज, अभिरक्षा में ${indianNumber(n)} दिन`,
  todayShort: (n) => `आज, ${indianNumber(n)} दिन`,
  oneThird: 'एक तिहाई',
  oneHalf: 'आधी',
  whole: 'अधिकतम',
  now: 'आज',
  maximum: (term) => `अधिकतम, ${term}`,
  firstDays: (n) => `पहले ${n} दिन`,
  remand: 'रिमांड, दिन 1',
  day: (n) => `दिन ${n}`,
  chargesheetOnly: 'आरोप-पत्र',
  chargesheet: (n) => `आरोप-पत्र, दिन ${n}`,
  scale: (n) => `दिन ${n} के बाद पैमाना बदलता है`,
  says: (from, to) => (to === null ? `अभिरक्षा ${from} से।` : `अभिरक्षा ${from} से; अधिकतम सज़ा ${to} को पूरी।`),
  saysToday: (n) => `आज तक अभिरक्षा में ${indianNumber(n)} दिन।`,
  saysMark: (what, date) => `${what}: ${date}।`,
  nextHearing: 'अगली सुनवाई',
  heard: (n, next) => `सुनवाइयाँ (त्रिकोण): आज तक ${n}${next === null ? '' : `, अगली ${next} को`}।`,
};
