/** Draft in Telugu, not yet reviewed by a lawyer who speaks it. */
import type { picker as English } from '#text/en/law/picker.ts';
import type { Translated } from '#text/translated.ts';
import { counted } from '#text/te/counted.ts';

/** Oblique form, needed before "వరకు". */
const years = (max: number): string => {
  if (max >= 1) return max === 1 ? '1 సంవత్సరం' : `${Number(max.toFixed(2))} సంవత్సరాల`;
  const months = Math.round(max * 12);
  return months === 0 ? '24 గంటల' : counted(months, 'నెల', 'నెలల');
};

export const picker: Translated<typeof English> = {
  hint: 'నంబర్, పేరు లేదా పాత నంబర్. కామాలతో ఒకేసారి పలు సెక్షన్లు అతికించవచ్చు.',
  hintLoading: 'కామాలతో వేరు చేయండి. సెక్షన్ల జాబితా ఇంకా తెరుచుకుంటోంది.',
  hintMissing: 'కామాలతో వేరు చేయండి. సెక్షన్ల జాబితా ఇంకా ఈ పరికరంలో లేదు: నెట్‌వర్క్ ఉన్నప్పుడు ఈ పేజీని ఒకసారి తెరవండి.',
  options: 'సెక్షన్లు',
  limbsOf: (section) => `${section}: ఉప-సెక్షన్లు`,
  picked: 'ఎంచుకున్న సెక్షన్లు',
  remove: (section) => `${section} తొలగించండి`,
  notRecognised: 'పట్టికల్లో లేదు',
  nearest: (section: string) => `${section} ప్రకారం లెక్క`,
  companion: 'నిర్వచనం లేదా నిషేధం, వేరే అభియోగం కాదు',
  notCharged: 'ప్రస్తావన మాత్రమే, అభియోగం కాదు',
  chooseLimb: 'ఉప-సెక్షన్ ఎంచుకోండి',
  spread: 'ఉమ్మడి బాధ్యత (ఉమ్మడి ఉద్దేశం లేదా లక్ష్యం)',
  count: (n) => (n === 0 ? 'ఏ సెక్షన్ దొరకలేదు' : counted(n, 'సెక్షన్ దొరికింది', 'సెక్షన్లు దొరికాయి')),
  nothing: 'ఏ సెక్షన్ దొరకలేదు. మీరు రాసినది అలాగే ఉంటుంది.',
  divided: 'ఉప-సెక్షన్ ఎంచుకోండి',
  was: (sections) => `పూర్వం ${sections}`,
  now: (sections) => `ఇప్పుడు ${sections}`,
  maximum: {
    years: (max) => `${years(max)} వరకు`,
    fineOnly: 'జరిమానా మాత్రమే',
    life: 'జీవిత ఖైదు',
    death: 'మరణశిక్ష',
    depends: 'మూల నేరానికి ఉన్నట్లే',
    unfixed: 'నిర్దిష్ట గరిష్ఠం లేదు',
    joined: (terms) => terms.join(' లేదా '),
  },
  bailable: { yes: 'బెయిలబుల్', no: 'నాన్-బెయిలబుల్', depends: 'బెయిల్: మూల నేరానికి ఉన్నట్లే' },
  court: {
    'magistrate-any': 'ఏ మేజిస్ట్రేట్ అయినా',
    'magistrate-first-class': 'ప్రథమ శ్రేణి మేజిస్ట్రేట్',
    'magistrate-chief': 'ముఖ్య న్యాయిక లేదా మహానగర మేజిస్ట్రేట్',
    sessions: 'సెషన్స్ కోర్టు',
    special: 'ప్రత్యేక కోర్టు',
    depends: 'కోర్టు: మూల నేరానికి ఉన్నట్లే',
  },
  bar: (section) => `అడ్డంకి: ${section}`,
  barUnnamed: 'ప్రత్యేక అడ్డంకి',
};
