/** Section picker search: by number, name, number in the other code, or short code of the Act. */
import { codeNames } from './code-names.ts';
import { codeKey, type Offence, sectionKey, type Tables } from './tables.ts';

interface Query {
  readonly code: string | undefined;
  readonly number: string | undefined;
  readonly words: readonly string[];
}

/** Best first: exact number, sub-sections, successor or predecessor, then names. */
export function searchSections(tables: Tables, text: string, limit = 30): Offence[] {
  const query = parse(text, tables);
  if (query.number === undefined && query.words.length === 0 && query.code === undefined) return [];
  return tables.offences
    .map((offence, order) => ({ offence, order, score: scoreOf(offence, query) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.order - b.order)
    .slice(0, limit)
    .map(({ offence }) => offence);
}

const NOISE = new Set(['u', 's', 'us', 'sec', 'section', 'sections', 'of', 'the', 'act', 'under', 'and']);

function parse(text: string, tables: Tables): Query {
  let rest = text;
  let code: string | undefined;
  for (const name of codeNames(tables)) {
    const without = rest.replaceAll(name.pattern, ' ');
    // "it" or "arms" may be an ordinary word: without a number it remains a search word
    if (without !== rest && code === undefined) code = name.code;
    rest = without;
  }
  const number = /\d+[A-Za-z]{0,3}(?:-[A-Za-z])?(?:\s*\([\dA-Za-z-]+\))*/.exec(rest)?.[0];
  const remaining = number === undefined ? rest : rest.replace(number, ' ');
  const words = remaining
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !NOISE.has(word));
  return { code, number: number && sectionKey(number), words };
}

function scoreOf(offence: Offence, { code, number, words }: Query): number {
  const nameScore = wordScore(offence, words);
  if (words.length > 0 && nameScore === 0) return 0;
  const ofTheCode = code === undefined || offence.code === code;
  if (number === undefined) return ofTheCode ? nameScore + 1 : 0;
  const own = ofTheCode ? numberScore(offence.section, number) : 0;
  if (own > 0) return 100 + own + nameScore;
  const best = equivalentScore(offence, code, number);
  return best > 0 ? 50 + best + nameScore : 0;
}

/** "420" also finds BNS 318(4), the successor of IPC 420. */
function equivalentScore({ equivalent }: Offence, code: string | undefined, number: string): number {
  const scores = equivalent
    .filter((row) => code === undefined || row.code === code)
    .map(({ section }) => numberScore(section, number));
  return Math.max(0, ...scores);
}

function numberScore(section: string, number: string): number {
  const key = sectionKey(section);
  if (key === number) return 40;
  if (key.startsWith(`${number}(`)) return 30;
  return key.startsWith(number) && !/^\d/.test(key.slice(number.length)) ? 10 : 0;
}

/** Every word must occur in the offence name, its note or the name of its Act. */
function wordScore(offence: Offence, words: readonly string[]): number {
  const name = offence.offence.toLowerCase();
  const surrounding = `${offence.act ?? ''} ${codeKey(offence.code)} ${offence.note}`.toLowerCase();
  let score = 0;
  for (const word of words) {
    if (name.startsWith(word)) score += 6;
    else if (new RegExp(String.raw`(?<!\p{L})${word}`, 'u').test(name)) score += 4;
    else if (surrounding.includes(word)) score += 1;
    else return 0;
  }
  return score;
}
