import { expect, it } from 'vitest';
import { numberOfText, readCourtMessages, isSameNumber } from '#domain/case/court-message.ts';
import { day } from '#kernel/calendar-date.ts';

const TODAY = day('2026-11-20');
const readMessage = (text: string) => readCourtMessages(text, TODAY);

type MessageFields = Readonly<Record<string, unknown>>;

/** Expected fields of each message; all others must be absent. */
const MESSAGES: readonly (readonly [name: string, text: string, said: MessageFields])[] = [
  [
    'eCourts, with labels',
    'CNR: MHPU040123452024 Case No.: Bail Appln./1485/2024 Next Date: 24-11-2026 Purpose: Arguments. eCourts Services',
    {
      cnr: 'MHPU040123452024',
      caseNumber: { type: 'Bail Appln.', number: '1485', year: 2024 },
      date: '2026-11-24',
      purpose: 'Arguments',
    },
  ],
  [
    'eCourts, as a sentence',
    'Dear Advocate, your case Cri.Bail Appln. 1234/2026 (CNR MHPU010012342026) is listed on 02/12/2026 for Filing of Say in Court No. 12.',
    {
      cnr: 'MHPU010012342026',
      caseNumber: { type: 'Cri.Bail Appln.', number: '1234', year: 2026 },
      date: '2026-12-02',
      courtroom: '12',
      purpose: 'Filing of Say',
    },
  ],
  [
    'a CNR in its parts',
    'CNR No. DLHC-01-001234-2025 next hearing date 5th January, 2027',
    { cnr: 'DLHC010012342025', date: '2027-01-05' },
  ],
  [
    'adjourned, with the day on which it was filed',
    'Case SC/45/2021 State vs Imran Sheikh filed on 12-03-2021 is adjourned to 30-11-2026.',
    {
      caseNumber: { type: 'SC', number: '45', year: 2021 },
      applicant: 'Imran Sheikh',
      respondent: 'State',
      date: '2026-11-30',
    },
  ],
  [
    'e-Filing accepted, with the number that the registry gave',
    'Your e-Filing EC-MHPU01-00123-2026 is accepted and registered as Bail Application No. 1485 of 2026, CNR MHPU010014852026. First hearing on 01.12.2026 at 10:30 AM.',
    {
      cnr: 'MHPU010014852026',
      caseNumber: { type: 'Bail Application', number: '1485', year: 2026 },
      date: '2026-12-01',
      time: '10:30',
    },
  ],
  [
    'a High Court',
    'CRM-M/56343/2025 RAMESH JADHAV Vs STATE OF PUNJAB. Next date of hearing 15-Dec-2026, Court Room No. 21',
    {
      caseNumber: { type: 'CRM-M', number: '56343', year: 2025 },
      applicant: 'RAMESH JADHAV',
      respondent: 'STATE OF PUNJAB',
      date: '2026-12-15',
      courtroom: '21',
    },
  ],
  [
    'a number with hyphens',
    'CRM-M-56343-2025 listed on 2026-12-15',
    { caseNumber: { type: 'CRM-M', number: '56343', year: 2025 }, date: '2026-12-15' },
  ],
  [
    'B.A. No. of a year',
    'B.A. No. 9384 of 2022 posted to 7/12/26 before the Sessions Judge',
    { caseNumber: { type: 'B.A.', number: '9384', year: 2022 }, date: '2026-12-07' },
  ],
  [
    'the FIR is not the case number',
    'FIR No. 123/2026 Bail Application 44/2026 fixed for 03-12-2026 2:15 pm',
    {
      firNumber: '123/2026',
      caseNumber: { type: 'Bail Application', number: '44', year: 2026 },
      date: '2026-12-03',
      time: '14:15',
    },
  ],
  [
    'only an FIR',
    'Hearing in FIR 0456/2026 on 4 December 2026',
    { firNumber: '456/2026', date: '2026-12-04' },
  ],
  [
    'the answer to a CNR sent by SMS',
    'MHAU010012342016 Spl.C./123/2016 Sunita Pawar v. State of Maharashtra Next Date 12-01-2027 Stage: Evidence',
    {
      cnr: 'MHAU010012342016',
      caseNumber: { type: 'Spl.C.', number: '123', year: 2016 },
      applicant: 'Sunita Pawar',
      respondent: 'State of Maharashtra',
      date: '2027-01-12',
      purpose: 'Evidence',
    },
  ],
  [
    'decided',
    'Case BA/77/2026 CNR KLKL010000772026 disposed on 20-11-2026. Nature of disposal: Allowed.',
    {
      cnr: 'KLKL010000772026',
      caseNumber: { type: 'BA', number: '77', year: 2026 },
      isDecided: true,
      missing: ['date'],
    },
  ],
  [
    'two days, of which none is called the next',
    'Case 12/2026: 01-12-2026 / 08-12-2026',
    {
      caseNumber: { type: '', number: '12', year: 2026 },
      among: ['2026-12-01', '2026-12-08'],
      missing: ['date'],
    },
  ],
  [
    'a case without a day',
    'CNR MHPU040123452024 is updated.',
    { cnr: 'MHPU040123452024', missing: ['date'] },
  ],
  ['a day without a case', 'Next date 24-11-2026', { date: '2026-11-24', missing: ['case'] }],
  ['neither', 'Your OTP is 123456. Do not share it.', { missing: ['case', 'date'] }],
  ['a day that does not exist', 'Case BA/7/2026 next date 31-02-2027', { missing: ['date'] }],
];

it.for(MESSAGES)('reads %s', ([, text, said]) => {
  const [read, ...more] = readMessage(text);
  expect(more).toEqual([]);
  expect(read).toMatchObject({ missing: [], isDecided: false, ...said });
});

it('reads each cause list line with the heading date', () => {
  const list = `CAUSE LIST FOR 24-11-2026
COURT OF THE ADDITIONAL SESSIONS JUDGE 3, PUNE
12. Bail Appln./1485/2026 RAMESH JADHAV Vs STATE OF MAHARASHTRA ADV. M. DESHPANDE
13. Cri.M.A./22/2026 Sunita Pawar V/s State`;
  expect(readMessage(list)).toMatchObject([
    {
      source: 'cause-list',
      date: '2026-11-24',
      caseNumber: { type: 'Bail Appln.', number: '1485', year: 2026 },
      applicant: 'RAMESH JADHAV',
      respondent: 'STATE OF MAHARASHTRA',
    },
    {
      date: '2026-11-24',
      caseNumber: { type: 'Cri.M.A.', number: '22', year: 2026 },
      applicant: 'Sunita Pawar',
    },
  ]);
});

it('reads one cause list line and reports the missing date', () => {
  const [line] = readMessage(
    '7 | Bail Appln./1485/2025 | Ramesh Jadhav V/s State of Maharashtra | Arguments | Court Hall 4',
  );
  expect(line).toMatchObject({
    source: 'cause-list',
    caseNumber: { type: 'Bail Appln.', number: '1485', year: 2025 },
    applicant: 'Ramesh Jadhav',
    respondent: 'State of Maharashtra',
    courtroom: '4',
    missing: ['date'],
  });
});

it('reads several pasted messages separately', () => {
  const pasted = 'CNR MHPU040123452024 next date 24-11-2026\nCNR MHPU040123462024 next date 25-11-2026';
  expect(readMessage(pasted).map(({ cnr, date }) => [cnr, date])).toEqual([
    ['MHPU040123452024', '2026-11-24'],
    ['MHPU040123462024', '2026-11-25'],
  ]);
});

it('proposes a day without a year and says so', () => {
  const [message] = readMessage('BA 12/2026 State vs Ritu fixed for 3rd December');
  expect(message).toMatchObject({ date: '2026-12-03', isDateProposed: true, applicant: 'Ritu' });
});

it('never takes the stamp of a chat or a past day as the next date', () => {
  const [message] = readMessage('[19/11/26, 6:42:10 PM] Adv Sonal: BA 12/2026 heard on 18-11-2026');
  expect(message).toMatchObject({ missing: ['date'], isDateProposed: false });
});

it('reads a pasted case page as one case with its court', () => {
  const page = `Case Type : B.A.
Registration Number : 640/2026
CNR Number : MHPU01-006640-2026
Next Hearing Date : 10th December 2026
Court Number and Judge : 7-District Judge-3
Petitioner and Advocate
1) Nilesh Bhosale
Respondent and Advocate
1) State of Maharashtra`;
  expect(readMessage(page)).toMatchObject([
    {
      cnr: 'MHPU010066402026',
      caseNumber: { type: 'B.A.', number: '640', year: 2026 },
      date: '2026-12-10',
      courtName: '7-District Judge-3',
      applicant: 'Nilesh Bhosale',
    },
  ]);
});

it('proposes the day of a case whose number a scan misread', () => {
  expect(readMessage('Bail Appln. 1l02/2026 next date 02.12.2026')).toMatchObject([
    { caseNumber: { number: '1102', year: 2026 }, date: '2026-12-02', isDateProposed: true },
  ]);
  expect(readMessage('Bail Appln. 1102/2026 next date 02.12.2026')).toMatchObject([
    { caseNumber: { number: '1102', year: 2026 }, date: '2026-12-02', isDateProposed: false },
  ]);
});

it('gives the day to the number beside it', () => {
  expect(readMessage('BA 71/2026 is dismissed. SC 9/2025 is on 03.12.2026')).toMatchObject([
    { caseNumber: { type: 'SC', number: '9' }, date: '2026-12-03', isDecided: false },
  ]);
});

const pageOf = (number: string, cnr: string, date: string): string =>
  `Case Type : BA\nCNR Number : ${cnr}\nRegistration Number : ${number}/2026\nNext Hearing Date : ${date}`;

it('reads two pages in one text as two cases', () => {
  const text = `${pageOf('12', 'MHPU010000122026', '02-12-2026')}\n${pageOf('13', 'MHPU010000132026', '03-12-2026')}`;
  expect(readMessage(text)).toMatchObject([
    { cnr: 'MHPU010000122026', date: '2026-12-02' },
    { cnr: 'MHPU010000132026', date: '2026-12-03' },
  ]);
});

it('reads nothing from empty text', () => {
  expect(readMessage(' \n ')).toEqual([]);
});

it('matches the same case number in different formats', () => {
  const [kept, said] = [numberOfText('Bail Appln. No. 1485 of 2025'), numberOfText('BAIL APPLN./01485/2025')];
  expect(kept && said && isSameNumber(kept, said)).toBe(true);
  const other = numberOfText('S.C. 1485/2025');
  expect(kept && other && isSameNumber(kept, other)).toBe(false);
});
