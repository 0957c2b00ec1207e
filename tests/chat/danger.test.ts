// @vitest-environment node
/** Answers that would lead a person into an arrest, or a child harmed before the Board. */
import { describe, expect, it } from 'vitest';
import EXAMPLES from '#chat/vocabulary/examples.json';
import { ask, cited, forumsIn } from './offline-chat.ts';

const first = (question: string): string | undefined => cited(ask(question))[0];
const courts = (question: string): string[] => forumsIn(ask(question)).map(({ court }) => court);

describe("the agency's own summons under the PMLA", () => {
  it.each([
    'ED ne bulaya hai jane se giraftari hogi kya',
    'ED ne summon bheja hai bayan dene jana hai, pakad lenge kya',
    'ईडी ने समन भेजा जाने पर पकड़ेंगे क्या',
    'ED summons called for statement, can they arrest me there',
    'PMLA summons from ED office, will I be arrested',
    'which judgment on ed summons',
    'supreme court ruling on ED arrest after summons for statement',
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

describe('a meeting of an organisation under the UAPA', () => {
  it.each([
    'प्रतिबंधित संगठन की बैठक में गया था यूएपीए लगा',
    'banned sangathan ki baithak me gaya tha uapa laga diya',
  ])('of a banned one is not answered by the ruling on others: %s', (question) => {
    expect(first(question)).not.toBe('CASE saleem-khan-2025');
  });

  it.each([
    'जो संगठन प्रतिबंधित नहीं है उसकी बैठक में जाने पर यूएपीए',
    'sangathan par pratibandh nahi tha baithak me gaya uapa laga diya',
  ])('of one that is not banned is: %s', (question) => {
    expect(first(question)).toBe('CASE saleem-khan-2025');
  });
});

it.each(['too poor to give a surety, release on own bond', 'garib hai niji muchalke par chhodo', 'निजी मुचलके पर रिहाई गरीब'])(
  'does not call an offence bailable because the person is poor: %s',
  (question) => {
    expect(first(question)).not.toBe('BNSS 478');
    expect(cited(ask(question))).toContain('CASE moti-ram-1978');
  },
);

it.each(['hathkadi laga kar court laye', 'handcuffed and paraded in public', 'can police handcuff the accused'])(
  'answers handcuffs with the provision on them: %s',
  (question) => {
    expect(first(question)).toMatch(/^BNSS 43(?!\d)/);
  },
);

describe('a child who was taken', () => {
  it.each([
    'mere 15 saal ke bete ko padosi utha le gaya case me kya hoga kaun si court me bail hogi',
    'mere 15 saal ke bete ko padosi utha le gaya us mamle me kaun si court me bail hogi',
    'मेरे 15 साल के बेटे को पड़ोसी उठा ले गया केस में किस अदालत में जमानत होगी',
    '15 saal ki bhanji ko bhaga le gaya padosi, kaun si court me bail',
    '15 saal ki bhatiji se balatkar ka case, kis court me bail hogi',
    '15 साल की भांजी से बलात्कार, जमानत किस कोर्ट में',
    '14 साल की भतीजी का अपहरण, जमानत किस कोर्ट में',
    'padosi ne rape kiya, bhanji 15 saal ki hai, bail kis court me',
    'पॉक्सो केस पड़ोसी पर है, भतीजी 15 साल की है, जमानत किस कोर्ट में',
    '15 saal ki poti ka apharan, bail kis court me',
  ])('is not sent to the Board: %s', (question) => {
    expect(courts(question)).not.toContain('board');
    expect(first(question)).not.toMatch(/^JJ /);
  });

  it.each([
    '16 saal ke bhatije ko police chori ke case me utha le gayi, kis court me bail',
    '16 saal ke bhanje ko marpit ke mamle me utha le gaye, kis court me bail',
    '16 साल के भांजे को चोरी के केस में उठा ले गए, जमानत किस कोर्ट में',
    '16 saal ke bete ko murder ke mamle me utha le gaye, kis court me bail',
    '16 saal ke bete ko police utha le gayi, kis court me bail',
  ])('by the police is sent there: %s', (question) => {
    expect([first(question), ...courts(question)].some((said) => said === 'board' || /^JJ /.test(said ?? ''))).toBe(true);
  });
});

it('has no example that is a question of a measuring set', async () => {
  const { readdirSync, readFileSync } = await import('node:fs');
  const plain = (text: string) =>
    text.normalize('NFC').toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();
  const asked = new Set(
    ['evaluation', 'questions'].flatMap((folder) =>
      readdirSync(new URL(`${folder}/`, import.meta.url)).flatMap((file) => {
        const rows: { q: string }[] = JSON.parse(readFileSync(new URL(`${folder}/${file}`, import.meta.url), 'utf8'));
        return rows.map(({ q }) => plain(q));
      }),
    ),
  );
  const examples = EXAMPLES.flatMap(([, all = '']) => all.split('|'));
  expect(examples.filter((example) => asked.has(plain(example)))).toEqual([]);
});
