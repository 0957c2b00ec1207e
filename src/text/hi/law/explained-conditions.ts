import { type CalendarDate, indianDate } from '#kernel/calendar-date.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import type { Term } from '#law/maximum-term.ts';
import type {
  changes as EnglishChanges,
  conditionNames as EnglishNames,
  known as EnglishKnown,
  term as EnglishTerm,
} from '#text/en/law/explained-conditions.ts';
import type { OtherPeriod } from '#law-explain/condition.ts';
import type { Translated } from '#text/translated.ts';

const days = (n: number) => `${indianNumber(n)} दिन`;
const joinAll = (offences: readonly string[]) => offences.join(', ');

export const term: Translated<typeof EnglishTerm> = {
  years: (n) => `${indianNumber(n)} वर्ष`,
  months: (n) => (n === 1 ? '1 महीना' : `${indianNumber(n)} महीने`),
  days,
  none: 'अधिकतम सज़ा',
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
  `${indianDate(on)} को ${isReached ? 'पूरी हुई' : 'पूरी होगी'}`;

function withOther(text: string, other: OtherPeriod | null): string {
  if (!other) return text;
  const on = indianDate(other.from);
  return other.why === 'extension'
    ? `${text}; समय बढ़ाने का आदेश वैध ठहरे तो: ${on}`
    : `${text}; दूसरे अर्थ में ${days(other.days)}: ${on}`;
}

export const conditionNames: Translated<typeof EnglishNames> = {
  bailable: 'हर अपराध जमानती',
  'no-death-or-life': 'मृत्युदंड या आजीवन कारावास नहीं',
  'no-death': 'मृत्युदंड नहीं',
  'never-convicted': 'पहले कभी दोषी नहीं',
  'one-third': 'अधिकतम सज़ा की एक तिहाई',
  'one-half': 'अधिकतम सज़ा की आधी',
  'one-offence-no-other-case': 'एक अपराध, दूसरा मामला नहीं',
  delay: 'अभियुक्त से हुई देरी',
  maximum: 'पूरी अधिकतम सज़ा',
  custody: 'लगातार अभिरक्षा',
  'default-bail': 'डिफ़ॉल्ट जमानत',
  'sixty-days': 'साक्ष्य की पहली तारीख से साठ दिन',
  'no-barring-convictions': 'रोकने वाली दोषसिद्धि नहीं',
  proviso: 'महिला, बालक, बीमार या अशक्त',
  court: 'मुकदमा चलाने वाला न्यायालय',
  gate: (law) => `${law} की शर्तें`,
  'no-gate': 'विशेष अधिनियम की कोई शर्त नहीं',
  arrested: 'इस मामले में गिरफ्तार',
  'not-arrested': 'अभी गिरफ्तार नहीं',
  'non-bailable': 'गैर-जमानती अपराध का आरोप',
  'not-excluded-by-code': 'संहिता से वर्जित नहीं',
  'not-excluded-by-act': 'विशेष अधिनियम से वर्जित नहीं',
  cooperated: 'जाँच में सहयोग किया',
  'on-bail': 'दोषसिद्धि के समय जमानत पर',
  sentence: 'तीन वर्ष तक की सज़ा, या जमानती अपराध',
  'convicted-here': 'इस मामले में दोषी ठहराया गया',
};

export const known: Translated<typeof EnglishKnown> = {
  'not-known': 'पता नहीं',
  'sections-unread': 'अभी हर धारा पहचानी नहीं गई',
  bailable: ({ offences }) => `जमानती: ${joinAll(offences)}`,
  'non-bailable': ({ offences }) => `गैर-जमानती: ${joinAll(offences)}`,
  'bail-depends': 'मूल अपराध पर, या न चुनी गई उपधारा पर निर्भर',
  maxima: ({ rows }, { maximum, name }) => rows.map((row) => `${name(row)}: ${maximum(row)}`).join('; '),
  'never-convicted': 'कोई दोषसिद्धि नहीं',
  'convicted-before': 'पहले दोषसिद्धि हुई: एक तिहाई नहीं, आधी अवधि लागू',
  'part-of-term': ({ part, term: whole, on, reached: is }) =>
    `${part === null ? termText(whole) : `${whole ? partText(whole) : term.none} में से ${partText(part)}`}; ${reached(on, is)}`,
  'no-fixed-term': 'इन धाराओं की कोई नियत अधिकतम सज़ा नहीं, या वह पता नहीं',
  'whole-term': ({ term: whole, on, reached: is }) => `${termText(whole)}; ${reached(on, is)}`,
  'one-offence': 'एक अपराध का आरोप; दूसरा मामला लंबित नहीं',
  'other-cases-pending': 'दूसरा मामला लंबित है',
  'several-offences': ({ count }) => `एक मामले में ${count} अपराध: शब्दशः पढ़ें तो रोक है, मामले के हिसाब से नहीं`,
  'other-cases-not-known': 'दूसरा मामला लंबित है या नहीं, पता नहीं',
  delay: ({ days: n }) => `${days(n)} घटाए गए`,
  custody: ({ days: n, out }) =>
    out === 0 ? `${days(n)}, अंतरिम जमानत नहीं` : `${days(n)}, अंतरिम जमानत के ${days(out)} घटाकर`,
  'arrest-not-known': 'गिरफ्तारी की तारीख पता नहीं',
  'not-in-custody': 'आज अभिरक्षा में नहीं',
  'no-charge-sheet': ({ days: n, other }) => withOther(`${days(n)} में आरोप-पत्र नहीं`, other),
  'extension-not-known': ({ other }) => withOther('न्यायालय ने समय बढ़ाया या नहीं, इस पर निर्भर', other),
  'period-runs': ({ days: n, until, other }) => withOther(`${days(n)} ${indianDate(until)} को पूरे होंगे`, other),
  'period-over': ({ days: n, until, other }) =>
    withOther(`${days(n)} ${indianDate(until)} को पूरे हुए; आरोप-पत्र का पता नहीं`, other),
  'charge-sheet-in-time': ({ day, days: n, other }) =>
    withOther(`${days(n)} में से दिन ${day} को आरोप-पत्र`, other),
  lapsed: ({ filed, other }) =>
    withOther(`आरोप-पत्र ${indianDate(filed)} को, अवधि के बाद: पहले न माँगी हो तो अधिकार गया`, other),
  'sixty-over': ({ on }) => `${indianDate(on)} को पूरे हो चुके`,
  'sixty-runs': ({ on }) => `${indianDate(on)} को पूरे होंगे`,
  'sixty-barred': 'मुकदमा मजिस्ट्रेट के सामने नहीं, या पूरे साठ दिन अभिरक्षा में नहीं रहा',
  'no-barring-conviction': 'रोकने वाली कोई दोषसिद्धि नहीं',
  'not-cognizable': 'संज्ञेय अपराध का आरोप नहीं, इसलिए पहले की दोषसिद्धि नहीं रोकती',
  'grave-conviction': 'मृत्युदंड, आजीवन कारावास या सात वर्ष और अधिक के अपराध में दोषसिद्धि',
  'middling-convictions': ({ count }) => `तीन से सात वर्ष से कम के संज्ञेय अपराधों में ${indianNumber(count)} दोषसिद्धि`,
  'convictions-not-named': 'किन धाराओं में दोषसिद्धि हुई, पता नहीं',
  woman: 'महिला',
  child: 'बालक',
  'sick-or-infirm': 'बीमार या अशक्त',
  'no-proviso': 'तीनों में से कोई नहीं',
  courts: ({ rows }, { court, name }) => rows.map((row) => `${name(row)}: ${court(row)}`).join('; '),
  'gate-stands': ({ offences }) =>
    `${joinAll(offences)}: लोक अभियोजक को सुनना होता है, और अधिनियम की आगे की शर्तें पूरी होनी चाहिए`,
  'gate-exempt': ({ offences }) => `${joinAll(offences)}: ये इस अभियुक्त पर लागू नहीं`,
  'gate-open': ({ offences }) => `${joinAll(offences)}: इस अभियुक्त पर लागू हैं या नहीं, पता नहीं`,
  'no-gate': 'कोई विशेष अधिनियम जमानत के लिए और शर्त नहीं जोड़ता',
  arrested: 'गिरफ्तार',
  'not-arrested': 'गिरफ्तार नहीं',
  excluded: ({ offences }) => `वर्जित: ${joinAll(offences)}`,
  'none-excluded-by-code': 'आरोप का कोई अपराध वर्जित नहीं',
  'none-excluded-by-act': 'आरोप का कोई अधिनियम इसे वर्जित नहीं करता',
  cooperated: 'लगातार सहयोग किया',
  'did-not-cooperate': 'सहयोग नहीं किया',
  'on-bail': 'जमानत पर',
  'not-on-bail': 'जमानत पर नहीं',
  sentence: ({ years }) => (years === Infinity ? 'आजीवन' : term.years(years)),
  'every-offence-bailable': 'हर अपराध जमानती है',
  'convicted-on': ({ on }) => `${indianDate(on)} को`,
};

export const changes: Translated<typeof EnglishChanges> = {
  'non-bailable-added': 'गैर-जमानती आरोप जुड़े तो',
  'all-left-bailable': 'बचे हुए सभी आरोप जमानती हों तो',
  'life-added': 'आजीवन कारावास वाला आरोप जुड़े तो',
  'charge-dropped': 'वह आरोप हटे तो',
  'conviction-set-aside-third': 'दोषसिद्धि रद्द हो तो: एक तिहाई',
  'one-conviction': ({ on }) =>
    on ? `एक दोषसिद्धि हो तो: आधी अवधि, ${indianDate(on)}` : 'एक दोषसिद्धि हो तो: आधी अवधि',
  'term-or-arrest-known': 'जब गिरफ्तारी की तारीख और नियत अधिकतम सज़ा पता हो',
  'stays-reached': 'पूरी हो चुकी; अब नहीं छिन सकती',
  on: ({ on }) => `${indianDate(on)} को`,
  'second-case': ({ on }) =>
    on ? `दूसरा मामला हो तो: केवल पूरी सज़ा, ${indianDate(on)}` : 'दूसरा मामला हो तो: केवल पूरी सज़ा',
  'other-case-ends': 'जब दूसरा मामला खत्म हो',
  'several-settled': 'जब न्यायालय तय करे कि एक मामले में कई अपराध रिहाई रोकते हैं या नहीं',
  'more-delay-than': ({ days: n }) => `${days(n)} से ज़्यादा देरी हो तो तारीख आज के बाद जाएगी`,
  'each-day-of-delay': 'देरी का हर दिन तारीख को एक दिन आगे करता है',
  'delay-moves-no-maximum': 'अभियुक्त की देरी से यह नहीं बदलती',
  certificate: 'जब अभिरक्षा प्रमाण-पत्र कुछ और बताए',
  'charge-sheet-first': 'माँगने से पहले आरोप-पत्र आ गया तो अधिकार गया',
  opens: ({ on }) => `${indianDate(on)} को अधिकार उत्पन्न होगा`,
  'would-have-opened': ({ on }) => `${indianDate(on)} को अधिकार उत्पन्न होता`,
  'remand-and-charge-sheet': 'पहले रिमांड और आरोप-पत्र की तारीखें',
  'trial-ends': 'जब मुकदमा खत्म हो',
  'death-or-life-added': 'मृत्युदंड या आजीवन कारावास वाला आरोप जुड़े तो',
  'dropped-or-no-grounds': 'वह आरोप हटे, या दोषी मानने के उचित आधार न मिलें तो',
  'barring-convictions': 'सात वर्ष या अधिक की एक दोषसिद्धि, या तीन से सात वर्ष से कम की दो',
  'conviction-set-aside-or-reason': 'दोषसिद्धि रद्द हो, या कोई और विशेष कारण हो',
  'proof-of-proviso': 'चिकित्सा का कागज़, या उम्र का प्रमाण',
  'another-section': 'वह आरोप हटे, या दूसरी धारा लगे तो',
  'gate-charge-added': 'ऐसे अधिनियम का आरोप जुड़े तो',
  'without-arrest': 'गिरफ्तारी न हुई हो तो अग्रिम जमानत',
  arrest: 'गिरफ्तारी हो तो: नियमित जमानत माँगें',
  'right-if-all-bailable': 'बचे हुए सभी आरोप जमानती हों तो: रिहाई अधिकार है',
  'excluded-charge-added':
    'सोलह या बारह वर्ष से कम की लड़की से बलात्संग, या अठारह से कम की लड़की से सामूहिक बलात्संग का आरोप जुड़े तो',
  'act-charge-added': 'ऐसे अधिनियम का आरोप जुड़े तो',
  'no-prima-facie-case': 'शिकायत से प्रथम दृष्टया मामला न बने, या वह आरोप हटे तो',
  'standing-warrant': 'कोई वारंट या उद्घोषणा जो अब भी लागू हो',
  'appeal-if-not-on-bail': 'दोषसिद्धि के समय जमानत पर नहीं: अपीलीय न्यायालय',
  'appeal-if-longer': 'तीन वर्ष से अधिक: अपीलीय न्यायालय',
  'conviction-here-set-aside': 'दोषसिद्धि रद्द हो तो',
};
