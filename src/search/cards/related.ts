/** Up to three related provisions of the same code. */
import { wordsOf } from '#search/engine/fold.ts';
import type { Library, Provision } from './library.ts';
import { isNoise } from '#search/engine/noise.ts';
import { isOfficialOnly } from './official-text.ts';
import { bySection } from './section-order.ts';
import { wholeOf } from '#search/engine/section-route.ts';
import { stem } from '#search/engine/stem.ts';

const MOST = 3;
/** Outweighs any number of common words. */
const SAME_SECTION = 100;

/** The whole section and its parts, then the same subject, then neighbours. */
export function relatedTo({ provisions }: Library, provision: Provision): Provision[] {
  // our cards link only to our cards; official-only cards link to any
  const every = isOfficialOnly(provision);
  const same = provisions.filter((each) => each.code === provision.code && (every || !isOfficialOnly(each)));
  const own = every ? same.toSorted(bySection) : same;
  const place = own.indexOf(provision);
  const about = topicsOf(provision);
  const sectionNumber = wholeOf(provision).section;
  const closeness = (other: Provision): number => {
    const shared = topicsOf(other).filter((word) => about.includes(word)).length;
    return shared + (wholeOf(other).section === sectionNumber ? SAME_SECTION : 0);
  };
  return own
    .map((other, at) => ({ other, close: closeness(other), far: Math.abs(at - place) }))
    .filter(({ other }) => other !== provision)
    .toSorted((a, b) => b.close - a.close || a.far - b.far)
    .slice(0, MOST)
    .map(({ other }) => other);
}

const topicsOf = ({ title, keywords }: Provision): string[] => [
  ...new Set(
    wordsOf(`${title} ${keywords.join(' ')}`)
      .filter((word) => !isNoise(word))
      .map(stem),
  ),
];
