/**
 * Reads section numbers: "u/s 420 IPC", "498-A", "dhara 302", "BSS 35", "379/411 ipc", "धारा ४२०". Quantities
 * ("90 days", "2 kg") are not sections; the rest is searched as words.
 */
import { codeNames, needleOf } from '#law/code-names.ts';
import { sectionKey, type Tables } from '#law/tables.ts';
import { withoutCitationsAndDays } from '#reading/sections/not-sections.ts';
import type { AskedSection } from './asked-section.ts';
import CODE_ALIASES from '../vocabulary/code-aliases.json';
import { fold } from './fold.ts';
import { sectionList } from './section-list.ts';

export interface AskedSections {
  readonly sections: readonly AskedSection[];
  readonly codes: readonly string[];
  /** Only names of codes: "arms act". */
  readonly bare: boolean;
  /** The remaining text, folded. */
  readonly words: string;
}

const CODES = Object.keys(CODE_ALIASES);
/** One pattern with a group per code: separate patterns take a fifth of a second to compile. */
const ALIASES = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}])(?:${Object.values(CODE_ALIASES)
    .map((forms) => `(${forms.join('|')})`)
    .join('|')})(?![\p{L}\p{M}])`,
  'gu',
);

const MARKER =
  /(?:\bu\s*\/\s*s\b\.?|\bus(?=\s*\d)|§|\bs(?:\.\s?|\s)(?=\d)|\b(?:section|sections|secs?|dhara|dharas?|dhaara|kalam|article)\b\.?|धारा|कलम|दफा|ধারা|பிரிவு|సెక్షన్)/gu;
const UNIT =
  /^\s*(?:%|percent|days?|din|dino|दिन|weeks?|months?|mahine?|महीने|years?|yrs?|saal|sal|साल|वर्ष|hours?|hrs?|ghante|घंटे|kgs?|kilo|grams?|gms?|g|ग्राम|किलो|lakhs?|crores?|rs|rupees?|rupaye|रुपये|people|persons?|men|women|boys|girls|log|logon|aadmi|notes?|litres?|bottles?|tolas?|hazar|thousand|hundred|times|baje|minutes?|st|nd|rd|th|हजार|लोग|लोगों|बजे)(?![\p{L}\p{M}])/u;
/** Units in Tamil, Telugu, Marathi and Bengali, which may have endings ("24 மணி நேரத்தில்"). */
const UNIT_BEGUN = new RegExp(
  String.raw`^\s*(?:${fold('மணி|நாள்|நாட்|மாத|ஆண்டு|வருட|கிலோ|கிராம்|லட்ச|ரூபாய்|பேர்|గంట|రోజు|నెల|ఏళ్ల|సంవత్సర|కిలో|గ్రామ|లక్ష|రూపాయ|మంది|तास|दिवस|महिन|ग्रॅम|ग्राम|किलो|लाख|रुपय|जण|ঘণ্টা|ঘন্টা|দিন|মাস|বছর|কেজি|গ্রাম|লাখ|লক্ষ|টাকা|জন')})`,
  'u',
);
/** "20 b ii c", "3 1 r", "167 2": clauses without brackets. */
const CLAUSES =
  /(?<![\p{L}\p{M}\p{N}.])(\d{1,4})((?:[\s.-]+\(?(?:[1-9]|[a-h]|i{1,3}|iv|v|vi{0,3}|[r-z]|zc)\)?){2,3})(?![\p{L}\p{M}\p{N}(])/gu;
const ONE_CLAUSE = /(?<![\p{L}\p{M}\p{N}.,/-])(\d{2,3})\s([1-9])(?=\s*(?:$|[\ue000-\uf8ff]))/gu;
const NUMBER =
  /(?<![\p{L}\p{M}\p{N}.])\d{1,4}(?:[\s-]{1,3}[a-h](?![\p{L}\p{M}\p{N}])|-?[a-z]{1,3}(?![\p{L}\p{M}]))?(?:\s*\([0-9a-z]{1,4}\))*/gu;
/** Hindi letters after a number: 498क, 498ए. */
const LETTERS: Readonly<Record<string, string>> = {
  क: 'a',
  ए: 'a',
  अ: 'a',
  ख: 'b',
  बी: 'b',
  ग: 'c',
  सी: 'c',
  घ: 'd',
  डी: 'd',
};
/** "the new number of 306": words about the number, not search words. */
const ABOUT_NUMBERS =
  /(?<![\p{L}\p{M}])(?:new|old|naya|nayi|purana|purani|number|no|equivalent|corresponding|नया|पुराना|नई|पुरानी)(?![\p{L}\p{M}])/gu;

/** Words used with the name of an Act. */
const ACT =
  /(?<![\p{L}\p{M}])(?:act|kanoon|kanun|adhiniyam|ki|ka|ke|me|mein|case|एक्ट|अधिनियम|कानून)(?![\p{L}\p{M}])/gu;

export function readSectionQuery(query: string, tables: Tables): AskedSections {
  const text = latinLetters(fold(query));
  const { marked, codes } = markCodes(text, tables);
  const unmarked = inBrackets(twoClauses(subsections(marked)).replaceAll(MARKER, ' § '));
  const readable = withoutCitationsAndDays(unmarked);
  const sections: AskedSection[] = [];
  const rest = unmarked.replaceAll(NUMBER, (found: string, at: number) => {
    const after = unmarked.slice(at + found.length);
    const isOther = readable.charAt(at) === ' ' || UNIT.test(after) || UNIT_BEGUN.test(after);
    if (isOther) return found;
    sections.push(sectionAt(found, { before: unmarked.slice(0, at), after, codes }));
    return ' ';
  });
  const alone = sections.length > 0;
  const words = rest
    .replaceAll(MARK, (mark) => (alone ? ' ' : ` ${bothNames(codes[indexOf(mark)])} `))
    .replaceAll('§', ' ');
  const tidy = alone ? words.replaceAll(ABOUT_NUMBERS, ' ').trim() : words.trim();
  const nothingElse = !/[\p{L}\p{N}]/u.test(tidy);
  const list =
    codes.length === 0 ? null : sectionList(query, { words: tidy, count: sections.length }, tables);
  if (list) return { sections: list, codes: codesOf(codes), bare: false, words: '' };
  return {
    sections: sections.map(({ sure, ...each }) => Object.assign(each, { sure: sure || nothingElse })),
    codes: codesOf(codes),
    bare:
      !alone && codes.length > 0 && !/[\p{L}\p{N}]/u.test(rest.replaceAll(MARK, ' ').replaceAll(ACT, ' ')),
    words: tidy,
  };
}

const codesOf = (codes: readonly NamedCode[]): string[] => [...new Set(codes.map(({ code }) => code))];

/** "section 3 sub section 4", "sub-section (2) of section 187", "20 clause b". */
const subsections = (text: string): string =>
  text
    .replaceAll(
      /\bsub[\s-]?sections?\s*\(?(\d{1,2}[a-z]?)\)?\s+of\s+(?:section\s+)?(\d{1,4}[a-z]{0,2})/gu,
      '$2($1)',
    )
    .replaceAll(
      /(\d[\da-z]*(?:\([\da-z]+\))*)\s*,?\s*(?:sub[\s-]?sections?|clause)\s*\(?(\d{1,2}|[a-z])\)?(?![\p{L}\p{N}])/gu,
      '$1($2)',
    );

/** "3(1)(r)(s)": two clauses of one sub-section. */
const twoClauses = (text: string): string =>
  text.replaceAll(/(\d+\(\d\))\(([a-z])\)\s?\(([a-z])\)/gu, '$1($2), $1($3)');

const inBrackets = (text: string): string =>
  text
    .replaceAll(CLAUSES, (found: string, number: string, clauses: string) =>
      /[a-z]/.test(clauses)
        ? number + (clauses.match(/[a-z]+|\d/g) ?? []).map((clause) => `(${clause})`).join('')
        : found,
    )
    .replaceAll(ONE_CLAUSE, '$1($2)');

const latinLetters = (text: string): string =>
  text.replaceAll(
    /(\d)\s?-?(बी|सी|डी|[कएअखगघ])(?![\p{L}\p{M}])/gu,
    (_, digit: string, letter: string) => digit + (LETTERS[letter] ?? ''),
  );

/** A private-use character replaces each code, so that no typed text can be confused with it. */
const MARK = /[\ue000-\uf8ff]/g;
const markOf = (index: number): string => String.fromCodePoint(0xe000 + index);
const indexOf = (mark: string): number => (mark.codePointAt(0) ?? 0) - 0xe000;

/** "bss" is searched as BNSS; a full name also by its words. */
function bothNames(namedCode: NamedCode | undefined): string {
  if (!namedCode) return '';
  const code = namedCode.code.toLowerCase();
  return /\p{L}\s+\p{L}{2}/u.test(namedCode.typed) ? `${namedCode.typed} ${code}` : code;
}

interface NamedCode {
  readonly code: string;
  readonly typed: string;
}

function markCodes(
  text: string,
  tables: Tables,
): { readonly marked: string; readonly codes: readonly NamedCode[] } {
  const codes: NamedCode[] = [];
  const mark = (code: string, phrase: string): string =>
    ` ${markOf(codes.push({ code, typed: phrase }) - 1)} `;
  let marked = text.replaceAll(ALIASES, (phrase: string, ...groups: unknown[]) =>
    mark(CODES[groups.findIndex((group) => group !== undefined)] ?? '', phrase),
  );
  const letters = needleOf(marked);
  for (const { code, pattern, needle } of codeNames(tables)) {
    if (letters.includes(needle)) marked = marked.replaceAll(pattern, (phrase: string) => mark(code, phrase));
  }
  return { marked, codes };
}

interface CodeContext {
  readonly before: string;
  readonly after: string;
  readonly codes: readonly NamedCode[];
}

function sectionAt(found: string, around: CodeContext): AskedSection {
  const letterApart = /^(\d+)[\s-]*([a-z]+)$/.exec(found.trim());
  const number = sectionKey(found);
  const code = nearestCode(around);
  const plain = /^\d+$/.test(number);
  return {
    code,
    number,
    orNumber: letterApart?.[1] ?? null,
    sure: code !== null || !plain || /§\s*$/.test(around.before),
  };
}

/** Nearest code before or after; the one before if equally near. */
function nearestCode({ before, after, codes }: CodeContext): string | null {
  const left = [...before.matchAll(MARK)].at(-1);
  const right = [...after.matchAll(MARK)].at(0);
  const toLeft = left ? before.length - left.index : Infinity;
  const toRight = right ? right.index : Infinity;
  const nearest = toLeft <= toRight + 4 ? left : right;
  return nearest ? (codes[indexOf(nearest[0])]?.code ?? null) : null;
}
