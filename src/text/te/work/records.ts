/** Draft in Telugu, not yet reviewed by a lawyer who speaks it. */
import { type Authority, cite } from '#law/authority.ts';
import type { records as English } from '#text/en/work/records.ts';
import type { PartlyTranslated } from '#text/translated.ts';
import { ON_THIS } from '#text/te/device-word.ts';

const NBSP = '\u00a0';

/** Parts of a section, written after its number. */
const PARTS: Readonly<Record<string, string>> = {
  proviso: 'ప్రొవైజో',
  'first proviso': 'మొదటి ప్రొవైజో',
  'second proviso': 'రెండో ప్రొవైజో',
  'third proviso': 'మూడో ప్రొవైజో',
  'fourth proviso': 'నాలుగో ప్రొవైజో',
  Explanation: 'వివరణ',
};

function cited(authority: Authority): string {
  const { source, at } = authority;
  if (!at.startsWith('s.')) return cite(authority);
  const [number = '', part] = at.slice(2).split(', ');
  const section = `${source} సెక్షన్${NBSP}${number}`;
  return part === undefined ? section : `${section}, ${PARTS[part] ?? part}`;
}

export const records: PartlyTranslated<typeof English> = {
  words: { saved: `${ON_THIS} భద్రం`, waiting: 'వేచి ఉంది', sent: 'పంపబడింది', needs: 'మీరు చూడాలి' },
  line: {
    waitingToFile: 'వేచి ఉంది; పంపబడే వరకు దాఖలు కాదు',
    atCourt: 'దాఖలైంది; స్టోరేజ్ నిండినందున కోర్టు సమాధానం భద్రపడలేదు',
    refused: 'మీరు చూడాలి: కోర్టు సర్వర్ నిరాకరించింది',
    conflict: 'మీరు చూడాలి: రెండు చోట్ల మారింది',
    held: 'మీరు చూడాలి: మరో మార్పు వెనుక ఆగి ఉంది',
  },
  matter: {
    fir: (number) => (/^fir\b/i.test(number) ? number : `FIR ${number}`),
    titled: (name, what) => (what ? `${name}: ${what}` : name),
    unnamed: 'ఇంకా పేరు లేదు',
  },
  cite: cited,
};
