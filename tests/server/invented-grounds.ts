/** An invented file of grounds of an operator, and its reader. */
import { loadGroundLibrary } from '#documents/grounds/ground-library.ts';
import { day } from '#kernel/calendar-date.ts';
import { readGroundsFile } from '../../server/law/read-grounds-file.ts';
import { TABLES } from '../law/law-tables.ts';

export const ROW = {
  id: 'harvest-season',
  family: 'person',
  reliefs: ['regular-magistrate', 'regular-sessions'],
  when: [{ fact: 'case.custodyStatus', op: 'in', value: ['police', 'judicial'] }],
  never: [{ fact: 'law.deathOrLife', op: 'is', value: true }],
  heading: { en: 'An invented harvest', hi: 'एक कल्पित फ़सल' },
  text: { en: 'The {party} alone can bring in the harvest.', hi: 'केवल {party} ही फ़सल काट सकता है।' },
  authority: [{ source: 'BNSS', at: 's.480' }],
  strength: 'weak',
  strengthNote: 'Invented.',
  answers: 'The State says that others can do it.',
  reviewedBy: 'Adv. A. Invented',
  reviewedOn: '2026-11-18',
};
export const FILE = {
  format: 'zamanat-grounds/1',
  source: { name: 'Grounds of the Bar', retrievedOn: '2026-11-20' },
  grounds: [ROW],
};

export const library = await loadGroundLibrary();
export const readGrounds = (file: Record<string, unknown>) =>
  readGroundsFile(file, { tables: TABLES, today: day('2026-11-26') }, library);
