/**
 * Factual claims of a text: dates, years, sections, codes, periods, amounts and words that act as figures.
 */
import { UNITS, withDigits } from './number-words.ts';

export interface Figures {
  /** YYYY-MM-DD; YYYY-MM without a day; --MM-DD without a year. */
  readonly dates: ReadonlySet<string>;
  /** "bns 303(2)". */
  readonly pairs: ReadonlySet<string>;
  readonly sections: ReadonlySet<string>;
  readonly codes: ReadonlySet<string>;
  /** "3 year". */
  readonly quantities: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
  readonly claims: ReadonlySet<string>;
  /** A unit after an unknown word: "sevn years". */
  readonly isUnclear: boolean;
}

const MONTHS: readonly (readonly [RegExp, string])[] = [
  'jan(?:uary)?|जनवरी',
  'feb(?:ruary)?|फरवरी',
  'mar(?:ch)?|मार्च',
  'apr(?:il)?|अप्रैल',
  'may|मई',
  'june?|जून',
  'july?|जुलाई',
  'aug(?:ust)?|अगस्त',
  'sept?(?:ember)?|सितंबर|सितम्बर',
  'oct(?:ober)?|अक्टूबर|अक्तूबर',
  'nov(?:ember)?|नवंबर|नवम्बर',
  'dec(?:ember)?|दिसंबर|दिसम्बर',
].map((forms, quantityAt) => [new RegExp(`^(?:${forms})$`, 'u'), String(quantityAt + 1).padStart(2, '0')]);
const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|जनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|सितम्बर|अक्टूबर|अक्तूबर|नवंबर|नवम्बर|दिसंबर|दिसम्बर';
const END = String.raw`(?![\p{L}\p{M}\p{N}])`;

const monthOf = (name: string): string => MONTHS.find(([form]) => form.test(name))?.[1] ?? '00';
const two = (digits: string): string => digits.padStart(2, '0');

type Reading = readonly [RegExp, (groups: readonly string[]) => string];

const DATES: readonly Reading[] = [
  [/\b(\d{4})-(\d{1,2})-(\d{1,2})\b/gu, ([y = '', m = '', d = '']) => `${y}-${two(m)}-${two(d)}`],
  [/\b(\d{1,2})[-./](\d{1,2})[-./](\d{4})\b/gu, ([d = '', m = '', y = '']) => `${y}-${two(m)}-${two(d)}`],
  [
    new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)?(?:\s+of)?[\s-]+(${MONTH})[\s,.-]+(\d{4})${END}`, 'gu'),
    ([d = '', m = '', y = '']) => `${y}-${monthOf(m)}-${two(d)}`,
  ],
  [
    new RegExp(String.raw`(?<![\p{L}])(${MONTH})\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})${END}`, 'gu'),
    ([m = '', d = '', y = '']) => `${y}-${monthOf(m)}-${two(d)}`,
  ],
  [
    new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)?(?:\s+of)?[\s-]+(${MONTH})${END}`, 'gu'),
    ([d = '', m = '']) => `--${monthOf(m)}-${two(d)}`,
  ],
  [
    new RegExp(String.raw`(?<![\p{L}])(${MONTH})[\s,.-]+(\d{4})${END}`, 'gu'),
    ([m = '', y = '']) => `${y}-${monthOf(m)}`,
  ],
];

/** A section number with its parts and letters. */
const NUMBER = String.raw`\d{1,4}(?:-?[a-z]{1,2}(?![\p{L}]))?(?:\s?\([\da-z]{1,4}\))*`;
const SAID = String.raw`(?:sections?|secs?\.?|ss?\.|u\/s|धाराओं|धारा|clause|article|अनुच्छेद)`;
const CODE = String.raw`ipc|bnss|bns|bsa|crpc|iea|ndps|pmla|uapa|pocso|mcoca|jj|sc\/st|arms|dv|ni|pc|pcmact|companies|copyright|constitution`;

const PAIR_BEFORE = new RegExp(
  String.raw`(?<![\p{L}])(${CODE})(?:\s+act)?,?\s+(?:${SAID}\s*)?(${NUMBER})`,
  'gu',
);
const PAIR_AFTER = new RegExp(
  String.raw`(?<![\d(])(${NUMBER})\s*,?\s*(?:of\s+)?(?:the\s+)?(${CODE})(?![\p{L}])`,
  'gu',
);
const SECTION = new RegExp(String.raw`(?<![\p{L}])${SAID}\s*(${NUMBER})`, 'gu');
/** With a part or letter it is always a section. */
const SECTION_LIKE =
  /((?<![\d.(-])\d{1,4}(?:-?[a-z]{1,2}(?![\p{L}])(?:\s?\([\da-z]{1,4}\))*|(?:\s?\([\da-z]{1,4}\))+))/gu;
const CODE_ALONE = new RegExp(String.raw`(?<![\p{L}])(${CODE})(?![\p{L}])`, 'gu');

const UNIT_NAMES = [...UNITS.keys()].join('|');
const QUANTITY = new RegExp(String.raw`(\d+(?:\.\d+)?)[\s-]*(${UNIT_NAMES})(?![\p{L}\p{M}])`, 'gu');
const RUPEES = /(?:rs\.?|₹|inr|rupees?)\s*(\d+)/gu;
/** Rs precedes its number. */
const COUNTED_UNITS = [...UNITS.keys()].filter((unit) => unit !== 'rs' && unit !== 'inr').join('|');
const BEFORE_UNIT = new RegExp(String.raw`([\p{L}\p{M}]+)[\s-]+(?:${COUNTED_UNITS})(?![\p{L}\p{M}])`, 'gu');
/** Words that may precede "years" without being a number. */
const NEUTRAL = new Set(
  'a an the of in for per each every some many few more fewer less these those that this within and or how next same first last calendar such any all to by on no several which what between full whole working entire one half third court next other every than until कुछ हर प्रति इस उस पहले अगले के की का में से उसी किसी कई पूरे अगला एक दो कितने कितना इतने उतने har prati is us pehle agle agla kuch kisi kai poore ke ki ka mein se kitne itne utne'.split(
    ' ',
  ),
);

const CLAIMS: readonly (readonly [string, RegExp])[] = [
  [
    'nonbailable',
    /\bnon[\s-]?bailable\b|\bnot\s+(?:a\s+)?bailable\b|\bgair[\s-]*[jz]ama?nati\b|\b[jz]ama?nati\s+nahin?\b|गैर[\s-]*जमानती|अजमानतीय|जमानतीय?\s+नहीं/u,
  ],
  [
    'bailable',
    /(?<!non[\s-]?)(?<!not )(?<!not a )\bbailable\b|(?<!gair[\s-]*)\b[jz]ama?nati\b(?!\s+nahin?)|(?<!गैर[\s-]*)(?<![\p{L}\p{M}])जमानतीय?(?![\p{L}\p{M}])(?!\s+नहीं)/u,
  ],
  ['noncognizable', /\bnon[\s-]?cogni[sz]able\b|\bnot\s+(?:a\s+)?cogni[sz]able\b|असंज्ञेय|संज्ञेय\s+नहीं/u],
  ['cognizable', /(?<!non[\s-]?)(?<!not )\bcogni[sz]able\b|(?<!अ)संज्ञेय(?!\s+नहीं)/u],
  ['compoundable', /\bcompoundable\b|शमनीय/u],
  ['death', /\bdeath\b|\bcapital\b|\bhang/u],
  ['death', /\bmaut\b|\b(?:f|ph)aa?n?si\b|मृत्यु|फाँसी|फांसी|मौत/u],
  ['life', /\blife\b|\bumr?a?r?[\s-]?(?:qaid|kaid)\b|\baaj(?:ee|i)van\b|आजीवन|उम्रकैद|उम्र\s?कैद/u],
  ['guilt', /\bguilt|\binnocen|\bdoshi\b|\bnirdosh\b|\bbegunah\b|दोषी|निर्दोष|बेगुनाह/u],
  [
    'surely',
    /\bguarante|\bdefinitely\b|\bcertain(?:ly)?\b|\bsurely\b|\bautomatic|\bundoubtedly\b|\bpakka\b|\bzaroor\b|\bnishchit\b|निश्चित|जरूर|पक्का|गारंटी/u,
  ],
  ['always', /\balways\b|\bin every case\b|\bhamesha\b|हमेशा|सदैव/u],
  ['never', /\bnever\b|\bkabhi\s+nahin?\b|कभी\s+नहीं/u],
  ['half', /\bhalf\b|\baadh[aie]\b|आधा|आधी|आधे/u],
  ['third', /\b(?:1|one|a)[\s-]third\b|\btihai\b|तिहाई/u],
  ['quarter', /\bquarter|\bfourths?\b|\bchauthai\b|चौथाई/u],
  ['thirds', /\b\d+[\s-]thirds\b|दो\s+तिहाई/u],
];

/** Lower case, numbers as digits, dates removed. */
export const plainText = (text: string): string => datesIn(withDigits(text)).left;

export interface QuantityAt {
  /** "3 year". */
  readonly quantity: string;
  readonly before: string;
  readonly after: string;
}

/** All periods and amounts, with the text before and after. */
export function quantitiesIn(text: string): QuantityAt[] {
  const left = plainText(text);
  const quantityAt = (found: RegExpMatchArray, quantity: string): QuantityAt => ({
    quantity,
    before: left.slice(0, found.index),
    after: left.slice((found.index ?? 0) + found[0].length),
  });
  return [
    ...[...left.matchAll(QUANTITY)].map((found) => quantityAt(found, quantityOf(found))),
    ...[...left.matchAll(RUPEES)].map((found) => quantityAt(found, `${Number(found[1])} rupee`)),
  ];
}

const quantityOf = ([, count, unit = '']: RegExpMatchArray): string => `${Number(count)} ${UNITS.get(unit)}`;

export function figuresIn(text: string): Figures {
  const { dates, left } = datesIn(withDigits(text));
  const pairs = new Set([
    ...all(left, PAIR_BEFORE, ([code = '', number = '']) => `${code} ${keyOf(number)}`),
    ...all(left, PAIR_AFTER, ([number = '', code = '']) => `${code} ${keyOf(number)}`),
  ]);
  return {
    dates,
    pairs,
    sections: new Set([
      ...[...pairs].map((pair) => pair.slice(pair.indexOf(' ') + 1)),
      ...all(left, SECTION, first).map(keyOf),
      ...all(left, SECTION_LIKE, first)
        .filter((number) => !isOrdinal(number))
        .map(keyOf),
    ]),
    codes: new Set(all(left, CODE_ALONE, first)),
    quantities: new Set(quantitiesIn(text).map(({ quantity }) => quantity)),
    numbers: new Set(all(left, /(\d+)/g, ([number]) => String(Number(number)))),
    claims: new Set(CLAIMS.filter(([, form]) => form.test(left)).map(([claim]) => claim)),
    isUnclear: all(left, BEFORE_UNIT, first).some((before) => !NEUTRAL.has(before)),
  };
}

function datesIn(text: string): { readonly dates: Set<string>; readonly left: string } {
  const dates = new Set<string>();
  let left = text;
  for (const [pattern, read] of DATES) {
    left = left.replaceAll(pattern, (...found: unknown[]) => {
      dates.add(read(found.slice(1).map(String)));
      return ' ; ';
    });
  }
  return { dates, left };
}

const all = (text: string, pattern: RegExp, read: (groups: readonly string[]) => string): string[] =>
  [...text.matchAll(pattern)].map((found) => read(found.slice(1)));

const first = ([group = '']: readonly string[]): string => group;

const isOrdinal = (number: string): boolean => /^\d+(?:st|nd|rd|th)$/.test(number);

/** Normalised for comparison: without spaces and dashes. */
export const keyOf = (section: string): string => section.toLowerCase().replaceAll(/[\s-]/g, '');
