/** Ages in a question, in digits and in words, and whether an age is that of the accused. */
import { isNumberWord, numberInWords } from '#reading/number-words.ts';

export interface AskedAge {
  readonly years: number;
  /** Start and end offsets. */
  readonly at: number;
  readonly end: number;
}

const END = String.raw`(?![\p{L}\p{M}\p{N}])`;
const START = String.raw`(?<![\p{L}\p{M}\p{N}./-])`;
const YEARS = '(?:years?|yrs?|saal|sal|varsh|साल|वर्ष)';
const PERSON_IN_LATIN =
  '(?:(?:ladk|bachch|bet)[aei]|bachchi|bhai|behan|bahan|bhatij[aei]|bhanj[aei]|pot[aei]|nati|devar|chhatra?|aaropi|kishor|nabalig|boy|girl|child|kid)';
const PERSON_IN_HINDI = String.raw`(?:लड[\p{M}]*क|बच्च|बेट|भाई|बहन|भतीज|भांज|भान्ज|पोत|नाती|देवर|छात्र|किशोर|नाबालिग|आरोपी)[\p{L}\p{M}]*`;
/** One word may stand before the person: "16 साल के छोटे भाई". */
const OF_PERSON = String.raw`(?:k[aei]\s+(?:[a-z]+\s+)?${PERSON_IN_LATIN}|(?:की|का|के)\s+(?:[\p{L}\p{M}]+\s+)?${PERSON_IN_HINDI}|(?:k[ai]|का|की)\s+(?:hai|tha|thi|है|था|थी))`;
const KIN_OR_CLIENT =
  '(?:son|daughter|brother|sister|nephew|niece|grandson|cousin|boy|girl|child|kid|client|accused|husband|wife|father|mother|uncle|friend|he|she|who|beta|beti|bhai|ladka|ladki)';
const CHILD_YEARS = '(?:[7-9]|1[0-7])';

/** Of each form, the groups hold the years. */
export const AGE_FORMS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:(?<![\p{L}\p{M}])(?:age|aged|umar|umr|उम्र|(?:boy|girl|child|minor|juvenile)(?=\s+(?:of|aged)\s))\s*(?:of|aged|is|hai|है)?\s*(\d{1,4})|${START}(\d{1,4})[\s-]*${YEARS}[\s-]*(?:old${END}|(?:boy|girl|child|kid)${END}|${OF_PERSON})|${START}(\d{1,2})\s?y\/?o${END})`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?:${KIN_OR_CLIENT},?\s+(?:who\s+)?(?:is|was|hai)|i\s+am)\s+(?:only\s+|just\s+|about\s+|abhi\s+|sirf\s+)?(\d{1,2})(?![\d(/]|\s*(?:ipc|bns|days?|months?|hours?))`,
    'gu',
  ),
  // "my son, 16, was caught", "my son 16 years": a lower number than a section of these
  new RegExp(
    String.raw`\b(?:son|brother|nephew|grandson|cousin|boy|beta|bhai|ladka),?\s+\(?(${CHILD_YEARS})(?:\)|,|\s+${YEARS}${END})`,
    'gu',
  ),
  // "bhai 16 ka hai"
  new RegExp(
    String.raw`(?:\b(?:bhai|bet[ae]|ladk[ae]|bhatij[ae]|bhanj[ae]|pota|bachcha|beti|behan|ladki)|(?<![\p{L}\p{M}])(?:भाई|बेटा|बेटी|लडका|लडकी|भतीजा|भांजा|पोता|बहन|बच्चा))\s+(?:abhi\s+|sirf\s+|अभी\s+|सिर्फ\s+)?(${CHILD_YEARS})\s+(?:k[ai]|का|की)\s+(?:hai|h|tha|thi|है|था|थी)${END}`,
    'gu',
  ),
];

const YEARS_IN_WORDS = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}])([\p{L}\p{M}]+)([\s-]+)(?=${YEARS}(?![\p{L}\p{M}]))`,
  'gu',
);
const AGE_IN_WORDS =
  /\b((?:boy|girl|child|minor|juvenile|kid)\s+(?:of|aged)|aged|(?:son|daughter|brother|sister|nephew|niece|grandson|cousin|boy|girl|client|he|she|who) (?:is|was))\s+([a-z]+)\b/gu;
/** From eleven, spoken in Latin letters; the reader of numbers has the first ten. */
const LATIN_TEENS: ReadonlyMap<string, number> = new Map(
  'gyarah|gyara barah|baarah terah|tera chaudah|chauda pandrah|pandra solah|sola satrah|satra atharah|athara'
    .split(' ')
    .flatMap((forms, at) => forms.split('|').map((form) => [form, at + 11] as const)),
);
const FEWEST = 7;

function yearsIn(word: string): number | null {
  const years = LATIN_TEENS.get(word) ?? (isNumberWord(word) ? numberInWords(word) : null);
  return years !== null && years >= FEWEST && years < 100 ? years : null;
}

/** "सोलह साल", "aged sixteen": the same text with the years in digits. */
export const withYearsInDigits = (folded: string): string =>
  folded
    .replaceAll(YEARS_IN_WORDS, (all: string, word: string, space: string) => {
      const years = yearsIn(word);
      return years === null ? all : `${years}${space}`;
    })
    .replaceAll(AGE_IN_WORDS, (all: string, before: string, word: string) => {
      const years = yearsIn(word);
      return years === null ? all : `${before} ${years}`;
    });
