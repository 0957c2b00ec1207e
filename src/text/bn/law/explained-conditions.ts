/** Draft in Bengali, not yet reviewed by a lawyer who speaks it. */
import { type CalendarDate, indianDate } from '#kernel/calendar-date.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import type { Term } from '#law/maximum-term.ts';
import type { OtherPeriod } from '#law-explain/condition.ts';
import type {
  changes as EnglishChanges,
  conditionNames as EnglishNames,
  known as EnglishKnown,
  term as EnglishTerm,
} from '#text/en/law/explained-conditions.ts';
import type { Translated } from '#text/translated.ts';

const days = (n: number) => `${indianNumber(n)} দিন`;
const joinAll = (offences: readonly string[]) => offences.join(', ');

export const term: Translated<typeof EnglishTerm> = {
  years: (n) => `${indianNumber(n)} বছর`,
  months: (n) => `${indianNumber(n)} মাস`,
  days,
  none: 'সর্বোচ্চ সাজা',
};

export function partText({ months, days: rest }: Term): string {
  return [months > 0 ? term.months(months) : '', rest > 0 ? days(rest) : ''].filter(Boolean).join(' ');
}

export function termText(maximumTerm: Term | null): string {
  if (maximumTerm === null) return term.none;
  if (maximumTerm.months === 0) return days(maximumTerm.days);
  return maximumTerm.months % 12 === 0 ? term.years(maximumTerm.months / 12) : partText(maximumTerm);
}

const reached = (on: CalendarDate, isReached: boolean) =>
  `${indianDate(on)} তারিখে ${isReached ? 'পূর্ণ হয়েছে' : 'পূর্ণ হবে'}`;

function withOther(text: string, other: OtherPeriod | null): string {
  if (!other) return text;
  const on = indianDate(other.from);
  return other.why === 'extension'
    ? `${text}; সময় বাড়ানোর আদেশ টিকলে: ${on}`
    : `${text}; অন্য পাঠে ${days(other.days)}: ${on}`;
}

export const conditionNames: Translated<typeof EnglishNames> = {
  bailable: 'প্রতিটি অপরাধ জামিনযোগ্য',
  'no-death-or-life': 'মৃত্যুদণ্ড বা যাবজ্জীবন নেই',
  'no-death': 'মৃত্যুদণ্ড নেই',
  'never-convicted': 'কখনও দোষী সাব্যস্ত নন',
  'one-third': 'সর্বোচ্চ সাজার এক-তৃতীয়াংশ',
  'one-half': 'সর্বোচ্চ সাজার অর্ধেক',
  'one-offence-no-other-case': 'একটি অপরাধ, অন্য মামলা নেই',
  delay: 'অভিযুক্তের কারণে বিলম্ব',
  maximum: 'পুরো সর্বোচ্চ সাজা',
  custody: 'ছেদহীন হেফাজত',
  'default-bail': 'ডিফল্ট জামিন',
  'sixty-days': 'সাক্ষ্যের প্রথম তারিখ থেকে ষাট দিন',
  'no-barring-convictions': 'আটকায় এমন দোষী সাব্যস্তি নেই',
  proviso: 'মহিলা, শিশু, অসুস্থ বা অশক্ত',
  court: 'যে আদালত বিচার করে',
  gate: (law) => `${law}-এর শর্ত`,
  'no-gate': 'বিশেষ আইনের কোনো শর্ত নেই',
  arrested: 'এই মামলায় গ্রেপ্তার',
  'not-arrested': 'এখনও গ্রেপ্তার হননি',
  'non-bailable': 'জামিন-অযোগ্য অপরাধের অভিযোগ',
  'not-excluded-by-code': 'কার্যবিধিতে বাদ নয়',
  'not-excluded-by-act': 'বিশেষ আইনে বাদ নয়',
  cooperated: 'তদন্তে সহযোগিতা করেছেন',
  'on-bail': 'দোষী সাব্যস্ত হওয়ার সময় জামিনে',
  sentence: 'তিন বছর বা কম, অথবা জামিনযোগ্য',
  'convicted-here': 'এই মামলায় দোষী সাব্যস্ত',
};

export const known: Translated<typeof EnglishKnown> = {
  'not-known': 'জানা নেই',
  'sections-unread': 'এখনও প্রতিটি ধারা চেনা যায়নি',
  bailable: ({ offences }) => `জামিনযোগ্য: ${joinAll(offences)}`,
  'non-bailable': ({ offences }) => `জামিন-অযোগ্য: ${joinAll(offences)}`,
  'bail-depends': 'মূল অপরাধের উপর, বা না বাছা উপধারার উপর নির্ভর করে',
  maxima: ({ rows }, { maximum, name }) => rows.map((row) => `${name(row)}: ${maximum(row)}`).join('; '),
  'never-convicted': 'দোষী সাব্যস্ত হননি',
  'convicted-before': 'আগে দোষী সাব্যস্ত: এক-তৃতীয়াংশ নয়, অর্ধেক প্রযোজ্য',
  'part-of-term': ({ part, term: whole, on, reached: is }) =>
    `${part === null ? termText(whole) : `${whole ? partText(whole) : term.none}-এর মধ্যে ${partText(part)}`}; ${reached(on, is)}`,
  'no-fixed-term': 'এই ধারাগুলির নির্দিষ্ট সর্বোচ্চ সাজা নেই, বা তা জানা নেই',
  'whole-term': ({ term: whole, on, reached: is }) => `${termText(whole)}; ${reached(on, is)}`,
  'one-offence': 'একটি অপরাধের অভিযোগ; অন্য কোনো মামলা বিচারাধীন নয়',
  'other-cases-pending': 'অন্য মামলা বিচারাধীন',
  'several-offences': ({ count }) => `এক মামলায় ${count}টি অপরাধ: আক্ষরিকভাবে পড়লে নিষেধ, মামলা হিসাবে পড়লে নয়`,
  'other-cases-not-known': 'অন্য মামলা বিচারাধীন কি না জানা নেই',
  delay: ({ days: n }) => `${days(n)} বাদ দেওয়া হয়েছে`,
  custody: ({ days: n, out }) =>
    out === 0 ? `${days(n)}, অন্তর্বর্তী জামিন নেই` : `${days(n)}, অন্তর্বর্তী জামিনের ${days(out)} বাদ দিয়ে`,
  'arrest-not-known': 'গ্রেপ্তারের তারিখ জানা নেই',
  'not-in-custody': 'আজ হেফাজতে নেই',
  'no-charge-sheet': ({ days: n, other }) => withOther(`${days(n)}ে চার্জশিট আসেনি`, other),
  'extension-not-known': ({ other }) => withOther('আদালত সময় বাড়িয়েছে কি না তার উপর নির্ভর করে', other),
  'period-runs': ({ days: n, until, other }) =>
    withOther(`${days(n)} ${indianDate(until)} তারিখে শেষ হয়`, other),
  'period-over': ({ days: n, until, other }) =>
    withOther(`${days(n)} ${indianDate(until)} তারিখে শেষ হয়েছে; চার্জশিটের কথা জানা নেই`, other),
  'charge-sheet-in-time': ({ day, days: n, other }) =>
    withOther(`${n} দিনের মধ্যে দিন ${day}-এ চার্জশিট`, other),
  lapsed: ({ filed, other }) =>
    withOther(`চার্জশিট ${indianDate(filed)} তারিখে, মেয়াদের পরে: আগে চাওয়া না হলে অধিকার গেছে`, other),
  'sixty-over': ({ on }) => `${indianDate(on)} তারিখে পূর্ণ হয়েছে`,
  'sixty-runs': ({ on }) => `${indianDate(on)} তারিখে পূর্ণ হবে`,
  'sixty-barred': 'ম্যাজিস্ট্রেটের কাছে বিচার নয়, অথবা পুরো ষাট দিন হেফাজতে ছিলেন না',
  'no-barring-conviction': 'আটকায় এমন দোষী সাব্যস্তি নেই',
  'not-cognizable': 'কোনো আমলযোগ্য অপরাধের অভিযোগ নেই, তাই আগে দোষী সাব্যস্ত হওয়া আটকায় না',
  'grave-conviction': 'মৃত্যুদণ্ড, যাবজ্জীবন বা সাত বছর ও তার বেশি সাজার অপরাধে দোষী সাব্যস্ত',
  'middling-convictions': ({ count }) =>
    `তিন থেকে সাত বছরের কম সাজার আমলযোগ্য অপরাধে ${indianNumber(count)} বার দোষী সাব্যস্ত`,
  'convictions-not-named': 'কোন ধারায় দোষী সাব্যস্ত হয়েছেন জানা নেই',
  woman: 'মহিলা',
  child: 'শিশু',
  'sick-or-infirm': 'অসুস্থ বা অশক্ত',
  'no-proviso': 'তিনটির কোনোটিই নয়',
  courts: ({ rows }, { court, name }) => rows.map((row) => `${name(row)}: ${court(row)}`).join('; '),
  'gate-stands': ({ offences }) =>
    `${joinAll(offences)}: সরকারি কৌঁসুলিকে শুনতে হয় এবং আইনের বাড়তি শর্ত পূরণ হতে হয়`,
  'gate-exempt': ({ offences }) => `${joinAll(offences)}: এগুলি এই অভিযুক্তের ক্ষেত্রে প্রযোজ্য নয়`,
  'gate-open': ({ offences }) => `${joinAll(offences)}: এগুলি এই অভিযুক্তের ক্ষেত্রে প্রযোজ্য কি না জানা নেই`,
  'no-gate': 'কোনো বিশেষ আইন জামিনের জন্য বাড়তি শর্ত যোগ করে না',
  arrested: 'গ্রেপ্তার হয়েছেন',
  'not-arrested': 'গ্রেপ্তার হননি',
  excluded: ({ offences }) => `বাদ: ${joinAll(offences)}`,
  'none-excluded-by-code': 'অভিযোগের কোনো অপরাধ বাদ নয়',
  'none-excluded-by-act': 'অভিযোগের কোনো আইন এটি বাদ দেয় না',
  cooperated: 'বরাবর সহযোগিতা করেছেন',
  'did-not-cooperate': 'সহযোগিতা করেননি',
  'on-bail': 'জামিনে',
  'not-on-bail': 'জামিনে নন',
  sentence: ({ years }) => (years === Infinity ? 'যাবজ্জীবন' : term.years(years)),
  'every-offence-bailable': 'প্রতিটি অপরাধ জামিনযোগ্য',
  'convicted-on': ({ on }) => `${indianDate(on)} তারিখে`,
};

export const changes: Translated<typeof EnglishChanges> = {
  'non-bailable-added': 'জামিন-অযোগ্য অভিযোগ যোগ হলে',
  'all-left-bailable': 'বাকি প্রতিটি অভিযোগ জামিনযোগ্য হলে',
  'life-added': 'যাবজ্জীবনের অভিযোগ যোগ হলে',
  'charge-dropped': 'সেই অভিযোগ বাদ গেলে',
  'conviction-set-aside-third': 'দোষী সাব্যস্তি রদ হলে: এক-তৃতীয়াংশ',
  'one-conviction': ({ on }) =>
    on ? `একবার দোষী সাব্যস্ত হলে: অর্ধেক, ${indianDate(on)}` : 'একবার দোষী সাব্যস্ত হলে: অর্ধেক',
  'term-or-arrest-known': 'গ্রেপ্তারের তারিখ ও সর্বোচ্চ সাজা জানা গেলে',
  'stays-reached': 'পূর্ণ হয়েছে; এই অধিকার আর যায় না',
  on: ({ on }) => `${indianDate(on)} তারিখে`,
  'second-case': ({ on }) =>
    on ? `দ্বিতীয় মামলা থাকলে: কেবল পুরো মেয়াদ, ${indianDate(on)}` : 'দ্বিতীয় মামলা থাকলে: কেবল পুরো মেয়াদ',
  'other-case-ends': 'অন্য মামলা শেষ হলে',
  'several-settled': 'এক মামলায় একাধিক অপরাধ মুক্তি আটকায় কি না তা কোনো আদালত স্থির করলে',
  'more-delay-than': ({ days: n }) => `${days(n)}ের বেশি বিলম্ব হলে তারিখ আজকের পরে যায়`,
  'each-day-of-delay': 'বিলম্বের প্রতিটি দিন তারিখকে এক দিন পিছোয়',
  'delay-moves-no-maximum': 'অভিযুক্তের বিলম্বে এটি বদলায় না',
  certificate: 'হেফাজতের শংসাপত্রে অন্য কিছু থাকলে',
  'charge-sheet-first': 'চাওয়ার আগে চার্জশিট দাখিল হলে অধিকার যায়',
  opens: ({ on }) => `${indianDate(on)} তারিখে অধিকার হয়`,
  'would-have-opened': ({ on }) => `${indianDate(on)} তারিখে অধিকার হত`,
  'remand-and-charge-sheet': 'প্রথম রিমান্ড ও চার্জশিটের তারিখ',
  'trial-ends': 'বিচার শেষ হলে',
  'death-or-life-added': 'মৃত্যুদণ্ড বা যাবজ্জীবনের অভিযোগ যোগ হলে',
  'dropped-or-no-grounds': 'সেই অভিযোগ বাদ গেলে, বা দোষী মনে করার যুক্তিসঙ্গত কারণ না মিললে',
  'barring-convictions': 'সাত বছর ও তার বেশি সাজায় একবার, বা তিন থেকে সাত বছরের কম সাজায় দুবার দোষী সাব্যস্ত হলে',
  'conviction-set-aside-or-reason': 'দোষী সাব্যস্তি রদ হলে, বা অন্য বিশেষ কারণ থাকলে',
  'proof-of-proviso': 'চিকিৎসার কাগজ, বা বয়সের প্রমাণ',
  'another-section': 'সেই অভিযোগ বাদ গেলে, বা অন্য ধারা দেওয়া হলে',
  'gate-charge-added': 'এমন আইনের অভিযোগ যোগ হলে',
  'without-arrest': 'গ্রেপ্তার না হলে, আগাম জামিন',
  arrest: 'গ্রেপ্তার হলে: নিয়মিত জামিন চান',
  'right-if-all-bailable': 'বাকি প্রতিটি অভিযোগ জামিনযোগ্য হলে: মুক্তি অধিকার',
  'excluded-charge-added':
    'ষোলো বা বারো বছরের কম বয়সী মেয়েকে ধর্ষণ, বা আঠারোর কম বয়সীকে দলবদ্ধ ধর্ষণের অভিযোগ যোগ হলে',
  'act-charge-added': 'এমন আইনের অভিযোগ যোগ হলে',
  'no-prima-facie-case': 'নালিশে প্রাথমিকভাবে কোনো মামলা না দেখালে, বা সেই অভিযোগ বাদ গেলে',
  'standing-warrant': 'এখনও বহাল পরোয়ানা বা হুলিয়া',
  'appeal-if-not-on-bail': 'দোষী সাব্যস্ত হওয়ার সময় জামিনে না থাকলে: আপিল আদালত',
  'appeal-if-longer': 'তিন বছরের বেশি: আপিল আদালত',
  'conviction-here-set-aside': 'দোষী সাব্যস্তি রদ হলে',
};
