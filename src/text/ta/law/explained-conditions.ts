/** Draft in Tamil, not yet reviewed by a lawyer who speaks it. */
import { type CalendarDate, indianDate } from '#kernel/calendar-date.ts';
import type { Term } from '#law/maximum-term.ts';
import type {
  changes as EnglishChanges,
  conditionNames as EnglishNames,
  known as EnglishKnown,
  term as EnglishTerm,
} from '#text/en/law/explained-conditions.ts';
import type { OtherPeriod } from '#law-explain/condition.ts';
import type { Translated } from '#text/translated.ts';
import { counted, days } from '#text/ta/counted.ts';

const joinAll = (offences: readonly string[]) => offences.join(', ');

export const term: Translated<typeof EnglishTerm> = {
  years: (n) => counted(n, 'ஆண்டு', 'ஆண்டுகள்'),
  months: (n) => counted(n, 'மாதம்', 'மாதங்கள்'),
  days,
  none: 'அதிகபட்சம்',
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
  `${indianDate(on)} அன்று ${isReached ? 'நிறைவடைந்தது' : 'நிறைவடையும்'}`;

function withOther(text: string, other: OtherPeriod | null): string {
  if (!other) return text;
  const on = indianDate(other.from);
  return other.why === 'extension'
    ? `${text}; நீட்டிப்பு உத்தரவு நிலைத்தால்: ${on}`
    : `${text}; மற்றப் பொருளில் ${days(other.days)}: ${on}`;
}

export const conditionNames: Translated<typeof EnglishNames> = {
  bailable: 'ஒவ்வொரு குற்றமும் ஜாமீனில் விடத்தக்கது',
  'no-death-or-life': 'மரண தண்டனையோ ஆயுள் தண்டனையோ இல்லை',
  'no-death': 'மரண தண்டனை இல்லை',
  'never-convicted': 'ஒருபோதும் குற்றவாளி எனத் தீர்க்கப்படவில்லை',
  'one-third': 'அதிகபட்சத்தில் மூன்றில் ஒரு பங்கு',
  'one-half': 'அதிகபட்சத்தில் பாதி',
  'one-offence-no-other-case': 'ஒரு குற்றம், வேறு வழக்கு இல்லை',
  delay: 'குற்றஞ்சாட்டப்பட்டவரால் தாமதம்',
  maximum: 'அதிகபட்சக் காலம் முழுவதும்',
  custody: 'இடைவெளியற்ற காவல்',
  'default-bail': 'டிஃபால்ட் ஜாமீன்',
  'sixty-days': 'சாட்சியத்துக்கான முதல் தேதியிலிருந்து அறுபது நாட்கள்',
  'no-barring-convictions': 'தடுக்கும் குற்றத் தீர்ப்புகள் இல்லை',
  proviso: 'பெண், சிறார், நோயுற்றவர் அல்லது உடல் நலிவுற்றவர்',
  court: 'வழக்கை விசாரிக்கும் நீதிமன்றம்',
  gate: (law) => `நிபந்தனைகள்: ${law}`,
  'no-gate': 'சிறப்புச் சட்டத்தின் நிபந்தனை இல்லை',
  arrested: 'இந்த வழக்கில் கைது செய்யப்பட்டவர்',
  'not-arrested': 'இன்னும் கைது செய்யப்படவில்லை',
  'non-bailable': 'ஜாமீனில் விடத்தகாத குற்றம் கூறப்படுகிறது',
  'not-excluded-by-code': 'சட்டத் தொகுப்பால் விலக்கப்படவில்லை',
  'not-excluded-by-act': 'சிறப்புச் சட்டத்தால் விலக்கப்படவில்லை',
  cooperated: 'புலனாய்வில் ஒத்துழைத்தார்',
  'on-bail': 'குற்றத் தீர்ப்பின்போது ஜாமீனில்',
  sentence: 'மூன்று ஆண்டுகள் அல்லது குறைவு, அல்லது ஜாமீனில் விடத்தக்கது',
  'convicted-here': 'இந்த வழக்கில் குற்றவாளி எனத் தீர்க்கப்பட்டவர்',
};

export const known: Translated<typeof EnglishKnown> = {
  'not-known': 'தெரியவில்லை',
  'sections-unread': 'எல்லாப் பிரிவுகளும் இன்னும் அடையாளம் காணப்படவில்லை',
  bailable: ({ offences }) => `ஜாமீனில் விடத்தக்கவை: ${joinAll(offences)}`,
  'non-bailable': ({ offences }) => `ஜாமீனில் விடத்தகாதவை: ${joinAll(offences)}`,
  'bail-depends': 'மூலக் குற்றத்தையோ தேர்ந்தெடுக்காத உட்பிரிவையோ பொறுத்தது',
  maxima: ({ rows }, { maximum, name }) => rows.map((row) => `${name(row)}: ${maximum(row)}`).join('; '),
  'never-convicted': 'குற்றத் தீர்ப்பு இல்லை',
  'convicted-before': 'முன்பு குற்றவாளி எனத் தீர்க்கப்பட்டவர்: மூன்றில் ஒரு பங்கு அல்ல, பாதி பொருந்தும்',
  'part-of-term': ({ part, term: whole, on, reached: is }) =>
    `${part === null ? termText(whole) : `${whole ? partText(whole) : term.none} காலத்தில் ${partText(part)}`}; ${reached(on, is)}`,
  'no-fixed-term': 'இந்தப் பிரிவுகளுக்கு நிர்ணயித்த அதிகபட்சத் தண்டனை இல்லை, அல்லது அது தெரியவில்லை',
  'whole-term': ({ term: whole, on, reached: is }) => `${termText(whole)}; ${reached(on, is)}`,
  'one-offence': 'ஒரு குற்றம் சுமத்தப்பட்டுள்ளது; வேறு வழக்கு நிலுவையில் இல்லை',
  'other-cases-pending': 'வேறு வழக்கு நிலுவையில் உள்ளது',
  'several-offences': ({ count }) =>
    `ஒரே வழக்கில் ${count} குற்றங்கள்: சொல்லுக்குச் சொல் படித்தால் தடை, வழக்கு என்ற அளவில் படித்தால் தடை இல்லை`,
  'other-cases-not-known': 'வேறு வழக்கு நிலுவையில் உள்ளதா எனத் தெரியவில்லை',
  delay: ({ days: n }) => `${days(n)} கழிக்கப்பட்டது`,
  custody: ({ days: n, out }) =>
    out === 0 ? `${days(n)}, இடைக்கால ஜாமீன் இல்லை` : `${days(n)}, இடைக்கால ஜாமீனில் இருந்த ${days(out)} நீங்கலாக`,
  'arrest-not-known': 'கைது தேதி தெரியவில்லை',
  'not-in-custody': 'இன்று காவலில் இல்லை',
  'no-charge-sheet': ({ days: n, other }) => withOther(`${days(n)} கடந்தும் குற்றப்பத்திரிகை இல்லை`, other),
  'extension-not-known': ({ other }) => withOther('நீதிமன்றம் காலத்தை நீட்டித்ததா என்பதைப் பொறுத்தது', other),
  'period-runs': ({ days: n, until, other }) =>
    withOther(`${days(n)}: ${indianDate(until)} அன்று முடியும்`, other),
  'period-over': ({ days: n, until, other }) =>
    withOther(`${days(n)}: ${indianDate(until)} அன்று முடிந்தது; குற்றப்பத்திரிகை பற்றித் தெரியவில்லை`, other),
  'charge-sheet-in-time': ({ day, days: n, other }) =>
    withOther(`குற்றப்பத்திரிகை: நாள் ${day} (மொத்தம் ${days(n)})`, other),
  lapsed: ({ filed, other }) =>
    withOther(
      `காலம் முடிந்த பின் ${indianDate(filed)} அன்று குற்றப்பத்திரிகை: அதற்கு முன் கோராவிட்டால் உரிமை போய்விடும்`,
      other,
    ),
  'sixty-over': ({ on }) => `${indianDate(on)} அன்று முடிந்தது`,
  'sixty-runs': ({ on }) => `${indianDate(on)} அன்று முடியும்`,
  'sixty-barred': 'நீதித்துறை நடுவரால் விசாரிக்கப்படுவதல்ல, அல்லது அறுபது நாட்களும் காவலில் இருக்கவில்லை',
  'no-barring-conviction': 'தடுக்கும் குற்றத் தீர்ப்பு இல்லை',
  'not-cognizable': 'பிடியாணையின்றிக் கைது செய்யத்தக்க குற்றம் சுமத்தப்படவில்லை; எனவே முந்தைய குற்றத் தீர்ப்புகள் தடுக்காது',
  'grave-conviction': 'மரண தண்டனை, ஆயுள் அல்லது ஏழு ஆண்டுகளும் மேலும் உள்ள குற்றத்தில் குற்றத் தீர்ப்பு',
  'middling-convictions': ({ count }) =>
    `மூன்று ஆண்டுகள் முதல் ஏழு ஆண்டுகளுக்குக் குறைவான, பிடியாணையின்றிக் கைது செய்யத்தக்க குற்றங்களில் ${counted(count, 'குற்றத் தீர்ப்பு', 'குற்றத் தீர்ப்புகள்')}`,
  'convictions-not-named': 'எந்தப் பிரிவுகளில் குற்றவாளி எனத் தீர்க்கப்பட்டார் எனத் தெரியவில்லை',
  woman: 'பெண்',
  child: 'சிறார்',
  'sick-or-infirm': 'நோயுற்றவர் அல்லது உடல் நலிவுற்றவர்',
  'no-proviso': 'மூன்றில் எதுவும் இல்லை',
  courts: ({ rows }, { court, name }) => rows.map((row) => `${name(row)}: ${court(row)}`).join('; '),
  'gate-stands': ({ offences }) =>
    `${joinAll(offences)}: அரசு வழக்கறிஞர் கேட்கப்பட வேண்டும்; சட்டத்தின் கூடுதல் நிபந்தனைகள் நிறைவேற வேண்டும்`,
  'gate-exempt': ({ offences }) => `${joinAll(offences)}: இவை இந்தக் குற்றஞ்சாட்டப்பட்டவருக்குப் பொருந்தாது`,
  'gate-open': ({ offences }) => `${joinAll(offences)}: இவை இந்தக் குற்றஞ்சாட்டப்பட்டவருக்குப் பொருந்துமா எனத் தெரியவில்லை`,
  'no-gate': 'எந்தச் சிறப்புச் சட்டமும் ஜாமீனுக்குக் கூடுதல் நிபந்தனைகளைச் சேர்க்கவில்லை',
  arrested: 'கைது செய்யப்பட்டவர்',
  'not-arrested': 'கைது செய்யப்படவில்லை',
  excluded: ({ offences }) => `விலக்கப்பட்டவை: ${joinAll(offences)}`,
  'none-excluded-by-code': 'சுமத்தப்பட்ட எந்தக் குற்றமும் விலக்கப்படவில்லை',
  'none-excluded-by-act': 'சுமத்தப்பட்ட எந்தச் சட்டமும் இதை விலக்கவில்லை',
  cooperated: 'முழுவதும் ஒத்துழைத்தார்',
  'did-not-cooperate': 'ஒத்துழைக்கவில்லை',
  'on-bail': 'ஜாமீனில்',
  'not-on-bail': 'ஜாமீனில் இல்லை',
  sentence: ({ years }) => (years === Infinity ? 'ஆயுள்' : term.years(years)),
  'every-offence-bailable': 'ஒவ்வொரு குற்றமும் ஜாமீனில் விடத்தக்கது',
  'convicted-on': ({ on }) => `${indianDate(on)} அன்று`,
};

export const changes: Translated<typeof EnglishChanges> = {
  'non-bailable-added': 'ஜாமீனில் விடத்தகாத குற்றச்சாட்டு சேர்ந்தால்',
  'all-left-bailable': 'மீதமுள்ள எல்லாக் குற்றச்சாட்டுகளும் ஜாமீனில் விடத்தக்கவையானால்',
  'life-added': 'ஆயுள் தண்டனைக்குரிய குற்றச்சாட்டு சேர்ந்தால்',
  'charge-dropped': 'அந்தக் குற்றச்சாட்டு நீக்கப்பட்டால்',
  'conviction-set-aside-third': 'குற்றத் தீர்ப்பு ரத்தானால்: மூன்றில் ஒரு பங்கு',
  'one-conviction': ({ on }) =>
    on ? `ஒரு குற்றத் தீர்ப்பு இருந்தால்: பாதி, ${indianDate(on)}` : 'ஒரு குற்றத் தீர்ப்பு இருந்தால்: பாதி',
  'term-or-arrest-known': 'கைது தேதியும் அதிகபட்சமும் தெரிந்தால்',
  'stays-reached': 'நிறைவடைந்தது; இனி இழக்க முடியாது',
  on: ({ on }) => `${indianDate(on)} அன்று`,
  'second-case': ({ on }) =>
    on
      ? `இரண்டாவது வழக்கு இருந்தால்: முழுக் காலம் மட்டுமே, ${indianDate(on)}`
      : 'இரண்டாவது வழக்கு இருந்தால்: முழுக் காலம் மட்டுமே',
  'other-case-ends': 'மற்ற வழக்கு முடிந்தால்',
  'several-settled': 'ஒரே வழக்கில் பல குற்றங்கள் விடுதலையைத் தடுக்குமா என நீதிமன்றம் தீர்மானித்தால்',
  'more-delay-than': ({ days: n }) => `தாமதம் ${days(n)} என்பதைத் தாண்டினால் தேதி இன்றைக்குப் பின் செல்லும்`,
  'each-day-of-delay': 'தாமதத்தின் ஒவ்வொரு நாளும் தேதியை ஒரு நாள் நகர்த்தும்',
  'delay-moves-no-maximum': 'குற்றஞ்சாட்டப்பட்டவரின் தாமதம் இதை நகர்த்தாது',
  certificate: 'காவல் சான்றிதழ் வேறொன்றைக் காட்டினால்',
  'charge-sheet-first': 'கோரும் முன் குற்றப்பத்திரிகை தாக்கலானால் உரிமை போய்விடும்',
  opens: ({ on }) => `${indianDate(on)} அன்று உரிமை எழும்`,
  'would-have-opened': ({ on }) => `${indianDate(on)} அன்று உரிமை எழுந்திருக்கும்`,
  'remand-and-charge-sheet': 'முதல் ரிமாண்ட், குற்றப்பத்திரிகை ஆகியவற்றின் தேதிகள்',
  'trial-ends': 'வழக்கு விசாரணை முடிந்தால்',
  'death-or-life-added': 'மரண தண்டனைக்கோ ஆயுள் தண்டனைக்கோ உரிய குற்றச்சாட்டு சேர்ந்தால்',
  'dropped-or-no-grounds': 'அந்தக் குற்றச்சாட்டு நீக்கப்பட்டால், அல்லது குற்றவாளி என நம்ப நியாயமான காரணங்கள் இல்லையெனக் கண்டால்',
  'barring-convictions': 'ஏழு ஆண்டுகளும் மேலும் உள்ள ஒரு குற்றத் தீர்ப்பு, அல்லது மூன்று முதல் ஏழுக்குக் குறைவான இரண்டு',
  'conviction-set-aside-or-reason': 'குற்றத் தீர்ப்பு ரத்தானால், அல்லது வேறொரு சிறப்புக் காரணம் இருந்தால்',
  'proof-of-proviso': 'மருத்துவ ஆவணம், அல்லது வயதுச் சான்று',
  'another-section': 'அந்தக் குற்றச்சாட்டு நீக்கப்பட்டால், அல்லது வேறு பிரிவு சுமத்தப்பட்டால்',
  'gate-charge-added': 'அத்தகைய சட்டத்தின் கீழ் குற்றச்சாட்டு சேர்ந்தால்',
  'without-arrest': 'கைது இல்லாவிட்டால் முன்ஜாமீன்',
  arrest: 'கைது நடந்தால்: வழக்கமான ஜாமீன் கேட்கவும்',
  'right-if-all-bailable': 'மீதமுள்ள எல்லாக் குற்றச்சாட்டுகளும் ஜாமீனில் விடத்தக்கவையானால்: விடுதலை ஓர் உரிமை',
  'excluded-charge-added':
    'பதினாறு அல்லது பன்னிரண்டு வயதுக்குக் குறைந்த சிறுமியின் பாலியல் வன்புணர்வோ, பதினெட்டு வயதுக்குக் குறைந்தவரின் கூட்டுப் பாலியல் வன்புணர்வோ சேர்க்கப்பட்டால்',
  'act-charge-added': 'அத்தகைய சட்டத்தின் கீழ் குற்றச்சாட்டு சேர்ந்தால்',
  'no-prima-facie-case': 'புகாரில் முதல்நோக்கில் முகாந்திரம் தெரியாவிட்டால், அல்லது அந்தக் குற்றச்சாட்டு நீக்கப்பட்டால்',
  'standing-warrant': 'இன்னும் நடைமுறையில் உள்ள பிடியாணை அல்லது பிரகடனம்',
  'appeal-if-not-on-bail': 'குற்றத் தீர்ப்பின்போது ஜாமீனில் இல்லையெனில்: மேல்முறையீட்டு நீதிமன்றம்',
  'appeal-if-longer': 'மூன்று ஆண்டுகளுக்கு மேலெனில்: மேல்முறையீட்டு நீதிமன்றம்',
  'conviction-here-set-aside': 'இந்தக் குற்றத் தீர்ப்பு ரத்தானால்',
};
