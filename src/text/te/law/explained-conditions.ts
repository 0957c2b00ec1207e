/** Draft in Telugu, not yet reviewed by a lawyer who speaks it. */
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
import { counted, days } from '#text/te/counted.ts';

const joinAll = (offences: readonly string[]) => offences.join(', ');

export const term: Translated<typeof EnglishTerm> = {
  years: (n) => counted(n, 'సంవత్సరం', 'సంవత్సరాలు'),
  months: (n) => counted(n, 'నెల', 'నెలలు'),
  days,
  none: 'గరిష్ఠం',
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
  `${indianDate(on)} న ${isReached ? 'పూర్తయింది' : 'పూర్తవుతుంది'}`;

function withOther(text: string, other: OtherPeriod | null): string {
  if (!other) return text;
  const on = indianDate(other.from);
  return other.why === 'extension'
    ? `${text}; పొడిగింపు ఉత్తర్వు నిలిస్తే: ${on}`
    : `${text}; మరో అర్థంలో ${days(other.days)}: ${on}`;
}

export const conditionNames: Translated<typeof EnglishNames> = {
  bailable: 'ప్రతి నేరమూ బెయిలబుల్',
  'no-death-or-life': 'మరణశిక్ష గానీ జీవిత ఖైదు గానీ లేదు',
  'no-death': 'మరణశిక్ష లేదు',
  'never-convicted': 'ఎప్పుడూ నేర నిర్ధారణ జరగలేదు',
  'one-third': 'గరిష్ఠంలో మూడో వంతు',
  'one-half': 'గరిష్ఠంలో సగం',
  'one-offence-no-other-case': 'ఒకే నేరం, మరో కేసు లేదు',
  delay: 'నిందితుడి వల్ల ఆలస్యం',
  maximum: 'గరిష్ఠ కాలం మొత్తం',
  custody: 'విరామం లేని కస్టడీ',
  'default-bail': 'డిఫాల్ట్ బెయిల్',
  'sixty-days': 'సాక్ష్యానికి మొదటి తేదీ నుండి అరవై రోజులు',
  'no-barring-convictions': 'అడ్డుకునే నేర నిర్ధారణలు లేవు',
  proviso: 'మహిళ, బాలలు, అనారోగ్యం లేదా శారీరక బలహీనత ఉన్నవారు',
  court: 'కేసును విచారించే కోర్టు',
  gate: (law) => `షరతులు: ${law}`,
  'no-gate': 'ప్రత్యేక చట్టం షరతు లేదు',
  arrested: 'ఈ కేసులో అరెస్టయ్యారు',
  'not-arrested': 'ఇంకా అరెస్టు కాలేదు',
  'non-bailable': 'నాన్-బెయిలబుల్ నేరం ఆరోపించారు',
  'not-excluded-by-code': 'ప్రక్రియా చట్టం మినహాయించలేదు',
  'not-excluded-by-act': 'ప్రత్యేక చట్టం మినహాయించలేదు',
  cooperated: 'దర్యాప్తుకు సహకరించారు',
  'on-bail': 'నేర నిర్ధారణ సమయంలో బెయిల్‌పై ఉన్నారు',
  sentence: 'మూడేళ్ళు లేదా తక్కువ, లేదా బెయిలబుల్',
  'convicted-here': 'ఈ కేసులో నేర నిర్ధారణ జరిగింది',
};

export const known: Translated<typeof EnglishKnown> = {
  'not-known': 'తెలియదు',
  'sections-unread': 'ప్రతి సెక్షన్‌ను ఇంకా గుర్తించలేదు',
  bailable: ({ offences }) => `బెయిలబుల్: ${joinAll(offences)}`,
  'non-bailable': ({ offences }) => `నాన్-బెయిలబుల్: ${joinAll(offences)}`,
  'bail-depends': 'మూల నేరంపై, లేదా ఎంచుకోని ఉప-సెక్షన్‌పై ఆధారపడి ఉంది',
  maxima: ({ rows }, { maximum, name }) => rows.map((row) => `${name(row)}: ${maximum(row)}`).join('; '),
  'never-convicted': 'నేర నిర్ధారణ లేదు',
  'convicted-before': 'ఇంతకు ముందు నేర నిర్ధారణ జరిగింది: మూడో వంతు కాదు, సగం వర్తిస్తుంది',
  'part-of-term': ({ part, term: whole, on, reached: is }) =>
    `${part === null ? termText(whole) : `${whole ? partText(whole) : term.none}: అందులో ${partText(part)}`}; ${reached(on, is)}`,
  'no-fixed-term': 'ఈ సెక్షన్లకు నిర్దిష్ట గరిష్ఠ శిక్ష లేదు, లేదా అది తెలియదు',
  'whole-term': ({ term: whole, on, reached: is }) => `${termText(whole)}; ${reached(on, is)}`,
  'one-offence': 'ఒకే నేరం మోపారు; మరో కేసు పెండింగ్‌లో లేదు',
  'other-cases-pending': 'మరో కేసు పెండింగ్‌లో ఉంది',
  'several-offences': ({ count }) => `ఒకే కేసులో ${count} నేరాలు: అక్షరార్థంగా చదివితే అడ్డు, కేసు మొత్తంగా చదివితే అడ్డు కాదు`,
  'other-cases-not-known': 'మరో కేసు పెండింగ్‌లో ఉందో లేదో తెలియదు',
  delay: ({ days: n }) => `తీసివేసిన కాలం: ${days(n)}`,
  custody: ({ days: n, out }) =>
    out === 0 ? `${days(n)}, మధ్యంతర బెయిల్ లేదు` : `${days(n)}, మధ్యంతర బెయిల్‌పై ఉన్న ${days(out)} మినహాయించి`,
  'arrest-not-known': 'అరెస్టు తేదీ తెలియదు',
  'not-in-custody': 'ఈ రోజు కస్టడీలో లేరు',
  'no-charge-sheet': ({ days: n, other }) => withOther(`${days(n)} గడిచినా చార్జిషీటు లేదు`, other),
  'extension-not-known': ({ other }) => withOther('కోర్టు గడువు పొడిగించిందా అన్న దానిపై ఆధారపడి ఉంది', other),
  'period-runs': ({ days: n, until, other }) =>
    withOther(`${days(n)}: ${indianDate(until)} న ముగుస్తాయి`, other),
  'period-over': ({ days: n, until, other }) =>
    withOther(`${days(n)}: ${indianDate(until)} న ముగిశాయి; చార్జిషీటు గురించి తెలియదు`, other),
  'charge-sheet-in-time': ({ day, days: n, other }) =>
    withOther(`చార్జిషీటు: రోజు ${day} (మొత్తం ${days(n)})`, other),
  lapsed: ({ filed, other }) =>
    withOther(`గడువు తర్వాత ${indianDate(filed)} న చార్జిషీటు: అంతకు ముందే కోరకపోతే హక్కు పోతుంది`, other),
  'sixty-over': ({ on }) => `${indianDate(on)} న ముగిశాయి`,
  'sixty-runs': ({ on }) => `${indianDate(on)} న ముగుస్తాయి`,
  'sixty-barred': 'మేజిస్ట్రేట్ విచారించేది కాదు, లేదా అరవై రోజులూ కస్టడీలో లేరు',
  'no-barring-conviction': 'అడ్డుకునే నేర నిర్ధారణ లేదు',
  'not-cognizable': 'కాగ్నిజబుల్ నేరం మోపలేదు, కాబట్టి గత నేర నిర్ధారణలు అడ్డుకావు',
  'grave-conviction': 'మరణశిక్ష, జీవిత ఖైదు లేదా ఏడేళ్ళు, అంతకు మించి శిక్ష ఉన్న నేరంలో నేర నిర్ధారణ',
  'middling-convictions': ({ count }) =>
    `మూడేళ్ళ నుండి ఏడేళ్ళ లోపు శిక్ష ఉన్న కాగ్నిజబుల్ నేరాల్లో ${counted(count, 'నేర నిర్ధారణ', 'నేర నిర్ధారణలు')}`,
  'convictions-not-named': 'ఏ సెక్షన్లలో నేర నిర్ధారణ జరిగిందో తెలియదు',
  woman: 'మహిళ',
  child: 'బాలలు',
  'sick-or-infirm': 'అనారోగ్యం లేదా శారీరక బలహీనత ఉన్నవారు',
  'no-proviso': 'మూడింటిలో ఏదీ కాదు',
  courts: ({ rows }, { court, name }) => rows.map((row) => `${name(row)}: ${court(row)}`).join('; '),
  'gate-stands': ({ offences }) => `${joinAll(offences)}: పబ్లిక్ ప్రాసిక్యూటర్ వాదన వినాలి, చట్టంలోని అదనపు షరతులు నెరవేరాలి`,
  'gate-exempt': ({ offences }) => `${joinAll(offences)}: ఇవి ఈ నిందితుడికి వర్తించవు`,
  'gate-open': ({ offences }) => `${joinAll(offences)}: ఇవి ఈ నిందితుడికి వర్తిస్తాయో లేదో తెలియదు`,
  'no-gate': 'ఏ ప్రత్యేక చట్టమూ బెయిల్‌కు అదనపు షరతులు చేర్చలేదు',
  arrested: 'అరెస్టయ్యారు',
  'not-arrested': 'అరెస్టు కాలేదు',
  excluded: ({ offences }) => `మినహాయించినవి: ${joinAll(offences)}`,
  'none-excluded-by-code': 'మోపిన ఏ నేరాన్నీ మినహాయించలేదు',
  'none-excluded-by-act': 'మోపిన ఏ చట్టమూ దీన్ని మినహాయించలేదు',
  cooperated: 'మొదటి నుండి చివరి వరకు సహకరించారు',
  'did-not-cooperate': 'సహకరించలేదు',
  'on-bail': 'బెయిల్‌పై ఉన్నారు',
  'not-on-bail': 'బెయిల్‌పై లేరు',
  sentence: ({ years }) => (years === Infinity ? 'జీవిత ఖైదు' : term.years(years)),
  'every-offence-bailable': 'ప్రతి నేరమూ బెయిలబుల్',
  'convicted-on': ({ on }) => `${indianDate(on)} న`,
};

export const changes: Translated<typeof EnglishChanges> = {
  'non-bailable-added': 'నాన్-బెయిలబుల్ అభియోగం చేరితే',
  'all-left-bailable': 'మిగిలిన ప్రతి అభియోగమూ బెయిలబుల్ అయితే',
  'life-added': 'జీవిత ఖైదు ఉన్న అభియోగం చేరితే',
  'charge-dropped': 'ఆ అభియోగాన్ని తొలగిస్తే',
  'conviction-set-aside-third': 'నేర నిర్ధారణ రద్దయితే: మూడో వంతు',
  'one-conviction': ({ on }) => (on ? `ఒక నేర నిర్ధారణ ఉంటే: సగం, ${indianDate(on)}` : 'ఒక నేర నిర్ధారణ ఉంటే: సగం'),
  'term-or-arrest-known': 'అరెస్టు తేదీ, గరిష్ఠం తెలిస్తే',
  'stays-reached': 'పూర్తయింది; ఇక పోదు',
  on: ({ on }) => `${indianDate(on)} న`,
  'second-case': ({ on }) =>
    on ? `రెండో కేసు ఉంటే: పూర్తి కాలం మాత్రమే, ${indianDate(on)}` : 'రెండో కేసు ఉంటే: పూర్తి కాలం మాత్రమే',
  'other-case-ends': 'మరో కేసు ముగిస్తే',
  'several-settled': 'ఒకే కేసులోని పలు నేరాలు విడుదలను అడ్డుకుంటాయో లేదో కోర్టు తేల్చితే',
  'more-delay-than': ({ days: n }) => `ఆలస్యం ${days(n)} మించితే తేదీ ఈ రోజు తర్వాతకు జరుగుతుంది`,
  'each-day-of-delay': 'ఆలస్యమైన ప్రతి రోజూ తేదీని ఒక రోజు జరుపుతుంది',
  'delay-moves-no-maximum': 'నిందితుడి ఆలస్యం దీన్ని జరపదు',
  certificate: 'కస్టడీ సర్టిఫికెట్‌లో వేరే విధంగా ఉంటే',
  'charge-sheet-first': 'కోరక ముందే చార్జిషీటు దాఖలైతే హక్కు పోతుంది',
  opens: ({ on }) => `${indianDate(on)} న హక్కు వస్తుంది`,
  'would-have-opened': ({ on }) => `${indianDate(on)} న హక్కు వచ్చి ఉండేది`,
  'remand-and-charge-sheet': 'మొదటి రిమాండ్, చార్జిషీటు తేదీలు',
  'trial-ends': 'కేసు విచారణ ముగిస్తే',
  'death-or-life-added': 'మరణశిక్ష లేదా జీవిత ఖైదు ఉన్న అభియోగం చేరితే',
  'dropped-or-no-grounds': 'ఆ అభియోగాన్ని తొలగిస్తే, లేదా దోషి అని నమ్మడానికి సహేతుక కారణాలు లేవని తేలితే',
  'barring-convictions': 'ఏడేళ్ళు, అంతకు మించిన ఒక నేర నిర్ధారణ, లేదా మూడు నుండి ఏడేళ్ళ లోపు రెండు',
  'conviction-set-aside-or-reason': 'నేర నిర్ధారణ రద్దయితే, లేదా మరో ప్రత్యేక కారణం ఉంటే',
  'proof-of-proviso': 'వైద్య రికార్డు, లేదా వయసు రుజువు',
  'another-section': 'ఆ అభియోగాన్ని తొలగిస్తే, లేదా వేరే సెక్షన్ మోపితే',
  'gate-charge-added': 'అలాంటి చట్టం కింద అభియోగం చేరితే',
  'without-arrest': 'అరెస్టు లేకపోతే, ముందస్తు బెయిల్',
  arrest: 'అరెస్టు జరిగితే: రెగ్యులర్ బెయిల్ అడగండి',
  'right-if-all-bailable': 'మిగిలిన ప్రతి అభియోగమూ బెయిలబుల్ అయితే: విడుదల ఒక హక్కు',
  'excluded-charge-added': 'పదహారు లేదా పన్నెండేళ్ళ లోపు బాలికపై అత్యాచారం, లేదా పద్దెనిమిదేళ్ళ లోపు బాలికపై సామూహిక అత్యాచారం చేరితే',
  'act-charge-added': 'అలాంటి చట్టం కింద అభియోగం చేరితే',
  'no-prima-facie-case': 'ఫిర్యాదులో ప్రాథమికంగా కేసు కనిపించకపోతే, లేదా ఆ అభియోగాన్ని తొలగిస్తే',
  'standing-warrant': 'ఇంకా అమలులో ఉన్న వారెంటు లేదా ప్రకటన',
  'appeal-if-not-on-bail': 'నేర నిర్ధారణ సమయంలో బెయిల్‌పై లేకపోతే: అప్పీలు కోర్టు',
  'appeal-if-longer': 'మూడేళ్ళకు మించితే: అప్పీలు కోర్టు',
  'conviction-here-set-aside': 'ఈ నేర నిర్ధారణ రద్దయితే',
};
