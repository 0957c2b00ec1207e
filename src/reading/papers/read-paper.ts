/** Reads an FIR, a remand order, an arrest memo or a charge-sheet: facts for a draft, which a person confirms. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Tables } from '#law/tables.ts';
import { type DateInText, datesIn, textForDates } from '../dates.ts';
import type { LabelName } from './labels.ts';
import { firFactsOf } from './fir-facts.ts';
import type { FactReading, PaperFact, PaperKind, PaperReading, PersonOfPaper } from './paper-reading.ts';
import { paperText, type PaperText, type ValueInText } from './paper-text.ts';
import { accusedOf, informantOf } from './persons.ts';
import { countsOfPaper } from './paper-counts.ts';
import { sectionsOfPaper } from './paper-sections.ts';

export interface PaperContext {
  readonly tables: Tables;
  readonly today?: CalendarDate | undefined;
}

const KINDS: readonly (readonly [PaperKind, RegExp])[] = [
  ['charge-sheet', /charge[\s-]?sheet|final\s+report|आरोप\s?पत्र|अंतिम\s+(?:रिपोर्ट|प्रतिवेदन)|दोषारोप/iu],
  [
    'arrest-memo',
    /(?:arrest|seizure)\s+memo|memo\s+of\s+arrest|गिरफ्तारी\s+(?:मेमो|पत्रक|पंचनामा|प्रपत्र)|अटक\s+पंचनामा/iu,
  ],
  ['remand', /remand|रिमांड|न्यायिक\s+(?:अभिरक्षा|हिरासत)|न्यायालयीन\s+कोठडी/iu],
  [
    'fir',
    /first\s+information\s+report|\bf\.?\s?i\.?\s?r\b|प्रथम\s+(?:सूचना|खबर)|प्राथमिकी|एफ\.?\s?आई\.?\s?आर/iu,
  ],
];
/** Searches the first lines for the title, because every other paper names an FIR too. */
const TITLE = 400;
const LONGEST_ALLEGATIONS = 8_000;

export function readPaper(typed: string, { tables, today }: PaperContext): PaperReading {
  const paper = paperText(typed);
  const kind = kindOf(paper.text);
  const accused = accusedOf(paper);
  const dates = datesOfPaper(paper, kind, today);
  const firDate = dates.find(({ fact }) => fact === 'firDate')?.value;
  const facts = [
    ...firFactsOf(paper, { today, firDate }),
    ...dates,
    ...sectionsOfPaper(paper, tables, firDate),
    ...(accused[0] ? personFacts(accused[0]) : []),
    ...courtPlaceOf(paper),
    ...allegationsOf(paper),
  ];
  const counts = kind === 'charge-sheet' ? countsOfPaper(paper.text) : null;
  return { kind, facts, accused, informant: informantOf(paper), ...(counts && { counts }) };
}

function kindOf(text: string): PaperKind {
  const title = text.slice(0, TITLE);
  const isFir = /first\s+information\s+report|प्रथम\s+(?:सूचना|खबर)/iu.test(title);
  const named = KINDS.find(([, form]) => form.test(title)) ?? KINDS.find(([, form]) => form.test(text));
  return isFir ? 'fir' : (named?.[0] ?? 'other');
}

/** Facts of one accused, with the line of the name. */
export function personFacts({ name, line, ...details }: PersonOfPaper): FactReading[] {
  const reading = (fact: PaperFact, value: string): FactReading => ({
    fact,
    value,
    doubt: null,
    others: [],
    quote: value,
    line,
  });
  const { parentage, age, gender, address } = details;
  return [
    reading('fullName', name),
    ...(parentage === undefined ? [] : [reading('parentage', parentage)]),
    ...(age === undefined ? [] : [reading('age', age)]),
    ...(gender === undefined ? [] : [reading('gender', gender)]),
    ...(address === undefined ? [] : [reading('address', address)]),
  ];
}

interface DateSource {
  readonly fact: PaperFact;
  readonly label: LabelName;
  /** Words of a sentence that stand before the date. */
  readonly phrase: RegExp;
  readonly in?: PaperKind;
}

const AFTER = String.raw`[^\n]{0,60}`;
const DATE_SOURCES: readonly DateSource[] = [
  {
    fact: 'firDate',
    label: 'firDate',
    phrase: new RegExp(
      String.raw`(?:f\.?\s?i\.?\s?r\.?|crime|अपराध|मु\.?\s?अ\.?\s?सं\.?|गु\.?\s?र\.?)\s*(?:no|सं|संख्या|क्र|क्रमांक|नं)?\.?\s*:?\s*\d{1,5}[^\n]{0,40}?(?:dated?|dt\.?|दिनांक|दि\.)${AFTER}`,
      'iu',
    ),
  },
  { fact: 'offenceDate', label: 'occurrence', phrase: /(?:occurred|committed)\s+on[^\n]{0,40}/iu },
  {
    fact: 'arrestDate',
    label: 'arrest',
    phrase: new RegExp(String.raw`(?:arrested\s+on|was\s+arrested|गिरफ्तार\s+किया|अटक\s+केली)${AFTER}`, 'iu'),
  },
  {
    fact: 'firstRemandDate',
    label: 'remand',
    phrase: new RegExp(
      String.raw`(?:first\s+remand(?:ed)?|produced(?:\s+before\s+\p{L}+\s+\p{L}+)?|remanded)[^\n]{0,40}?(?:on|dated)\s${AFTER}`,
      'iu',
    ),
    in: 'remand',
  },
  {
    fact: 'chargesheetOn',
    label: 'chargesheet',
    phrase: new RegExp(String.raw`charge[\s-]?sheet[^\n]{0,40}?(?:filed|submitted|dated)${AFTER}`, 'iu'),
    in: 'charge-sheet',
  },
];

function datesOfPaper(paper: PaperText, kind: PaperKind, today: CalendarDate | undefined): FactReading[] {
  return DATE_SOURCES.filter((source) => source.in === undefined || source.in === kind).flatMap(
    ({ fact, label, phrase }) => {
      const said = phrase.exec(paper.text);
      const places = [
        ...paper.valuesOf(label),
        ...(fact === 'firDate' ? dateBesideNumber(paper) : []),
        ...(said ? [{ text: said[0], from: said.index, line: paper.lineAt(said.index) }] : []),
      ];
      const read = places.flatMap((place) => dateAt(place, today));
      const [first] = read;
      if (!first) return [];
      const others = [...new Set(read.map(({ value }) => value))].filter((value) => value !== first.value);
      return [{ ...first, fact, others, doubt: others.length > 0 ? 'conflict' : first.doubt }];
    },
  );
}

/** "FIR No.: 455 Date: 09-11-2026": the label beside the number says only "Date". */
function dateBesideNumber(paper: PaperText): ValueInText[] {
  return paper.labels
    .filter(({ name }) => name === 'firNumber')
    .flatMap(({ to }) => {
      const line = paper.text.slice(to).split('\n')[0] ?? '';
      const at = /(?:date[^:\n]{0,30}|दिनांक[^:\n]{0,30}|तारीख)\s*:/iu.exec(line);
      return at ? [{ text: line.slice(at.index), from: to + at.index, line: paper.lineAt(to) }] : [];
    });
}

type DatePlace = Omit<FactReading, 'fact'>;

/** The first date of a place. The days of a case are in the past. */
function dateAt({ text, line }: ValueInText, today: CalendarDate | undefined): DatePlace[] {
  const folded = textForDates(text);
  const found = datesIn(folded, { today, purpose: 'past' });
  const read = found.find(({ date }) => date !== null);
  if (!read || read.date === null) return [];
  const isFuture = today !== undefined && read.date > today;
  const doubt = doubtOf(read, isFuture);
  return [{ value: read.date, doubt, others: [], quote: folded.slice(read.from, read.to), line }];
}

function doubtOf({ certain, hasYear }: DateInText, isFuture: boolean): FactReading['doubt'] {
  if (!hasYear) return 'absent';
  return certain && !isFuture ? null : 'form';
}

/** "Judicial Magistrate First Class, Pune": the place follows the last comma or "at". */
function courtPlaceOf(paper: PaperText): FactReading[] {
  const value = paper
    .valuesOf('court')
    .find(({ text }) => /magistrate|judge|sessions|दंडाधिकारी|मजिस्ट्रेट|न्यायाधीश|सत्र/iu.test(text));
  const place = /(?:,|\bat|\bof)\s*([\p{L}\p{M}]{3,}(?:\s\p{L}[\p{L}\p{M}]+)?)[\s.]*$/iu.exec(
    value?.text ?? '',
  )?.[1];
  return value && place !== undefined
    ? [{ fact: 'courtPlace', value: place, doubt: null, others: [], quote: place, line: value.line }]
    : [];
}

/** The story of the paper, up to the next entry of the form. */
function allegationsOf(paper: PaperText): FactReading[] {
  const at = paper.labels.findLast(({ name }) => name === 'contents');
  if (!at) return [];
  const ends = paper.labels.filter(({ name, from }) => name === 'end' && isEntry(paper.text, from));
  const end = ends.find(({ from }) => from > at.to)?.from ?? paper.text.length;
  const value = paper.text
    .slice(at.to, end)
    .split('\n')
    .map((line) => line.trim())
    .join(' ')
    .replaceAll(/^[\s:.-]+|\s+$/g, '')
    .slice(0, LONGEST_ALLEGATIONS);
  if (value.length < 20) return [];
  return [{ fact: 'allegations', value, doubt: null, others: [], quote: value, line: paper.lineAt(at.to) }];
}

/** "13. Action taken:" at the start of a line, not a label within the story. */
function isEntry(text: string, from: number): boolean {
  return (from === 0 || text[from - 1] === '\n') && /^\(?\d{1,2}[.)]/.test(text.slice(from, from + 5));
}
