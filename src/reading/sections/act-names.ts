/** Finds the names of Acts in folded text. The forms are data: `vocabulary/act-names.json`. */
import { codeNames } from '#law/code-names.ts';
import { once } from '#kernel/once.ts';
import type { Tables } from '#law/tables.ts';
import { foldScripts } from '../script-fold.ts';
import ROWS from '../vocabulary/act-names.json';

export interface NamedAct {
  readonly code: string;
  /** Name of an Act that is not in the tables. */
  readonly act?: string | undefined;
  /** The short name fits several Acts. */
  readonly isDoubtful: boolean;
}

export interface ActMention extends NamedAct {
  readonly from: number;
  readonly to: number;
}

interface ActRow {
  readonly code: string;
  readonly act?: string;
  readonly doubtful?: boolean;
  readonly forms: readonly string[];
  /** Only in capitals: "IT", not "it". */
  readonly bare?: readonly string[];
  /** Number and year of the Act: 25/54/59 is section 25 of Act 54 of 1959. */
  readonly numbers?: readonly string[];
}

const ACTS: readonly ActRow[] = ROWS;

const ACT_WORD = foldScripts(
  '(?:Act|Adhiniyam|Kanoon|एक्ट|ऐक्ट|आक्ट|एक्टु|अॅक्ट|ॲक्ट|अधिनियम|कायदा|कायद्या|कानून|धारो|ಕಾಯ್ದೆ|சட்டம்|చట్టం|আইন|ایکٹ)',
);
const BETWEEN = String.raw`[\s.,()&/:-]{0,3}`;
/** Signs that a scan or a hasty hand exchanges. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  I: String.raw`(?:[Il|]|1(?=\p{L}))`,
  S: String.raw`(?:S|(?<=\p{L})5)`,
  B: String.raw`(?:B|8(?=\p{L}))`,
  O: String.raw`(?:O|(?<=\p{L})0(?=\p{L}))`,
};
/** Between the letters of a short name. */
const BETWEEN_LETTERS = String.raw`[\s.]{0,2}`;

/** Words of a form; a space inside brackets belongs to its word. */
function wordsOf(form: string): string[] {
  const words = [''];
  let depth = 0;
  for (const [sign] of form.replaceAll(' ?', String.raw`\s?`).matchAll(/\\.|./gu)) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (sign === ' ' && depth === 0) words.push('');
    else words.push((words.pop() ?? '') + sign);
  }
  return words;
}

function patternOf(form: string): string {
  const words = wordsOf(form).map((word) => {
    const isOptional = word.startsWith('~');
    const plain = isOptional ? word.slice(1) : word;
    const text = plain === 'Act' ? ACT_WORD : plain === 'and' ? '(?:and|और|एवं|व|तथा)?' : plain;
    const between = /^[A-Z]$/.test(text) ? BETWEEN_LETTERS : BETWEEN;
    const pattern = (LOOK_ALIKES[text] ?? text) + between;
    return isOptional ? `(?:${pattern})?` : pattern;
  });
  const last = words.pop() ?? '';
  return words.join('') + last.replace(BETWEEN, String.raw`\.?`).replace(BETWEEN_LETTERS, String.raw`\.?`);
}

const BEFORE = String.raw`(?<![\p{L}\p{M}])(?<!\d(?=[0158|]))`;
const AFTER = String.raw`(?![\p{L}\p{M}])`;
const YEAR = String.raw`(?:,?\s*\(?(?:18|19|20)\d\d(?!\d)\)?)?`;

const bounded = (patterns: readonly string[], flags: string): RegExp =>
  new RegExp(`${BEFORE}(?:${patterns.join('|')})${AFTER}${YEAR}`, flags);

interface ActPattern extends NamedAct {
  /** Built at its first use: building all of them takes 60 ms, and 260 on a phone. */
  readonly pattern: () => RegExp;
  /** Letters that the text must have: compiling the patterns of another script takes most of a first reading. */
  readonly script: RegExp;
}

const LATIN = /[a-z]/i;
const OTHER_SCRIPT = /\P{ASCII}/u;
const scriptOf = (form: string): RegExp => (OTHER_SCRIPT.test(form) ? OTHER_SCRIPT : LATIN);

const PATTERNS: readonly ActPattern[] = ACTS.flatMap(({ code, act, doubtful = false, forms, bare }) => {
  const named = { code, act, isDoubtful: doubtful };
  const words = forms.map((form) => ({
    ...named,
    script: scriptOf(form),
    pattern: once(() => bounded([patternOf(foldScripts(form))], 'giu')),
  }));
  if (bare === undefined) return words;
  return [...words, { ...named, script: LATIN, pattern: once(() => bounded(bare, 'gu')) }];
});

/** The full names of the tables, and codes that are no ordinary words. */
const ofTables = (tables: Tables): ActPattern[] =>
  codeNames(tables).flatMap(({ code, pattern, needle }) =>
    needle.length > 4 && needle !== 'other' && needle !== code.toLowerCase()
      ? [{ code, pattern: () => pattern, script: LATIN, isDoubtful: false }]
      : [],
  );

/** "7 Criminal Procedure (Identification) Act, 2022": an Act that no list contains keeps its name as typed. */
const OTHER_ACT = new RegExp(
  String.raw`(?<![\p{L}\p{M}])((?:(?:\p{Lu}[\p{L}.'-]{0,40}|\([^()\d]{3,60}\)|of|the|and|for|in|to|on|from|&)\s+){1,12}|\p{Ll}{3,}\s+)(Act|Ordinance|Rules|Adhiniyam)(?![\p{L}\p{M}])(?:,?\s*((?:18|19|20)\d\d))?`,
  'gu',
);
/** Words that stand before the name of an Act and do not belong to it. */
const NOT_OF_NAME =
  /^(?:(?:of|the|and|for|in|to|on|from|&|section|sections|sec|under|offence|offences|punishable|with|read)\.?\s+)+/i;

function otherActs(text: string): ActMention[] {
  return [...text.matchAll(OTHER_ACT)].flatMap((match) => {
    const words = match[1] ?? '';
    const skipped = NOT_OF_NAME.exec(words)?.[0].length ?? 0;
    const own = words.slice(skipped);
    if (own === '') return [];
    const name = `${own}${match[2] ?? ''}`.replaceAll(/\s+/g, ' ');
    const act = match[3] === undefined ? name : `${name}, ${match[3]}`;
    const from = match.index + skipped;
    return [{ code: 'OTHER', act, isDoubtful: false, from, to: match.index + match[0].length }];
  });
}

const INDIAN_WORD = String.raw`(?!(?:व|एवं|और|तथा|सह|आणि|धारा|कलम|के|की|का|से|में|चे|इस|उक्त)\s)[\u{904}-\u{939}][\p{L}\p{M}-]*`;
/** "5 सार्वजनिक परीक्षा अधिनियम": the name behind a number or a joining word. */
const OTHER_INDIAN_ACT = new RegExp(
  String.raw`(?<=^|[\d)]\s|(?<![\p{L}\p{M}])(?:व|एवं|और|तथा|सह|आणि)\s)((?:${INDIAN_WORD}\s+){1,8}${ACT_WORD})(?![\p{L}\p{M}])(?:,?\s*((?:18|19|20)\d\d))?`,
  'gu',
);

const otherIndianActs = (text: string): ActMention[] =>
  [...text.matchAll(OTHER_INDIAN_ACT)].map((match) => {
    const name = (match[1] ?? '').replaceAll(/\s+/g, ' ');
    const act = match[2] === undefined ? name : `${name}, ${match[2]}`;
    return { code: 'OTHER', act, isDoubtful: false, from: match.index, to: match.index + match[0].length };
  });

const STATE_NAME =
  /^(?:andhra|arunachal|assam|bihar|bombay|calcutta|chh?attisgarh|delhi|goa|gujarat|haryana|himachal|j\s?&\s?k|jammu|jharkhand|karnataka|kerala|madhya\s+pradesh|madras|maharashtra|manipur|meghalaya|mizoram|nagaland|odisha|orissa|punjab|rajasthan|sikkim|tamil\s?nadu|telangana|tripura|uttar\s?pradesh|uttarakhand|west\s+bengal)\s/iu;

/** "Gujarat Prevention of Gambling Act" is not the Gambling Act of the tables. */
const isOfState = ({ act = '', from, to }: ActMention, known: readonly ActMention[]): boolean =>
  STATE_NAME.test(act) && !known.some((one) => one.from <= from && one.to > from && one.to <= to);

/** Longest mentions, in order of the text. */
export function actMentions(text: string, tables: Tables): ActMention[] {
  const all = [...PATTERNS, ...ofTables(tables)].filter(({ script }) => script.test(text));
  const found = all.flatMap(({ pattern, code, act, isDoubtful }) =>
    [...text.matchAll(pattern())].map((match): ActMention => ({
      code,
      act,
      isDoubtful,
      from: match.index,
      to: match.index + match[0].length,
    })),
  );
  const others = [...otherActs(text), ...otherIndianActs(text)];
  const longest = others.filter((other) => isOfState(other, found));
  const isFree = (mention: ActMention) =>
    longest.every(({ from, to }) => mention.to <= from || mention.from >= to);
  for (const mention of found.toSorted((a, b) => b.to - b.from - (a.to - a.from))) {
    if (isFree(mention)) longest.push(mention);
  }
  for (const mention of others) if (isFree(mention)) longest.push(mention);
  return longest.toSorted((a, b) => a.from - b.from);
}

/** The Act of a number and year, if the named Act may have it: "Excise Act" with 1/14 is that of Punjab. */
export function actOfNumber(named: NamedAct, number: string): NamedAct | null {
  const rows = ACTS.filter(({ numbers = [] }) => numbers.includes(number));
  const own = rows.find(({ code, act }) => code === named.code && act === named.act);
  if (own) return named;
  const other = rows.find(({ code, act = '' }) =>
    named.code === 'GAMBLING'
      ? code.endsWith('GAMBLING')
      : named.act?.startsWith('Excise Act') === true && act.includes('Excise Act'),
  );
  return other ? { code: other.code, act: other.act, isDoubtful: false } : null;
}

/** Whether two numbers are the number and the year of the named Act. */
export function isActNumber(
  named: NamedAct,
  [number, year]: readonly [string, string],
  tables: Tables,
): boolean {
  if (actOfNumber(named, `${number}/${year}`)) return true;
  const name = named.act ?? tables.acts.find(({ code }) => code === named.code)?.act ?? '';
  const inForce = / (\d{4})$/.exec(name)?.[1] ?? '';
  return year === inForce || (Number(year) > LAST_SECTION_LIKE_A_YEAR && year === inForce.slice(2));
}

/** Above this number a section that equals the year of its Act is rare. */
const LAST_SECTION_LIKE_A_YEAR = 48;
