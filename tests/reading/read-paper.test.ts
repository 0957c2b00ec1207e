// @vitest-environment node
/** FIRs, remand orders, arrest memos and charge-sheets as text: typed, pasted, or of a PDF. All are invented. */
import { expect, it } from 'vitest';
import { day } from '#kernel/calendar-date.ts';
import type { PaperFact } from '#reading/papers/paper-reading.ts';
import { readPaper } from '#reading/papers/read-paper.ts';
import { TABLES as tables } from '../law/law-tables.ts';

const read = (text: string) => readPaper(text, { tables, today: day('2026-11-25') });
const valuesOf = (text: string) =>
  Object.fromEntries(read(text).facts.map(({ fact, value }) => [fact, value]));
const factOf = (text: string, fact: PaperFact) => read(text).facts.find((each) => each.fact === fact);

const FIR = `FIRST INFORMATION REPORT
(Under Section 173 B.N.S.S.)
1. District: Pune City   P.S.: Hadapsar   Year: 2026   FIR No.: 0455   Date and Time of FIR: 09/11/2026 18:40 hrs
2. S.No. Acts Sections
1 Bharatiya Nyaya Sanhita (BNS), 2023 318(4)
2 Bharatiya Nyaya Sanhita (BNS), 2023 316(2)
3. (a) Occurrence of offence: Day: Monday Date from: 02/11/2026 Date To: 02/11/2026
(b) Information received at P.S.: Date: 09/11/2026 Time: 18:10 hrs
(c) General Diary Reference: Entry No.: 021 Date and Time: 09/11/2026 18:40
4. Type of Information: Written
6. Complainant / Informant:
(a) Name: Prakash Dattatray Shinde
(b) Father's Name: Dattatray Shinde
7. Details of known / suspected / unknown accused with full particulars:
S.No. Name Alias Relative's Name Present Address
1 Ramesh Baburao Kamble s/o Baburao Kamble, age 29 years, r/o Magarpatta, Pune
2 Sunil Kamble
12. First Information contents:
The accused took Rs 2,40,000 from the informant for a flat on 02/11/2026.
No flat was given and no money was returned.
13. Action taken: Registered the case and took up the investigation.`;

it('reads the printed form of an FIR', () => {
  expect(read(FIR).kind).toBe('fir');
  expect(valuesOf(FIR)).toEqual({
    firNumber: '455/2026',
    policeStation: 'Hadapsar',
    district: 'Pune City',
    firDate: '2026-11-09',
    offenceDate: '2026-11-02',
    sections: 'BNS 318(4), BNS 316(2)',
    fullName: 'Ramesh Baburao Kamble',
    parentage: 'Baburao Kamble',
    age: '29',
    address: 'Magarpatta, Pune',
    allegations:
      'The accused took Rs 2,40,000 from the informant for a flat on 02/11/2026. No flat was given and no money was returned.',
  });
  expect(read(FIR).informant).toBe('Prakash Dattatray Shinde');
  expect(read(FIR).accused.map(({ name }) => name)).toEqual(['Ramesh Baburao Kamble', 'Sunil Kamble']);
  expect(read(FIR).facts.filter(({ doubt }) => doubt !== null)).toEqual([]);
});

it('names the line of each reading', () => {
  expect(FIR.split('\n')[factOf(FIR, 'sections')?.line ?? 0]).toContain('318(4)');
  expect(FIR.split('\n')[factOf(FIR, 'fullName')?.line ?? 0]).toContain('Ramesh');
  expect(FIR.split('\n')[factOf(FIR, 'offenceDate')?.line ?? 0]).toContain('Date from');
});

const HINDI = `प्रथम सूचना रिपोर्ट
(धारा 173 बी.एन.एस.एस. के तहत)
1. जिला: लखनऊ   थाना: हजरतगंज   वर्ष: 2026   प्र.सू.रि. सं.: 0218
प्र.सू.रि. की दिनांक: १४/०८/२०२६ समय: 21:15
2. अधिनियम: भारतीय न्याय संहिता धारा: 303(2), 317(2)
3. अपराध की घटना: दिनांक से: 12/08/2026 दिनांक तक: 12/08/2026
6. शिकायतकर्ता: नाम: मोहन लाल
7. अभियुक्त का नाम: रमेश कुमार पुत्र सुरेश कुमार, उम्र 34 वर्ष, निवासी आलमबाग, लखनऊ
12. प्रथम सूचना तथ्य: अभियुक्त ने वादी की मोटर साइकिल घर के सामने से चुरा ली।
13. की गई कार्यवाही: अपराध पंजीकृत किया गया।`;

it('reads a Hindi FIR with digits of both scripts', () => {
  expect(valuesOf(HINDI)).toMatchObject({
    firNumber: '218/2026',
    policeStation: 'हजरतगंज',
    district: 'लखनऊ',
    firDate: '2026-08-14',
    offenceDate: '2026-08-12',
    sections: 'BNS 303(2), BNS 317(2)',
    fullName: 'रमेश कुमार',
    parentage: 'सुरेश कुमार',
    age: '34',
    allegations: 'अभियुक्त ने वादी की मोटर साइकिल घर के सामने से चुरा ली।',
  });
});

it('reads an order of remand in sentences', () => {
  const text = `IN THE COURT OF JUDICIAL MAGISTRATE FIRST CLASS, PUNE
REMAND ORDER
FIR No. 455/2026, PS Hadapsar, u/s 318(4), 316(2) BNS
The accused Ramesh Kamble was arrested on 10-11-2026 and produced before me on 11-11-2026.
He is remanded to judicial custody till 24-11-2026.`;
  expect(read(text).kind).toBe('remand');
  expect(valuesOf(text)).toMatchObject({
    firNumber: '455/2026',
    policeStation: 'Hadapsar',
    sections: 'BNS 318(4), BNS 316(2)',
    arrestDate: '2026-11-10',
    firstRemandDate: '2026-11-11',
    courtPlace: 'PUNE',
  });
});

it('reads an arrest memo', () => {
  const text = `ARREST MEMO
Police Station: Kotwali Nagar   District: Indore
FIR No.: 99/2026 dated 01.10.2026 u/s 20 NDPS Act
Name of the arrestee: Imran Sheikh
Father's Name: Yusuf Sheikh
Age: 41 years   Sex: Male
Address: 12, Azad Nagar, Indore
Date and time of arrest: 03.10.2026 at 14:30 hrs`;
  expect(read(text).kind).toBe('arrest-memo');
  expect(valuesOf(text)).toMatchObject({
    firNumber: '99/2026',
    firDate: '2026-10-01',
    policeStation: 'Kotwali Nagar',
    district: 'Indore',
    fullName: 'Imran Sheikh',
    parentage: 'Yusuf Sheikh',
    age: '41',
    gender: 'male',
    arrestDate: '2026-10-03',
  });
});

it.each<[string, object | undefined]>([
  ['No. of witnesses: 14\nNumber of documents: 22', { witnesses: 14, documents: 22 }],
  ['The prosecution relies on 14 witnesses and 22 documents.', { witnesses: 14, documents: 22 }],
  ['गवाहों की संख्या: १४', { witnesses: 14 }],
  ['कुल दस्तावेज़: 22', { documents: 22 }],
  ['14 witnesses are named; 15 witnesses are listed.', undefined],
  ['List of witnesses: 12/07/2026', undefined],
])('reads the counts of a charge-sheet: %s', (text, counts) => {
  expect(read(`CHARGE SHEET\n${text}`).counts).toEqual(counts);
});

it('reads the day of a charge-sheet', () => {
  const text = `CHARGE-SHEET (Final Report under section 193 BNSS)
District: Thane   PS: Naupada   FIR No.: 77/2026   Date: 02/03/2026
Date of charge-sheet: 30/05/2026
Act: BNS Section: 109(1)
Accused: Deepak Rao`;
  expect(read(text).kind).toBe('charge-sheet');
  expect(valuesOf(text)).toMatchObject({
    firNumber: '77/2026',
    firDate: '2026-03-02',
    chargesheetOn: '2026-05-30',
    fullName: 'Deepak Rao',
  });
});

it('marks two numbers and a day without a year as doubtful', () => {
  const text = `FIR No.: 455/2026\nPolice Station: Hadapsar\nFIR No.: 456/2026\nDate of arrest: 10-11`;
  expect(factOf(text, 'firNumber')).toMatchObject({ doubt: 'conflict', others: ['456/2026'] });
  expect(factOf(text, 'arrestDate')).toMatchObject({ doubt: 'absent' });
});

it.each(['', 'A cat sits on a mat.', '\u{b85}\u{ba3}\u{bcd}\u{ba3}\u{ba9}\u{bcd}', '0 1 2 3 : : :'])(
  'finds nothing in %j',
  (text) => {
    expect(read(text).facts).toEqual([]);
  },
);

it('reads a hostile text in time that grows with its length', () => {
  const text = 'District: '.repeat(2_000) + 'FIR No.: '.repeat(500);
  const started = performance.now();
  read(text);
  expect(performance.now() - started).toBeLessThan(3_000);
});
