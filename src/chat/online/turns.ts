/**
 * Qualifiers that change the meaning of a sentence: limits, negations, exceptions, "may" and "must". Losing
 * or adding one is an error even if all other words match.
 */
import { wordsOf } from '#search/engine/fold.ts';
import { isNoise } from '#search/engine/noise.ts';
import { stem } from '#search/engine/stem.ts';
import { plainText, type QuantityAt, quantitiesIn } from './figures.ts';
import { withoutNukta } from './number-words.ts';

const anyOf = (forms: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${withoutNukta(forms)})(?![\p{L}\p{M}])`, 'gu');

type Limit = 'least' | 'most' | 'over' | 'under' | 'within';

interface LimitForm {
  readonly limit: Limit;
  readonly form: RegExp;
  /** Maximum distance in words before the number: "under BNS 303 for 3 years" is not "under 3 years". */
  readonly reach: number;
}

/** In search order: "not less than" contains "less than". */
const LIMITS: readonly LimitForm[] = [
  {
    limit: 'least',
    form: anyOf(
      'not less than|no less than|not below|at least|at the least|minimum|or more|कम से कम|से कम नहीं|न्यूनतम|kam se kam|se kam nahin?|nyuntam',
    ),
    reach: 6,
  },
  {
    limit: 'most',
    form: anyOf(
      'not more than|no more than|(?:does )?not exceed(?:ing)?|up ?to|at most|at the most|maximum|extend(?:s|ing)? to|as long as|से अधिक नहीं|से ज़्यादा नहीं|अधिकतम|ज़्यादा से ज़्यादा|तक|se (?:zyada|adhik) nahin?|zyada se zyada|adhiktam|tak',
    ),
    reach: 6,
  },
  {
    limit: 'over',
    form: anyOf(
      'more than|over|above|exceed(?:s|ing)?|longer than|beyond|से अधिक|से ज़्यादा|से ऊपर|se zyada|se adhik|se upar',
    ),
    reach: 2,
  },
  { limit: 'under', form: anyOf('less than|under|below|fewer than|से कम|से नीचे|se kam|se neeche'), reach: 2 },
  { limit: 'within', form: anyOf('within|inside|के भीतर|के अंदर|ke bhee?tar|ke andar'), reach: 5 },
];
const REACH_AFTER = 3;

type Turn = 'not' | 'except' | 'only' | 'may' | 'must' | 'if';

const TURNS: readonly (readonly [Turn, RegExp])[] = [
  [
    'except',
    anyOf(
      'unless|except(?:ing)?|other than|save|excluding|but for|subject to|जब तक|सिवाय|छोड़कर|के अलावा|बशर्ते|jab tak|siwaye?|chhod ?kar|ke alawa|basharte',
    ),
  ],
  ['if', anyOf('if|provided|in case|on condition|अगर|यदि|agar|yadi')],
  ['only', anyOf('only|solely|केवल|सिर्फ़|मात्र|sirf|ke[vw]al')],
  [
    'not',
    anyOf(
      "not|no|never|cannot|can't|nor|neither|without|isn't|aren't|doesn't|don't|won't|नहीं|नही|न|ना|मत|बिना|nahin?|nhi|bina",
    ),
  ],
  [
    'may',
    anyOf('may|can|cannot|could|might|discretion|permitted|allowed|possible|सकता|सकती|सकते|विवेक|sakt[aie]'),
  ],
  [
    'must',
    anyOf(
      'must|shall|has to|have to|mandatory|compulsory|obliged|required|अनिवार्य|आवश्यक|ज़रूरी|पड़ेगा|पड़ेगी|anivarya|zaroori|zaruri|padega|padegi',
    ),
  ],
];

/** Equivalent phrases with a negation, and phrases that only look negative. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [
    anyOf(
      String.raw`not (?:a )?bailable|non[\s-]?bailable|गैर[\s-]*जमानतीय?|जमानतीय? नहीं|gair[\s-]*[jz]ama?nati`,
    ),
    ' nonbailable ',
  ],
  [anyOf(String.raw`not (?:a )?cogni[sz]able|non[\s-]?cogni[sz]able|असंज्ञेय|संज्ञेय नहीं`), ' noncognizable '],
  [anyOf('whether or not|not only|no one'), ' '],
];

/** Whether the sentence neither loses nor adds a qualifier of its evidence. */
export const preservesQualifiers = (sentence: string, evidence: string): boolean =>
  hasLimits(sentence, evidence) && hasTurns(clauseOf(sentence), clausesIn(evidence).map(clauseOf));

/** A number must have the same limit as in the evidence: "up to 3 years" is not "3 years". */
function hasLimits(sentence: string, evidence: string): boolean {
  const evidenceQuantities = quantitiesIn(evidence);
  return quantitiesIn(sentence).every((claimed) => {
    const there = evidenceQuantities.filter(({ quantity }) => quantity === claimed.quantity);
    return there.length === 0 || there.some((each) => limitOf(each) === limitOf(claimed));
  });
}

function limitOf({ before, after }: QuantityAt): Limit | null {
  const ahead = wordsIn(before.split(NEXT).at(-1)).toReversed();
  const behind = wordsIn(after.split(NEXT)[0]).slice(0, REACH_AFTER).join(' ');
  const found = LIMITS.find(({ form, reach }) => {
    const near = ahead.slice(0, reach).toReversed().join(' ');
    return near.search(form) !== -1 || behind.search(form) !== -1;
  });
  return found?.limit ?? null;
}

/** A limit applies to the number of its own clause. */
const NEXT = /[.;:,।()]|\d/u;
const wordsIn = (text = ''): string[] => text.split(/\s+/).filter((word) => word !== '');

const CLAUSE_END = /[;:।]|(?<!\b(?:s|ss|no|rs|v|art|cl|sec))\.(?=\s|$)/giu;

const clausesIn = (text: string): string[] => text.split(CLAUSE_END).filter((each) => each.trim() !== '');

interface Clause {
  readonly stems: ReadonlySet<string>;
  /** Words before the exception. A sentence that repeats them must repeat the exception. */
  readonly main: ReadonlySet<string>;
  readonly turns: ReadonlySet<Turn>;
  /** Words next to each negation. */
  readonly denied: readonly (readonly string[])[];
}

function clauseOf(written: string): Clause {
  const plain = PLAIN.reduce((text, [form, inPlace]) => text.replaceAll(form, inPlace), plainText(written));
  const rest = LIMITS.reduce((text, { form }) => text.replaceAll(form, ' '), plain);
  const turns = TURNS.filter(([, form]) => rest.search(form) !== -1).map(([turn]) => turn);
  const stems = new Set(tellingIn(rest));
  const main = new Set(tellingIn(rest.split(EXCEPT)[0] ?? ''));
  const denied = [...rest.matchAll(NOT)].map((found) => deniedBy(rest, found));
  return { stems, main: main.size < FEW ? stems : main, turns: new Set(turns), denied };
}

const FEW = 2;
const NOT = formOf('not');
const EXCEPT = formOf('except');
const TURNING = new RegExp(TURNS.map(([, { source }]) => source).join('|'), 'gu');
/** Filler words that only affirm. */
const BESIDE = new Set(['too', 'also', 'then', 'here', 'where', 'such']);

function formOf(turn: Turn): RegExp {
  return TURNS.find(([each]) => each === turn)?.[1] ?? anyOf('');
}

const tellingIn = (text: string): string[] =>
  wordsOf(text.replaceAll(TURNING, ' '))
    .filter((word) => word.length > 2 && !/^\d/.test(word) && !isNoise(word) && !BESIDE.has(word))
    .map(stem);

/** English negations precede the negated words; Hindi ones follow them or precede the verb. */
function deniedBy(text: string, found: RegExpMatchArray): string[] {
  const end = (found.index ?? 0) + found[0].length;
  const next = tellingIn(text.slice(end));
  return ENGLISH.test(found[0])
    ? next.slice(0, 2)
    : [...tellingIn(text.slice(0, found.index)).slice(-2), ...next.slice(0, 1)];
}

const ENGLISH = /^(?:no|not|never|cannot|can't|nor|neither|without|\w+n't)$/;

/** If this share of a clause is repeated, its qualifiers must be too. */
const SAID_AGAIN = 0.5;

function hasTurns(clause: Clause, clauses: readonly Clause[]): boolean {
  const shared = clauses.map(({ stems }) => sharedBy(stems, clause));
  const most = Math.max(0, ...shared);
  const near = clauses.filter((_, at) => most > 0 && (shared[at] ?? 0) * 2 >= most);
  const again = clauses.filter(
    ({ main }) => main.size > 0 && sharedBy(main, clause) / main.size >= SAID_AGAIN,
  );
  return (
    [...clause.turns].every((turn) => near.some(({ turns }) => turns.has(turn))) &&
    LOST.every((turn) => clause.turns.has(turn) || !again.some(({ turns }) => turns.has(turn))) &&
    clause.denied.every((words) =>
      near.some(({ denied }) =>
        denied.some((evidenceWords) => evidenceWords.some((each) => words.includes(each))),
      ),
    )
  );
}

const sharedBy = (stems: ReadonlySet<string>, clause: Clause): number =>
  [...stems].filter((each) => clause.stems.has(each)).length;

/** Losing one of these is an error; an added "may" weakens "must". */
const LOST: readonly Turn[] = ['not', 'except', 'only', 'may', 'if'];
