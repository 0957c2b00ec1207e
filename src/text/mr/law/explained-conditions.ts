/** Draft in Marathi, not yet reviewed by a lawyer who speaks it. */
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

const days = (n: number) => `${indianNumber(n)} दिवस`;
const joinAll = (offences: readonly string[]) => offences.join(', ');

export const term: Translated<typeof EnglishTerm> = {
  years: (n) => (n === 1 ? '1 वर्ष' : `${indianNumber(n)} वर्षे`),
  months: (n) => (n === 1 ? '1 महिना' : `${indianNumber(n)} महिने`),
  days,
  none: 'कमाल शिक्षा',
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
  `${indianDate(on)} रोजी ${isReached ? 'पूर्ण झाले' : 'पूर्ण होईल'}`;

function withOther(text: string, other: OtherPeriod | null): string {
  if (!other) return text;
  const on = indianDate(other.from);
  return other.why === 'extension'
    ? `${text}; मुदतवाढीचा आदेश टिकल्यास: ${on}`
    : `${text}; दुसऱ्या अर्थाने ${days(other.days)}: ${on}`;
}

export const conditionNames: Translated<typeof EnglishNames> = {
  bailable: 'प्रत्येक गुन्हा जामीनपात्र',
  'no-death-or-life': 'मृत्युदंड किंवा जन्मठेप नाही',
  'no-death': 'मृत्युदंड नाही',
  'never-convicted': 'आधी कधीही दोषी नाही',
  'one-third': 'कमाल शिक्षेचा एक तृतीयांश भाग',
  'one-half': 'कमाल शिक्षेचा अर्धा भाग',
  'one-offence-no-other-case': 'एक गुन्हा, दुसरे प्रकरण नाही',
  delay: 'आरोपीमुळे झालेला विलंब',
  maximum: 'पूर्ण कमाल शिक्षा',
  custody: 'खंड न पडता कोठडी',
  'default-bail': 'डिफॉल्ट जामीन',
  'sixty-days': 'पुराव्याच्या पहिल्या तारखेपासून साठ दिवस',
  'no-barring-convictions': 'अडवणारी दोषसिद्धी नाही',
  proviso: 'महिला, बालक, आजारी किंवा अशक्त',
  court: 'खटला चालवणारे न्यायालय',
  gate: (law) => `${law} च्या अटी`,
  'no-gate': 'विशेष अधिनियमाची अट नाही',
  arrested: 'या प्रकरणात अटक',
  'not-arrested': 'अजून अटक नाही',
  'non-bailable': 'अजामीनपात्र गुन्ह्याचा आरोप',
  'not-excluded-by-code': 'संहितेने वर्जित नाही',
  'not-excluded-by-act': 'विशेष अधिनियमाने वर्जित नाही',
  cooperated: 'तपासात सहकार्य केले',
  'on-bail': 'दोषी ठरवताना जामिनावर',
  sentence: 'तीन वर्षे किंवा कमी, किंवा जामीनपात्र',
  'convicted-here': 'या प्रकरणात दोषी ठरवले',
};

export const known: Translated<typeof EnglishKnown> = {
  'not-known': 'माहीत नाही',
  'sections-unread': 'अजून प्रत्येक कलम ओळखलेले नाही',
  bailable: ({ offences }) => `जामीनपात्र: ${joinAll(offences)}`,
  'non-bailable': ({ offences }) => `अजामीनपात्र: ${joinAll(offences)}`,
  'bail-depends': 'मूळ गुन्ह्यावर, किंवा न निवडलेल्या पोटकलमावर अवलंबून',
  maxima: ({ rows }, { maximum, name }) => rows.map((row) => `${name(row)}: ${maximum(row)}`).join('; '),
  'never-convicted': 'दोषसिद्धी नाही',
  'convicted-before': 'आधी दोषी ठरवले: एक तृतीयांश नव्हे, अर्धा भाग लागू',
  'part-of-term': ({ part, term: whole, on, reached: is }) =>
    `${part === null ? termText(whole) : `${partText(part)} (एकूण ${whole ? partText(whole) : term.none})`}; ${reached(on, is)}`,
  'no-fixed-term': 'या कलमांची ठरावीक कमाल शिक्षा नाही, किंवा ती माहीत नाही',
  'whole-term': ({ term: whole, on, reached: is }) => `${termText(whole)}; ${reached(on, is)}`,
  'one-offence': 'एका गुन्ह्याचा दोषारोप; दुसरे प्रलंबित नाही',
  'other-cases-pending': 'दुसरे प्रकरण प्रलंबित आहे',
  'several-offences': ({ count }) => `एका प्रकरणात ${count} गुन्हे: शब्दशः वाचल्यास मनाई, प्रकरण म्हणून वाचल्यास नाही`,
  'other-cases-not-known': 'दुसरे प्रकरण प्रलंबित आहे का, माहीत नाही',
  delay: ({ days: n }) => `${days(n)} वजा केले`,
  custody: ({ days: n, out }) =>
    out === 0 ? `${days(n)}, अंतरिम जामीन नाही` : `${days(n)}, अंतरिम जामिनाचे ${days(out)} वगळून`,
  'arrest-not-known': 'अटकेची तारीख माहीत नाही',
  'not-in-custody': 'आज कोठडीत नाही',
  'no-charge-sheet': ({ days: n, other }) => withOther(`${days(n)} झाले, दोषारोपपत्र नाही`, other),
  'extension-not-known': ({ other }) => withOther('न्यायालयाने मुदत वाढवली का यावर अवलंबून', other),
  'period-runs': ({ days: n, until, other }) =>
    withOther(`${days(n)} ${indianDate(until)} रोजी संपतात`, other),
  'period-over': ({ days: n, until, other }) =>
    withOther(`${days(n)} ${indianDate(until)} रोजी संपले; दोषारोपपत्राबद्दल माहीत नाही`, other),
  'charge-sheet-in-time': ({ day, days: n, other }) =>
    withOther(`${n} दिवसांपैकी दिवस ${day} रोजी दोषारोपपत्र`, other),
  lapsed: ({ filed, other }) =>
    withOther(`दोषारोपपत्र ${indianDate(filed)} रोजी, मुदतीनंतर: आधी मागितले नसल्यास हक्क गेला`, other),
  'sixty-over': ({ on }) => `${indianDate(on)} रोजी पूर्ण झाले`,
  'sixty-runs': ({ on }) => `${indianDate(on)} रोजी पूर्ण होतील`,
  'sixty-barred': 'खटला न्यायदंडाधिकाऱ्यांसमोर नाही, किंवा पूर्ण साठ दिवस कोठडीत नव्हता',
  'no-barring-conviction': 'अडवणारी दोषसिद्धी नाही',
  'not-cognizable': 'दखलपात्र गुन्ह्याचा दोषारोप नाही, म्हणून आधीची दोषसिद्धी अडवत नाही',
  'grave-conviction': 'मृत्युदंड, जन्मठेप किंवा सात वर्षे आणि अधिक शिक्षेच्या गुन्ह्यात दोषी ठरवले',
  'middling-convictions': ({ count }) =>
    `तीन ते सात वर्षांपेक्षा कमी शिक्षेच्या दखलपात्र गुन्ह्यांत ${indianNumber(count)} दोषसिद्धी`,
  'convictions-not-named': 'कोणत्या कलमांखाली दोषी ठरवले, माहीत नाही',
  woman: 'महिला',
  child: 'बालक',
  'sick-or-infirm': 'आजारी किंवा अशक्त',
  'no-proviso': 'तिन्हींपैकी काहीही नाही',
  courts: ({ rows }, { court, name }) => rows.map((row) => `${name(row)}: ${court(row)}`).join('; '),
  'gate-stands': ({ offences }) =>
    `${joinAll(offences)}: सरकारी अभियोक्त्यांना ऐकले पाहिजे आणि अधिनियमाच्या पुढील अटी पूर्ण झाल्या पाहिजेत`,
  'gate-exempt': ({ offences }) => `${joinAll(offences)}: त्या या आरोपीला लागू नाहीत`,
  'gate-open': ({ offences }) => `${joinAll(offences)}: त्या या आरोपीला लागू आहेत का, माहीत नाही`,
  'no-gate': 'कोणताही विशेष अधिनियम जामिनासाठी आणखी अटी घालत नाही',
  arrested: 'अटक झाली',
  'not-arrested': 'अटक नाही',
  excluded: ({ offences }) => `वर्जित: ${joinAll(offences)}`,
  'none-excluded-by-code': 'दोषारोपातील कोणताही गुन्हा वर्जित नाही',
  'none-excluded-by-act': 'दोषारोपातील कोणताही अधिनियम ते वर्जित करत नाही',
  cooperated: 'पूर्णपणे सहकार्य केले',
  'did-not-cooperate': 'सहकार्य केले नाही',
  'on-bail': 'जामिनावर',
  'not-on-bail': 'जामिनावर नाही',
  sentence: ({ years }) => (years === Infinity ? 'जन्मठेप' : term.years(years)),
  'every-offence-bailable': 'प्रत्येक गुन्हा जामीनपात्र आहे',
  'convicted-on': ({ on }) => `${indianDate(on)} रोजी`,
};

export const changes: Translated<typeof EnglishChanges> = {
  'non-bailable-added': 'अजामीनपात्र दोषारोप वाढल्यास',
  'all-left-bailable': 'उरलेला प्रत्येक दोषारोप जामीनपात्र असल्यास',
  'life-added': 'जन्मठेपेचा दोषारोप वाढल्यास',
  'charge-dropped': 'तो दोषारोप वगळल्यास',
  'conviction-set-aside-third': 'दोषसिद्धी रद्द झाल्यास: एक तृतीयांश',
  'one-conviction': ({ on }) =>
    on ? `एक दोषसिद्धी असल्यास: अर्धा भाग, ${indianDate(on)}` : 'एक दोषसिद्धी असल्यास: अर्धा भाग',
  'term-or-arrest-known': 'अटकेची तारीख आणि कमाल शिक्षा माहीत झाल्यावर',
  'stays-reached': 'पूर्ण झाले; हा हक्क जाऊ शकत नाही',
  on: ({ on }) => `${indianDate(on)} रोजी`,
  'second-case': ({ on }) =>
    on ? `दुसरे प्रकरण असल्यास: फक्त पूर्ण शिक्षा, ${indianDate(on)}` : 'दुसरे प्रकरण असल्यास: फक्त पूर्ण शिक्षा',
  'other-case-ends': 'दुसरे प्रकरण संपल्यावर',
  'several-settled': 'एका प्रकरणातील अनेक गुन्हे सुटका अडवतात का हे न्यायालयाने ठरवल्यावर',
  'more-delay-than': ({ days: n }) =>
    `${indianNumber(n)} ${n === 1 ? 'दिवसापेक्षा' : 'दिवसांपेक्षा'} जास्त विलंब असल्यास तारीख आजच्या पुढे जाते`,
  'each-day-of-delay': 'विलंबाचा प्रत्येक दिवस तारीख एक दिवस पुढे नेतो',
  'delay-moves-no-maximum': 'आरोपीच्या विलंबाने हे बदलत नाही',
  certificate: 'कोठडीचे प्रमाणपत्र वेगळे दाखवल्यास',
  'charge-sheet-first': 'मागण्याआधी दोषारोपपत्र दाखल झाल्यास हक्क जातो',
  opens: ({ on }) => `${indianDate(on)} रोजी हक्क मिळतो`,
  'would-have-opened': ({ on }) => `${indianDate(on)} रोजी हक्क मिळाला असता`,
  'remand-and-charge-sheet': 'पहिल्या रिमांडची आणि दोषारोपपत्राची तारीख',
  'trial-ends': 'खटला संपल्यावर',
  'death-or-life-added': 'मृत्युदंड किंवा जन्मठेपेचा दोषारोप वाढल्यास',
  'dropped-or-no-grounds': 'तो दोषारोप वगळल्यास, किंवा दोषी मानण्यास वाजवी कारणे न आढळल्यास',
  'barring-convictions': 'सात वर्षे आणि अधिकची एक दोषसिद्धी, किंवा तीन ते सात वर्षांपेक्षा कमीच्या दोन',
  'conviction-set-aside-or-reason': 'दोषसिद्धी रद्द झाल्यास, किंवा दुसरे विशेष कारण असल्यास',
  'proof-of-proviso': 'वैद्यकीय कागदपत्र, किंवा वयाचा पुरावा',
  'another-section': 'तो दोषारोप वगळल्यास, किंवा दुसरे कलम लावल्यास',
  'gate-charge-added': 'अशा अधिनियमाखालील दोषारोप वाढल्यास',
  'without-arrest': 'अटक झाली नसल्यास, अटकपूर्व जामीन',
  arrest: 'अटक झाल्यास: नियमित जामीन मागा',
  'right-if-all-bailable': 'उरलेला प्रत्येक दोषारोप जामीनपात्र असल्यास: सुटका हा हक्क आहे',
  'excluded-charge-added':
    'सोळा किंवा बारा वर्षांखालील मुलीवर बलात्काराचा, किंवा अठरा वर्षांखालील मुलीवर सामूहिक बलात्काराचा दोषारोप वाढल्यास',
  'act-charge-added': 'अशा अधिनियमाखालील दोषारोप वाढल्यास',
  'no-prima-facie-case': 'तक्रारीवरून प्रथमदर्शनी प्रकरण दिसत नसल्यास, किंवा तो दोषारोप वगळल्यास',
  'standing-warrant': 'अजूनही लागू असलेले वॉरंट किंवा उद्घोषणा',
  'appeal-if-not-on-bail': 'दोषी ठरवताना जामिनावर नसल्यास: अपील न्यायालय',
  'appeal-if-longer': 'तीन वर्षांपेक्षा जास्त: अपील न्यायालय',
  'conviction-here-set-aside': 'दोषसिद्धी रद्द झाल्यास',
};
