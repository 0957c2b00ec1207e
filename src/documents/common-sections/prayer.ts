/** The edited prayer, otherwise the standard prayer of the relief. */
import type { Relief } from '#law/relief.ts';
import { appealOf } from '#documents/appeal.ts';
import { inEachFir } from '#documents/each-fir.ts';
import type { Block } from '#documents/model.ts';
import { provisionName } from '#documents/provision-name.ts';
import {
  placeholder,
  isTransit,
  type PaperMatter,
  namedFir,
  printed,
  isNotAppealed,
} from '#documents/matter.ts';
import { itemsOf } from '#documents/paragraphs.ts';
import { headed, lettered } from '#documents/section-blocks.ts';

export function prayer(matter: PaperMatter): Block[] {
  const { prayer: words } = matter.words;
  const own = itemsOf(matter.bail.prayer ?? '');
  const items = own.length > 0 ? own : [...standardPrayer(matter), words.other];
  return headed(words.heading, 'bail', [
    { kind: 'paragraph', text: words.lead, from: 'bail', keepWithNext: true },
    ...lettered('bail', items),
  ]);
}

type PrayerBuilder = (matter: PaperMatter, provision: string) => string[];

const release: PrayerBuilder = (matter, provision) => [
  matter.words.prayer.release(provision, namedFir(matter)),
];

const ASKED: Readonly<Record<Relief, PrayerBuilder>> = {
  bailable: (matter, provision) => [...release(matter, provision), matter.words.prayer.ownBond],
  'regular-magistrate': release,
  'regular-sessions': release,
  'regular-high-court': (matter, provision) => onAppeal(matter) ?? release(matter, provision),
  anticipatory: (matter, provision) => {
    const { transit, arrest, interim } = matter.words.prayer;
    const asked = isTransit(matter) ? transit : arrest;
    return [...inEachFir(matter).map((fir) => asked(provision, namedFir(fir))), interim];
  },
  default: (matter, provision) => [matter.words.prayer.recordTime, ...release(matter, provision)],
  undertrial: (matter, provision) => [
    ...undertrialRelease(matter, provision),
    matter.words.prayer.certificate,
  ],
  suspension: (matter, provision) =>
    matter.bail.conviction && isNotAppealed(matter)
      ? [matter.words.prayer.toAppeal(provision)]
      : [matter.words.prayer.suspend(provision), matter.words.prayer.bailOnAppeal],
};

function onAppeal(matter: PaperMatter): string[] | null {
  const appeal = appealOf(matter);
  if (!appeal) return null;
  const { setAside, condone } = matter.words.reliefs.appeal;
  const order = appeal.dates && printed(appeal.dates.order);
  const setAsideText = setAside(provisionName(appeal.authority, matter), order, namedFir(matter));
  return appeal.late > 0 ? [condone(appeal.late), setAsideText] : [setAsideText];
}

function standardPrayer(matter: PaperMatter): string[] {
  const { relief, statute } = matter;
  const buildPrayer = relief ? ASKED[relief] : release;
  return buildPrayer(matter, statute?.inFull ?? placeholder(matter, 'relief'));
}

/** First proviso: release on bond for a first offender; on bail for others. */
function undertrialRelease(matter: PaperMatter, provision: string): string[] {
  const { found, statute, words } = matter;
  const onBond = found?.undertrial.fraction === '1/3' && found.undertrial.caseLevel.kind !== 'barred';
  if (statute?.code !== 'BNSS' || !onBond) return release(matter, provision);
  return [words.prayer.bond(statute.at('(1)'), namedFir(matter))];
}
