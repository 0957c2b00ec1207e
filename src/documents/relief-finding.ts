/** The legal conclusion behind a relief. */
import type { Determination } from '#law/determination.ts';
import type { Determinations } from '#law/determine.ts';
import type { Relief } from '#law/relief.ts';
import { type PaperMatter, isNotAppealed } from './matter.ts';

type Conclusion = Determination<unknown>;

const RESTS_ON: Readonly<Record<Relief, (found: Determinations, matter: PaperMatter) => Conclusion>> = {
  bailable: ({ bailable }) => bailable.conclusion,
  'regular-magistrate': ({ magistrate }) => magistrate.conclusion,
  'regular-sessions': ({ sessionsOrHighCourt }) => sessionsOrHighCourt.conclusion,
  'regular-high-court': ({ sessionsOrHighCourt }) => sessionsOrHighCourt.conclusion,
  anticipatory: ({ anticipatory }) => anticipatory.conclusion,
  default: ({ defaultBail }) => defaultBail.conclusion,
  // several offences in one case: the point is open, so the paper may argue for release
  undertrial: ({ undertrial }) => undertrial.caseLevel,
  suspension: ({ suspension }, matter) =>
    isNotAppealed(matter) ? suspension.byConvictingCourt : suspension.conclusion,
};

/** Null if relief or tables are unknown. */
export function reliefFinding(matter: PaperMatter): Conclusion | null {
  const { relief, found } = matter;
  return relief && found && RESTS_ON[relief](found, matter);
}

/** "Bail as of right" is a claim. Omit it if the offences are not found bailable. */
export const isOverclaim = (matter: PaperMatter): boolean =>
  matter.relief === 'bailable' && matter.found !== null && reliefFinding(matter)?.kind !== 'entitled';
