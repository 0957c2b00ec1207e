// @vitest-environment node
/** Answers that would lead a person into an arrest, or a child harmed before the Board. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readJsonLines } from '../../scripts/evaluation/json-lines.mjs';
import EXAMPLES from '#chat/vocabulary/examples.json';
import { ask, cited, forumsIn } from './offline-chat.ts';

/** Three words of four. */
const NEARLY = 0.75;

const first = (question: string): string | undefined => cited(ask(question))[0];
const courts = (question: string): string[] => forumsIn(ask(question)).map(({ court }) => court);

describe("the agency's own summons under the PMLA", () => {
  it.each([
    'ED ne bulaya hai jane se giraftari hogi kya',
    'ED ne summon bheja hai bayan dene jana hai, pakad lenge kya',
    'ईडी ने समन भेजा जाने पर पकड़ेंगे क्या',
    'ED summons called for statement, can they arrest me there',
    'PMLA summons from ED office, will I be arrested',
  ])('is not answered by the ruling on the summons of the court: %s', (question) => {
    expect(cited(ask(question))).not.toContain('CASE tarsem-2024');
  });

  it.each([
    'ED case me court ka summons aaya pesh hone par giraftari',
    'ED arrest after cognizance when accused appears on summons',
    'supreme court judgment on ED arrest after cognizance is taken',
  ])('the summons of the court is: %s', (question) => {
    expect(cited(ask(question))).toContain('CASE tarsem-2024');
  });
});

it.each([
  ['CASE tarsem-2024|PMLA 45', /court|cognizance/u],
  ['CASE saleem-khan-2025|UAPA 43D(5)', /\b(?:not|nahi)\b|नहीं/u],
])('gives every example of %s the fact on which the ruling rests', (cards, fact) => {
  const examples = EXAMPLES.find(([kind]) => kind === cards)?.[1]?.split('|') ?? [];
  expect(examples.length).toBeGreaterThan(1);
  expect(examples.filter((example) => !fact.test(example))).toEqual([]);
});

it.each(['which judgment on ed summons', 'supreme court ruling on ED arrest after summons for statement'])(
  'names the rulings on the powers of the agency first: %s',
  (question) => {
    expect(first(question)).toBe('CASE vijay-madanlal-2022');
  },
);

it.each([
  'too poor to give a surety, release on own bond',
  'garib hai niji muchalke par chhodo',
  'निजी मुचलके पर रिहाई गरीब',
])('does not call an offence bailable because the person is poor: %s', (question) => {
  expect(first(question)).not.toBe('BNSS 478');
  expect(cited(ask(question))).toContain('CASE moti-ram-1978');
});

it.each([
  'hathkadi laga kar court laye',
  'handcuffed and paraded in public',
  'can police handcuff the accused',
])('answers handcuffs with the provision on them: %s', (question) => {
  expect(first(question)).toMatch(/^BNSS 43(?!\d)/);
});

describe('a child who was taken', () => {
  it.each([
    'mere 15 saal ke bete ko padosi utha le gaya us case me bail ki arji kis court me lagti hai',
    'mere 15 saal ke bete ko padosi utha le gaya us mamle me bail ki arji kis court me lagti hai',
    'मेरे 15 साल के बेटे को पड़ोसी उठा ले गया केस में किस अदालत में जमानत होगी',
    '15 saal ki bhanji ko bhaga le gaya padosi, kaun si court me bail',
    '15 saal ki bhatiji se balatkar ka case, bail ki arji kis court me lagti hai',
    '15 साल की भांजी से बलात्कार, जमानत किस कोर्ट में',
    '14 साल की भतीजी का अपहरण, जमानत किस कोर्ट में',
    'niece aged 15 raped, where does the accused apply for bail',
    'मेरी भांजी 15 साल की है उसके साथ गलत हुआ आरोपी की जमानत कहाँ लगती है',
    'padosi ne rape kiya, bhanji 15 saal ki hai, bail kis court me',
    'पॉक्सो केस पड़ोसी पर है, भतीजी 15 साल की है, जमानत किस कोर्ट में',
    '15 saal ki poti ka apharan, bail kis court me',
  ])('is not sent to the Board: %s', (question) => {
    expect(courts(question)).not.toContain('board');
    expect(first(question) ?? '').not.toMatch(/^JJ /);
  });

  it.each([
    '16 saal ke bhatije ko police chori ke case me utha le gayi, kis court me bail',
    '16 saal ke bhanje ko marpit ke mamle me utha le gaye, kis court me bail',
    '16 साल के भांजे को चोरी के केस में उठा ले गए, जमानत किस कोर्ट में',
    '16 saal ke bete ko murder ke mamle me utha le gaye, kis court me bail',
    '16 saal ke bete ko police utha le gayi, kis court me bail',
  ])('by the police is sent there: %s', (question) => {
    expect(
      [first(question), ...courts(question)].some(
        (said) => said === 'board' || said?.startsWith('JJ ') === true,
      ),
    ).toBe(true);
  });
});

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu),
  );

/** Words that both texts have, as a share of all their words. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / (one.size + other.size - shared);
}

const asked = ['evaluation', 'questions'].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, import.meta.url)).flatMap((file) => {
    const rows: { q: string }[] = readJsonLines(new URL(`${folder}/${file}`, import.meta.url));
    return rows.map(({ q }) => wordsOf(q));
  }),
);

it('has no example that is nearly a question of a measuring set', () => {
  const examples = EXAMPLES.flatMap(([, all = '']) => all.split('|'));
  const copies = examples.filter((example) => {
    const words = wordsOf(example);
    return asked.some((question) => likeness(words, question) > NEARLY);
  });
  expect(copies).toEqual([]);
});
