/** Kinds of text that were misread in 110 new texts. */
import { expect, it } from 'vitest';
import { compareFirs } from '#reading/fir/same-fir.ts';
import { readRow, type RowKind } from '#reading/read-row.ts';
import { TABLES } from '../law/law-tables.ts';

const read = (kind: RowKind, text: string) =>
  readRow({ id: 'new', kind, text, context: { today: '2026-11-25' } }, TABLES);

it.each([
  ['354(A)(1)(i) IPC', { section: '354A', printed: 'IPC 354A(1)(i)', certain: true }],
  ['498(A)(1) IPC', { section: '498A', certain: true }],
  ['304 Part II', { section: '304', printed: 'IPC 304 Part II', inTables: 'row' }],
  ['376(D)(A) IPC', { section: '376DA', certain: false }],
])('reads a number with its letters, clauses and part: %s', (text, section) => {
  expect(read('sections', text)).toMatchObject({ sections: [section] });
});

it.each([
  ['FIR No. 0456/2025 dt 12.03.2025 PS Sector 20 Noida', 'Sector 20 Noida'],
  ['FIR 45/2026 PS Sector-58, Noida', 'Sector-58'],
  ['गु.र.नं. ३४५/२०२४ पोलीस ठाणे हडपसर', 'हडपसर'],
  ['FIR No. 45/2024 PS Andheri (E)', 'Andheri (E)'],
  ['FIR 45/2024 P.S. Vile Parle (West), Mumbai', 'Vile Parle (West)'],
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

it('proposes a later day if the listed day is past, and asks unless the text says "now"', () => {
  const matter = 'Crl.Misc. 5567/2026 Deepak v. State of Haryana';
  expect(read('message', `Listed on 24.11.2026, passover, now 18.12.2026. ${matter}`)).toMatchObject({
    nextDate: '2026-12-18',
    nextDateCertain: true,
  });
  expect(read('message', `Listed on 24.11.2026, passover, 18.12.2026. ${matter}`)).toMatchObject({
    nextDate: '2026-12-18',
    nextDateCertain: false,
  });
});

it.each([
  ['day after tomorrow', '2026-11-27'],
  ['tomorrow', '2026-11-26'],
])('proposes the date of "%s"', (text, date) => {
  expect(read('date', text)).toEqual({ date, certain: false });
});

it.each([
  ['Andheri (E)', 'Andheri East', true],
  ['Andheri (E)', 'Andheri (W)', false],
  ['Andheri (E)', 'Andheri', 'ask'],
  ['Andheri', 'अंधेरी', true],
])('compares the stations %s and %s', (left, right, same) => {
  expect(compareFirs(`FIR 45/2024 PS ${left}`, `FIR 45/2024 PS ${right}`)).toBe(same);
});

it.each([
  ['138 N.I Act/1756/2024 next date 14-12-2026 for evidence, before CJM Pune', 'CJM Pune'],
  [
    'BA 12/2026 A v. State before the Addl. Sessions Judge-3, Pune on 14-12-2026',
    'Addl. Sessions Judge-3, Pune',
  ],
  ['BA 1/2026 Ram v State in the Sessions Court Nashik at 11 am', 'Sessions Court Nashik'],
  ['Imran v State, before Justice R.K. Sharma on 12-12-2026', 'Justice R.K. Sharma'],
])('reads the court before which a case is listed: %s', (text, court) => {
  expect(read('message', text)).toMatchObject({ court });
});

it.each(['CC 12/2026 file reply before 12/12/2026', 'CC 12/2026 hearing before noon 12/12/2026'])(
  'reads no court from "before" a day or an hour: %s',
  (text) => {
    expect(read('message', text)).not.toHaveProperty('court');
  },
);

it('proposes the day of a message that is only a date, and asks', () => {
  expect(read('message', '26 Nov')).toMatchObject({ nextDate: '2026-11-26', nextDateCertain: false });
  expect(read('message', 'Your OTP is 45, valid till 26 Nov')).toMatchObject({ nextDate: null });
});

it.each([
  ['438 BNSS State of UP v. Ramesh, next date 10/12/2026', 'Ramesh', 'State of UP'],
  ['Ramesh v. State of UP 483 BNSS 10/12/2026', 'Ramesh', 'State of UP'],
  ['State v. Ramesh 302 IPC next 10/12/2026', 'Ramesh', 'State'],
  ['S.302/34 IPC Ram Singh v. State next 10/12/2026', 'Ram Singh', 'State'],
  ['धारा 420 भा.द.वि. रामू बनाम राज्य अगली तारीख 10/12/2026', 'रामू', 'राज्य'],
])('keeps the sections of the charge out of the names: %s', (text, accused, state) => {
  expect(read('message', text)).toMatchObject({ parties: { accused, state } });
});

it.each([
  ['BA 1/2026 adjourned at request of the APP to 12-12-2026', '2026-12-12', true],
  ['BA 1/2026 adjourned by consent to 12-12-2026', '2026-12-12', true],
  ['Appear on 28-11-2026 before the IO in FIR 45/2026', '2026-11-28', false],
  ['BA 1/2026: file the reply by 28-11-2026', null, false],
  ['BA 1/2026 postponed from 10-12-2026 to 17-12-2026', '2026-12-17', true],
])('tells the day of the hearing from other days: %s', (text, nextDate, nextDateCertain) => {
  expect(read('message', text)).toMatchObject({ nextDate, nextDateCertain });
});

it('takes the CNR and the number in two lines for one case', () => {
  const text = 'CNR DLSE010045672026\nBA/12/2026\nnext date 14-12-2026';
  expect(read('message', text)).toMatchObject({ cnr: 'DLSE010045672026', number: '12' });
});

it('keeps the text of a case in bold signs as pasted', () => {
  expect(read('message', '*BA 12/2026* next 14-12-2026')).toMatchObject({
    text: '*BA 12/2026* next 14-12-2026',
    number: '12',
  });
});
