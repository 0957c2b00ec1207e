import { day, indianDate, isDay } from '#kernel/calendar-date.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import type { caseHistory as English } from '#text/en/case-history.ts';
import type { Translated } from '#text/translated.ts';

const DONE: Readonly<Record<string, string>> = {
  'application create': 'याचिका दाखिल हुई',
  'application amend': 'याचिका में संशोधन हुआ',
  'application withdraw': 'याचिका वापस ली गई',
  'application decide': 'याचिका पर निर्णय हुआ',
  'case create': 'मामला जोड़ा गया',
  'case update': 'मामला बदला गया',
  'case decide': 'मामले पर निर्णय हुआ',
  'hearing create': 'सुनवाई की तारीख लगी',
  'hearing update': 'सुनवाई बदली गई',
  'document create': 'दस्तावेज़ जोड़ा गया',
  'diary create': 'डायरी में प्रविष्टि लिखी गई',
  'assessment create': 'जोखिम आकलन सहेजा गया',
};

const STATE: Readonly<Record<string, string>> = {
  listed: 'सुनवाई फिर लगी',
  called: 'पुकार हुई',
  'passed-over': 'सुनवाई बाद के लिए रखी गई',
  'not-reached': 'सुनवाई का नंबर नहीं आया',
  'part-heard': 'आंशिक सुनवाई हुई',
  heard: 'सुनवाई हुई',
  adjourned: 'सुनवाई स्थगित',
  reserved: 'आदेश सुरक्षित',
  pronounced: 'आदेश सुनाया गया',
  cancelled: 'सुनवाई रद्द',
};

export const caseHistory: Translated<typeof English> = {
  done: (entity, action) => DONE[`${entity} ${action}`] ?? 'मामले की फ़ाइल बदली गई',
  hearingState: (state) => STATE[state] ?? 'सुनवाई बदली गई',
  hearingMoved: 'सुनवाई की तारीख बदली',
  managed: 'मामले का प्रबंध बदला',
  delay: 'अभियुक्त की देरी गिनी गई',
  days: (count) => `${indianNumber(count)} दिन`,
  day: (date) => (isDay(date) ? indianDate(day(date)) : date),
};
