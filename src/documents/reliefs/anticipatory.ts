/** Anticipatory bail: belief of arrest, bars, cooperation and transit to another State. */
import { isPleadedByGround } from '#documents/grounds/pleaded-by-ground.ts';
import { hasSeveralFirs, inEachFir, namedFirs, textsOfEachFir } from '#documents/each-fir.ts';
import type { Block } from '#documents/model.ts';
import { isTransit, type PaperMatter, namedFir, optionalPlaceholder } from '#documents/matter.ts';
import { paragraphsOf } from '#documents/paragraphs.ts';
import { provisionName } from '#documents/provision-name.ts';
import { personsToHear } from './persons-to-hear.ts';
import { numbered } from '#documents/section-blocks.ts';
import type { Statute } from '#documents/statute.ts';
import { cite } from '#law/authority.ts';
import { PRIYA_INDORIA } from '#law/judgments.ts';
import type { Reason } from '#law/determination.ts';

/** An accused already arrested, or charged only with bailable offences, cannot plead belief of arrest. */
const NO_BELIEF: ReadonlySet<string> = new Set(['already-arrested', 'bailable-so-released-of-right']);

export function anticipatory(matter: PaperMatter, statute: Statute): Block[] {
  const { anticipatory: words } = matter.words.reliefs;
  const firs = inEachFir(matter);
  const isWithoutBar = firs.every(isOpen) && !isPleadedByGround(matter, 'anticipatory-not-barred');
  return numbered('case', [
    ...beliefs(matter, statute),
    isWithoutBar && words.noBar(statute.at('(4)')),
    ...textsOfEachFir(matter, exception),
    ...transit(matter),
    ...textsOfEachFir(matter, personsToHear),
    words.cooperation,
  ]);
}

/** FIRs with and without a belief of arrest are named apart. */
function beliefs(matter: PaperMatter, { inFull }: Statute): string[] {
  const { anticipatory: words } = matter.words.reliefs;
  const firs = inEachFir(matter);
  const believed = firs.filter((fir) => !isWithoutBelief(fir));
  const asked = firs.filter(isWithoutBelief);
  return [
    ...(believed.length > 0 ? [words.belief(namedFirs(matter, believed), inFull)] : []),
    ...(asked.length > 0 ? [words.asked(namedFirs(matter, asked), inFull)] : []),
  ];
}

const isWithoutBelief = (fir: PaperMatter): boolean => barsOf(fir).some(({ code }) => NO_BELIEF.has(code));

function barsOf({ found }: PaperMatter): readonly Reason[] {
  const conclusion = found?.anticipatory.conclusion;
  return conclusion?.kind === 'barred' ? conclusion.because : [];
}

/** No bar was found, so none is argued. */
function isOpen({ found }: PaperMatter): boolean {
  const { conclusion, cautions = [] } = found?.anticipatory ?? {};
  return (
    conclusion?.kind === 'entitled' && !cautions.some(({ code }) => code === 'anticipatory-bar-contested')
  );
}

/** SC/ST 18: the section is named, since the court must be satisfied that it does not apply. */
function exception(matter: PaperMatter): string[] {
  const { found, words } = matter;
  const special = barsOf(matter).find(
    ({ code, authority }) => code === 'anticipatory-barred-by-special-act' && authority.source === 'SC/ST',
  );
  const atrocity = found?.anticipatory.cautions.find(({ code }) => code === 'unless-no-prima-facie-case');
  if (!special || !atrocity) return [];
  const provision = provisionName(special.authority, matter);
  return [words.reliefs.anticipatory.exception(provision, cite(atrocity.authority))];
}

/**
 * Priya Indoria: urgency, and notice to the other State. No field says that the address is in the territory of the
 * court, so a ground of the filer pleads the connection.
 */
function transit(matter: PaperMatter): string[] {
  if (!isTransit(matter)) return [];
  const { anticipatory: words } = matter.words.reliefs;
  const { address } = matter.applicant;
  const residence = address === undefined ? optionalPlaceholder(matter, 'address') : words.residence(address);
  return [
    words.transit(namedFir(matter), cite(PRIYA_INDORIA), !hasSeveralFirs(matter)),
    ...(residence === null ? [] : [residence]),
    words.hurry,
    ...paragraphsOf(matter.packet.urgency ?? ''),
    hasSeveralFirs(matter) ? words.transitNotices : words.transitNotice,
  ];
}
