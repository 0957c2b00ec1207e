/** A pasted page of a case: labels with values. The labelled next date wins over every date of the history. */
import { readableText } from '../clean.ts';
import { datesIn, textForDates } from '../dates.ts';
import { group } from '../group.ts';
import { cnrPart, cnrsIn } from './case-number.ts';
import type { CaseMessage, FirOfMessage, MessageContext, PartiesReading } from './message-reading.ts';
import { partiesIn, partiesOf } from './parties.ts';

type Label =
  | 'caseType'
  | 'registration'
  | 'cnr'
  | 'nextDate'
  | 'stage'
  | 'decisionDate'
  | 'disposal'
  | 'status'
  | 'court'
  | 'petitioner'
  | 'parties'
  | 'respondent'
  | 'station'
  | 'fir'
  | 'firYear';

const LABELS: readonly (readonly [Label, RegExp])[] = [
  ['caseType', /^(?:case\s+type|मामले का प्रकार|वाद का प्रकार|प्रकरण(?:ाचा| का) प्रकार|खटल्याचा प्रकार)$/iu],
  [
    'registration',
    /^(?:registration\s+(?:number|no\.?)|case(?:\s+(?:number|no\.?))?|पंजीकरण संख्या|पंजीयन (?:संख्या|क्रमांक)|नोंदणी (?:क्रमांक|क्र\.?)|मामला संख्या|वाद संख्या)$/iu,
  ],
  ['cnr', /^(?:cnr(?:\s+(?:number|no\.?))?|सी\.?\s?एन\.?\s?आर\.?(?:\s+(?:संख्या|नंबर|क्रमांक|क्र\.?))?)$/iu],
  [
    'nextDate',
    /^(?:next\s+(?:hearing\s+)?date(?:\s+of\s+hearing)?|next\s+hearing|next\s+listing\s+date|अगली (?:सुनवाई )?(?:की )?(?:तिथि|तारीख|दिनांक)|अगली सुनवाई|पुढील (?:सुनावणी(?:ची)? )?(?:तारीख|दिनांक))$/iu,
  ],
  [
    'stage',
    /^(?:(?:case\s+)?stage(?:\s+of\s+case)?|purpose(?:\s+of\s+hearing)?|मामले (?:का|की) (?:चरण|स्थिति\/चरण)|वाद का चरण|प्रकरणाचा टप्पा|टप्पा)$/iu,
  ],
  [
    'decisionDate',
    /^(?:decision\s+date|date\s+of\s+decision|disposal\s+date|निर्णय (?:की )?(?:तिथि|दिनांक)|निकालाची तारीख)$/iu,
  ],
  ['disposal', /^(?:nature\s+of\s+disposal|निस्तारण (?:का|की) (?:प्रकार|प्रकृति)|निकालाचे स्वरूप)$/iu],
  ['status', /^(?:case\s+status|मामले की स्थिति|प्रकरणाची स्थिती)$/iu],
  [
    'court',
    /^(?:court\s+(?:number|no\.?)\s+and\s+judge|court|न्यायालय(?: संख्या)?(?: और| एवं)? ?(?:न्यायाधीश)?|न्यायालय क्रमांक(?: व न्यायाधीश)?)$/iu,
  ],
  ['parties', /^(?:part(?:y|ies)(?:\s+names?)?|(?:cause\s+|case\s+)?title|पक्षकार)$/iu],
  [
    'petitioner',
    /^(?:petitioners?(?:\s+and\s+advocate)?|applicants?|appellants?|याचिकाकर्ता(?: और अधिवक्ता)?|आवेदक|अर्जदार(?: व वकील)?|वादी)$/iu,
  ],
  [
    'respondent',
    /^(?:respondents?(?:\s+and\s+advocate)?|opposite\s+part(?:y|ies)|प्रतिवादी(?: और अधिवक्ता)?|अनावेदक|गैरअर्जदार|उत्तरवादी|प्रतिवादि)$/iu,
  ],
  ['station', /^(?:police\s+station|पुलिस (?:थाना|स्टेशन)|थाना|पोलीस (?:ठाणे|स्टेशन))$/iu],
  [
    'fir',
    /^(?:f\.?i\.?r\.?\s+(?:number|no\.?)|crime\s+no\.?|एफ\.?\s?आई\.?\s?आर\.?\s*(?:संख्या|नंबर|क्रमांक)|प्राथमिकी संख्या|गु\.?\s?र\.?\s?क्र(?:मांक|\.)?)$/iu,
  ],
  ['firYear', /^(?:year|वर्ष)$/iu],
];
/** A page has at least these two kinds of labels. */
const NEEDED: readonly Label[] = ['caseType', 'registration', 'cnr', 'petitioner'];

interface LabelledLine {
  readonly label: Label | null;
  readonly value: string;
}

/** "Case No: BA/12/2026" and "Case No- BA/12/2026"; a label alone has its value in the next line. */
const LABELLED_LINES = [/^([^:]{2,44}?)\s*:-?\s*(.*)$/u, /^([^:-]{2,44}?)\s*-\s*(.*)$/u];

function linesOf(text: string): LabelledLine[] {
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => labelledLine(line));
  return lines.map((line, at) => {
    const behind = lines[at + 1];
    return line.label !== null && line.value === '' && behind?.label === null
      ? { label: line.label, value: behind.value }
      : line;
  });
}

function labelledLine(line: string): LabelledLine {
  const [named] = LABELLED_LINES.flatMap((form) => {
    const [, key = line, value = ''] = form.exec(line) ?? [];
    const label = LABELS.find(([, names]) => names.test(key.trim()))?.[0];
    return label === undefined ? [] : [{ label, value: value.trim() }];
  });
  return named ?? { label: null, value: line.trim() };
}

export function readCasePage(typed: string, { today }: MessageContext): CaseMessage | null {
  const lines = linesOf(readableText(typed));
  if (!isPage(lines)) return null;
  const valueOf = (label: Label): string =>
    lines.find((line) => line.label === label && line.value !== '')?.value ?? '';
  const { nextDate, nextDateCertain } = nextDateIn(valueOf('nextDate') || unlabelledNext(lines), today);
  return {
    text: typed,
    ...cnrPart(cnrsIn(valueOf('cnr'))[0]),
    ...registrationOf(valueOf('registration')),
    ...withValue('caseType', valueOf('caseType').replace(/\s*-\s*.*$/, '')),
    ...withValue('parties', partiesOfPage(lines) ?? partiesIn(valueOf('parties'), { isRow: false })),
    nextDate,
    nextDateCertain,
    ...withValue('purpose', valueOf('stage')),
    disposed: nextDate === null && isDecided(lines, valueOf),
    ...withValue('court', valueOf('court')),
    ...withValue('fir', firOf(valueOf)),
  };
}

function nextDateIn(
  value: string,
  today: MessageContext['today'],
): Pick<CaseMessage, 'nextDate' | 'nextDateCertain'> {
  const [next] = datesIn(textForDates(value), { today });
  const isAhead = next?.date != null && (today === undefined || next.date >= today);
  return isAhead
    ? { nextDate: next.date, nextDateCertain: next.certain }
    : { nextDate: null, nextDateCertain: false };
}

/** "Next Hearing Date 15th December 2026": a page copied without its colons. */
const unlabelledNext = (lines: readonly LabelledLine[]): string =>
  lines.flatMap(({ value }) => /^next\s+(?:hearing\s+)?date\b(.*)$/iu.exec(value)?.[1] ?? [])[0] ?? '';

function isPage(lines: readonly LabelledLine[]): boolean {
  const named = new Set(lines.map(({ label }) => label));
  if (isOfSeveral(lines)) return false;
  const count = NEEDED.filter((label) => named.has(label)).length;
  return lines.length >= 4 && (count > 1 || (count === 1 && isShortPage(lines)));
}

/** Pages of different cases in one text. */
const isOfSeveral = (lines: readonly LabelledLine[]): boolean =>
  (['registration', 'cnr'] as const).some((name) => {
    const values = lines.flatMap(({ label, value }) => (label === name && value !== '' ? [value] : []));
    return new Set(values.map((value) => value.replaceAll(/\D/gu, '').replace(/^0+/u, ''))).size > 1;
  });

/** "Next date: ..., Case: ...": a few lines, of which most have a label and one has the next date. */
function isShortPage(lines: readonly LabelledLine[]): boolean {
  const labelled = lines.filter(({ label }) => label !== null);
  return labelled.length * 2 > lines.length && labelled.some(({ label }) => label === 'nextDate');
}

const isDecided = (lines: readonly LabelledLine[], valueOf: (label: Label) => string): boolean =>
  valueOf('decisionDate') !== '' ||
  /dispos|decided|निस्तारित|निकाली/iu.test(`${statusOf(lines)} ${valueOf('disposal')}`);

/** "1102/2026", or with its type: "BA/1102/2026". */
function registrationOf(value: string): Pick<CaseMessage, 'caseType' | 'number' | 'year'> {
  const match = /^(.*?)[\s/-]*(?<!\d)(\d{1,7})\s*[/-]\s*((?:19|20)\d\d)/u.exec(value);
  if (!match) return {};
  return {
    ...withValue('caseType', group(match, 1).trim()),
    number: group(match, 2).replace(/^0+(?=\d)/, ''),
    year: Number(match[3]),
  };
}

const withValue = <Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): Partial<Record<Key, Value>> => {
  const record: Partial<Record<Key, Value>> = {};
  if (value !== undefined && value !== '') record[key] = value;
  return record;
};

const statusOf = (lines: readonly LabelledLine[]): string =>
  lines.flatMap(({ label, value }) => (label === 'status' ? [value] : [])).join(' ');

function partiesOfPage(lines: readonly LabelledLine[]): PartiesReading | undefined {
  const [first, second] = (['petitioner', 'respondent'] as const).map((side) => {
    const at = lines.findIndex(({ label }) => label === side);
    if (at === -1) return '';
    const own = lines[at]?.value ?? '';
    const line = own === '' ? (lines[at + 1]?.value ?? '') : own;
    return line.replace(/^\d{1,2}\s*[).]\s*/u, '').trim();
  });
  return partiesOf(first ?? '', second ?? '');
}

function firOf(valueOf: (label: Label) => string): FirOfMessage | undefined {
  const [, number, inNumber] = /(\d{1,6})(?:\s*\/\s*((?:19|20)\d\d))?/.exec(valueOf('fir')) ?? [];
  if (number === undefined) return undefined;
  const year = inNumber ?? /(?:19|20)\d\d/.exec(valueOf('firYear'))?.[0];
  const station = valueOf('station');
  return {
    number: number.replace(/^0+(?=\d)/, ''),
    year: year === undefined ? null : Number(year),
    ...(station !== '' && { station }),
  };
}
