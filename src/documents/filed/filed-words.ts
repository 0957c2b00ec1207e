/** Filed papers as they are stored, unless a choice or the age of a person is another one since. */
import type { ApplicationContent } from '#contract/application/application.ts';
import type { FiledPaper } from '#contract/application/filed-paper.ts';
import type { Packet, PacketPart } from '#contract/application/packet.ts';
import { SealedPaper } from '#contract/application/sealed-paper.ts';
import { applicationOfMatter } from '#documents/bail-application.ts';
import type { DocumentContext, PaperMatter } from '#documents/matter.ts';
import type { CourtDocument } from '#documents/model.ts';
import { paperOfSeal } from '#documents/order/stored-papers.ts';
import type { DatesPlace } from '#documents/common-sections/particulars.ts';
import { applicationPaper, packetOfMatter, type StoredParts } from '#documents/packet/filing-packet.ts';
import type { AttachedDocument, PacketMatter } from '#documents/packet/packet-matter.ts';
import { same } from '#kernel/merge-patch.ts';
import { once } from '#kernel/once.ts';
import { asStoredPaper } from './as-stored-paper.ts';
import { annexuresOfFiling } from './compose-filing.ts';
import { identifies, type KnownVersions, knownVersions } from './known-children.ts';

export interface StoredFiling {
  readonly stored: SealedPaper | undefined;
  /** Earlier versions, oldest first. */
  readonly former: readonly ApplicationContent[];
}

/** The application in its stored words. Without them it is composed from the record. */
export function filedApplication(
  content: ApplicationContent,
  context: DocumentContext,
  { stored, former }: StoredFiling,
): CourtDocument {
  const { children, lastMatter } = knownVersions(content, former, context);
  const composed = applicationOfMatter(lastMatter());
  return asStoredPaper(composed, stored && printable(stored, children));
}

/** JJ 74: nothing that was composed as of an adult is printed of a person who is known as a child now. */
export function printable(
  stored: SealedPaper,
  children: KnownVersions['children'],
): CourtDocument | undefined {
  const paper = paperOfSeal(stored);
  return children.length > 0 && identifies(paper, children) ? undefined : paper;
}

interface PacketOfFiling {
  readonly matter: PaperMatter;
  readonly filed: Packet;
  readonly children: KnownVersions['children'];
}

/** The stored parts for the choices of now. The filed choices are composed once for all of them. */
export function storedPartsOf(
  { packet: stored }: Pick<FiledPaper, 'packet'>,
  { matter, filed, children }: PacketOfFiling,
): (packet: Packet, attached: readonly AttachedDocument[]) => StoredParts {
  const before = once(() => wordsOf({ ...matter, packet: filed, attached: annexuresOfFiling(filed) }));
  return (packet, attached) =>
    unchangedParts(stored, children, { before: before(), now: wordsOf({ ...matter, packet, attached }) });
}

/**
 * A stored paper is kept if its inputs are unchanged: this release composes it alike with the filed choices and with
 * these. Any other one is composed.
 */
function unchangedParts(
  stored: FiledPaper['packet'],
  children: KnownVersions['children'],
  { before, now }: Readonly<Record<'before' | 'now', ReturnType<typeof wordsOf>>>,
): StoredParts {
  const kept = new Map<PacketPart, CourtDocument>();
  for (const { part, document } of stored.parts) {
    const paper = printable(document, children);
    if (paper && same(before.parts.get(part), now.parts.get(part))) kept.set(part, paper);
  }
  const application = stored.parts.find(({ part }) => part === 'application')?.document;
  const [ofPacket, other] = datesPlaces(stored);
  const applications = { [ofPacket]: application, [other]: stored.otherApplication ?? application };
  const keptApplications = DATES_PLACES.flatMap((place) => {
    const of = applications[place];
    const paper = of && same(before[place], now[place]) ? printable(of, children) : undefined;
    return paper ? [[place, paper] as const] : [];
  });
  if (keptApplications.length > 0 && application) kept.set('application', paperOfSeal(application));
  return {
    parts: kept,
    applications: Object.fromEntries(keptApplications),
    recomposed: new Set(stored.parts.map(({ part }) => part).filter((part) => !kept.has(part))),
  };
}

const DATES_PLACES = ['within', 'apart'] as const satisfies readonly DatesPlace[];

const datesPlaces = ({ parts }: FiledPaper['packet']): readonly [DatesPlace, DatesPlace] =>
  parts.some(({ part }) => part === 'dates') ? ['apart', 'within'] : ['within', 'apart'];

/** The papers of these choices in the words of this release. */
function wordsOf(matter: PacketMatter) {
  const { pieces } = packetOfMatter(matter);
  return {
    parts: new Map(
      pieces.flatMap((piece) =>
        piece.kind === 'paper' ? [[piece.part, printedOf(piece.document)] as const] : [],
      ),
    ),
    within: printedOf(applicationPaper(matter, 'within')),
    apart: printedOf(applicationPaper(matter, 'apart')),
  };
}

const printedOf = (paper: CourtDocument): SealedPaper => SealedPaper.parse(paper);
