/** The sections charged in a paper: behind a label, in the table of a printed form, or in a sentence. */
import type { Tables } from '#law/tables.ts';
import { readSectionsOf } from '../sections/read-sections.ts';
import type { SectionReading } from '../sections/section-reading.ts';
import type { FactReading } from './paper-reading.ts';
import type { PaperText, ValueInText } from './paper-text.ts';

/** The head of the table of Acts, without a colon. */
const TABLE = /^[^\n:]{0,30}(?:\bacts?\b|अधिनियम)[^\n:]{0,40}(?:\bsections?\b|धारा)[^\n:]*$/imu;
const SENTENCE =
  /(?:\bu\s?\/\s?s\.?|\bunder\s+sections?|\bsections?|\bpunishable\s+under|धाराओं|धारा|कलम)\s[^\n]{1,160}/giu;
/** "1 Bharatiya Nyaya Sanhita, 2023 318(4)": number of the row, and year of the Act. */
const ROW_NUMBER = /^\s*\d{1,2}\s*[.)]?\s+(?=\p{L})/u;
const ACT_YEAR = /,?\s*(?:18|19|20)\d\d(?=[\s,:;)]|$)/gu;
const NEXT_ENTRY = /^\s*\(?(?:\d{1,2}|[a-z])[.)]\s*\(?[\p{L}(]/u;
const MOST_ROWS = 12;

export function sectionsOfPaper(
  paper: PaperText,
  tables: Tables,
  firDate: string | undefined,
): FactReading[] {
  for (const places of [tableOf(paper), paper.valuesOf('sections'), sentencesOf(paper)]) {
    const read = places.flatMap(({ text, line }) =>
      charged(text.replaceAll(ACT_YEAR, ' '), tables, firDate).map((one) => ({ one, line })),
    );
    const [first] = read;
    if (!first) continue;
    const printed = [...new Set(read.map(({ one }) => one.printed))];
    const isCertain = read.every(({ one }) => one.certain && one.code !== null);
    return [
      {
        fact: 'sections',
        value: printed.join(', '),
        doubt: isCertain ? null : 'form',
        others: othersOf(read.map(({ one }) => one)),
        quote: first.one.typed,
        line: first.line,
      },
    ];
  }
  return [];
}

const charged = (text: string, tables: Tables, firDate: string | undefined): SectionReading[] =>
  readSectionsOf(text, tables, { firDate }).sections.filter(
    ({ role, actNumber }) => role === 'charged' && actNumber === undefined,
  );

/** The same list with another reading of its one doubtful section. */
function othersOf(read: readonly SectionReading[]): string[] {
  const doubtful = read.filter(({ certain }) => !certain);
  const [only] = doubtful;
  if (!only || doubtful.length > 1) return [];
  return (only.alternatives ?? []).map(({ code, section }) =>
    read.map((one) => (one === only ? `${code} ${section}` : one.printed)).join(', '),
  );
}

/** Rows behind the head of the table, up to the next entry of the form. */
function tableOf(paper: PaperText): ValueInText[] {
  const head = TABLE.exec(paper.text);
  if (!head) return [];
  const from = head.index + head[0].length + 1;
  const rows: ValueInText[] = [];
  let at = from;
  for (const line of paper.text.slice(from).split('\n').slice(0, MOST_ROWS)) {
    if (!ROW_NUMBER.test(line) && NEXT_ENTRY.test(line)) break;
    if (ROW_NUMBER.test(line) && NEXT_ENTRY.test(line) && !/\d\D+\d/u.test(line)) break;
    rows.push({ text: line.replace(ROW_NUMBER, ''), from: at, line: paper.lineAt(at) });
    at += line.length + 1;
  }
  return rows;
}

const sentencesOf = (paper: PaperText): ValueInText[] =>
  [...paper.text.matchAll(SENTENCE)].map((match) => ({
    text: match[0],
    from: match.index,
    line: paper.lineAt(match.index),
  }));
