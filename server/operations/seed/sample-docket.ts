/** Fictional docket of the demonstration judge, with matters at every stage. */
import { type DcmCategory, NewCase } from '#contract/case/case-record.ts';
import type { HEARING_PURPOSES, NewHearing } from '#contract/case/hearing.ts';
import { dayInIndia } from '#kernel/calendar-date.ts';

type Purpose = (typeof HEARING_PURPOSES)[number];
type Listing = Pick<NewHearing, 'time' | 'courtroom' | 'minutes'> & { readonly purpose: Purpose };

/** Listings for the undecided sample applications, in their order. */
const OF_APPLICATIONS: readonly Listing[] = [
  { time: '10:30', purpose: 'arguments', courtroom: '4', minutes: 20 },
  { time: '10:50', purpose: 'reply', courtroom: '4', minutes: 10 },
  { time: '11:00', purpose: 'notice', courtroom: '4', minutes: 10 },
];

interface SampleMatter {
  readonly body: NewCase;
  readonly category: DcmCategory;
  readonly listing: Listing;
}

type Row = readonly [
  who: readonly [applicant: string, charge: string],
  category: DcmCategory,
  listing: readonly [time: string, purpose: Purpose, minutes: number],
];

const ROWS: readonly Row[] = [
  [['Kiran Bhosale', 'BNS 303(2)'], 'Expedited', ['11:10', 'bond', 10]],
  [['Farida Sayyed', 'BNS 318(4)'], 'Standard', ['11:20', 'arguments', 30]],
  [['Ganesh Mane', 'BNS 115(2)'], 'Standard', ['11:50', 'reply', 10]],
  [['Joseph D\u2019Souza', 'NDPS 20(b)(ii)(B)'], 'Complex', ['12:00', 'arguments', 45]],
  [['Lata Kamble', 'BNS 85'], 'Expedited', ['12:45', 'victim-notice', 15]],
  [['Mahesh Gaikwad', 'BNS 309(4)'], 'Standard', ['14:00', 'case-diary', 15]],
  [['Nasreen Khan', 'BNS 316(5)'], 'Complex', ['14:15', 'orders', 15]],
  [['Prakash Salunkhe', 'BNS 125(a)'], 'Standard', ['14:30', 'compliance', 10]],
  [['Shankar Wagh', 'BNS 331(4)'], 'Standard', ['14:40', 'cancellation', 20]],
];

const docketRow = ([[name, charge], category, [time, purpose, minutes]]: Row, n: number): SampleMatter => ({
  body: NewCase.parse({
    applicant: name,
    caseNumber: `Bail Application ${410 + n * 7}/2026`,
    firNumber: `${60 + n * 11}/2026`,
    policeStation: 'Shivajinagar',
    court: 'magistrate',
    courtPlace: 'Pune',
    respondent: 'State of Maharashtra',
    charges: [charge],
    description: 'A sample matter of the demonstration.',
  }),
  category,
  listing: { time, purpose, minutes, courtroom: '4' },
});

export const sampleDocket = (): SampleMatter[] => ROWS.map(docketRow);

export const listingsOfApplications = (now: Date): NewHearing[] =>
  OF_APPLICATIONS.map((listing) => onDay(listing, now));

export const onDay = (listing: Listing, now: Date): NewHearing => ({ ...listing, date: dayInIndia(now) });
