/** Kinds of text that were misread in 110 new texts. */
import { expect, it } from 'vitest';
import { readRow, type RowKind } from '#reading/read-row.ts';
import { TABLES } from '../law/law-tables.ts';

const read = (kind: RowKind, text: string) =>
  readRow({ id: 'new', kind, text, context: { today: '2026-11-25' } }, TABLES);

it.each([
  ['354(A)(1)(i) IPC', { section: '354A', printed: 'IPC 354A(1)(i)', certain: true }],
  ['498(A)(1) IPC', { section: '498A', certain: true }],
  ['376(D)(A) IPC', { section: '376DA', certain: false }],
])('reads a letter in brackets before more clauses: %s', (text, section) => {
  expect(read('sections', text)).toMatchObject({ sections: [section] });
});

it.each([
  ['FIR No. 0456/2025 dt 12.03.2025 PS Sector 20 Noida', 'Sector 20 Noida'],
  ['FIR 45/2026 PS Sector-58, Noida', 'Sector-58'],
  ['गु.र.नं. ३४५/२०२४ पोलीस ठाणे हडपसर', 'हडपसर'],
])('reads the whole name of the station: %s', (text, station) => {
  expect(read('fir', text)).toMatchObject({ station });
});

it('takes "this station" for no name', () => {
  expect(read('fir', 'थाना हाजा पर अपराध क्रमांक 77/2025 धारा 379')).not.toHaveProperty('station');
});

it('ends the side of the State before the renotified date', () => {
  const text = 'Crl.M.C. 567/2026 Vikas Sharma v. State (NCT of Delhi) renotified 07.12.2026';
  expect(read('message', text)).toMatchObject({ parties: { state: 'State (NCT of Delhi)' } });
});

it('reads a court number without "No."', () => {
  expect(read('message', 'bail matter on 8 Dec 2026, court 5')).toMatchObject({ court: 'court 5' });
  expect(read('message', 'bail matter in court 08.12.2026')).not.toHaveProperty('court');
});

it('proposes a later day, and asks, if the listed day is past', () => {
  const text =
    'Listed on 24.11.2026, passover, now 18.12.2026. Crl.Misc. 5567/2026 Deepak v. State of Haryana';
  expect(read('message', text)).toMatchObject({ nextDate: '2026-12-18', nextDateCertain: false });
});

it.each([
  ['day after tomorrow', '2026-11-27'],
  ['tomorrow', '2026-11-26'],
])('proposes the date of "%s"', (text, date) => {
  expect(read('date', text)).toEqual({ date, certain: false });
});
