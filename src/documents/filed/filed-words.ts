/** Filed papers as they are stored, without the name of a person who is known as a child only since the filing. */
import type { ApplicationContent } from '#contract/application/application.ts';
import type { FiledPaper } from '#contract/application/filed-paper.ts';
import type { Packet, PacketPart } from '#contract/application/packet.ts';
import { SealedPaper } from '#contract/application/sealed-paper.ts';
import { applicationOfMatter } from '#documents/bail-application.ts';
import { type DocumentContext, matterOf, type PaperMatter } from '#documents/matter.ts';
import type { CourtDocument } from '#documents/model.ts';
import { asStored, paperOfSeal } from '#documents/order/stored-papers.ts';
import type { DatesPlace } from '#documents/common-sections/particulars.ts';
import { applicationPaper, packetOfMatter, type StoredParts } from '#documents/packet/filing-packet.ts';
import type { AttachedDocument, PacketMatter } from '#documents/packet/packet-matter.ts';
import { same } from '#kernel/merge-patch.ts';
import { asStoredPaper } from './as-stored-paper.ts';
import { annexuresOfFiling } from './compose-filing.ts';

/** The application in its stored words. Without them it is composed from the record. */
export function filedApplication(
  content: ApplicationContent,
  context: DocumentContext,
  stored: SealedPaper | undefined,
): CourtDocument {
  const matter = matterOf(content, context);
  return asStoredPaper(applicationOfMatter(matter), stored && printable(stored, matter, content));
}

/** JJ 74: each applicant of a child matter stays unnamed in every stored paper. */
export function printable(
  stored: SealedPaper,
  matter: PaperMatter,
  { applicant, coApplicants = [] }: Pick<ApplicationContent, 'applicant' | 'coApplicants'>,
): CourtDocument {
  const persons = [{ matter, applicant }];
  for (const [index, person] of coApplicants.entries()) {
    const own = matter.others[index];
    if (own) persons.push({ matter: own, applicant: person });
  }
  return persons.reduce((paper, each) => asStored(paper, each.matter, each.applicant), paperOfSeal(stored));
}

interface PrintedPacket {
  readonly matter: PaperMatter;
  readonly content: ApplicationContent;
  /** As chosen now. */
  readonly packet: Packet;
  readonly attached: readonly AttachedDocument[];
}

/**
 * A stored paper is kept if its inputs are unchanged: this release composes it alike with the filed choices and with
 * these. Any other one is composed.
 */
export function storedParts(
  { packet: stored }: Pick<FiledPaper, 'packet'>,
  { matter, content, packet, attached }: PrintedPacket,
): StoredParts {
  const filed = content.packet ?? {};
  const [before, now] = [
    wordsOf({ ...matter, packet: filed, attached: annexuresOfFiling(filed) }),
    wordsOf({ ...matter, packet, attached }),
  ];
  const isKept = (part: PacketPart) => same(before.parts.get(part), now.parts.get(part));
  const own = stored.parts.filter(({ part }) => part !== 'application');
  const [ofPacket, other] = datesPlaces(stored);
  const application = stored.parts.find(({ part }) => part === 'application')?.document;
  const applications = [
    [ofPacket, application],
    [other, stored.otherApplication ?? application],
  ] as const;
  const keptApplications = applications.flatMap(([place, paper]) =>
    paper && same(before[place], now[place]) ? [[place, printable(paper, matter, content)] as const] : [],
  );
  return {
    parts: new Map(
      own
        .filter(({ part }) => isKept(part))
        .map(({ part, document }) => [part, printable(document, matter, content)] as const),
    ),
    applications: Object.fromEntries(keptApplications),
    recomposed: new Set([
      ...own.flatMap(({ part }) => (isKept(part) ? [] : [part])),
      ...(application && keptApplications.length === 0 ? (['application'] as const) : []),
    ]),
  };
}

const datesPlaces = ({ parts }: FiledPaper['packet']): readonly [DatesPlace, DatesPlace] =>
  parts.some(({ part }) => part === 'dates') ? ['apart', 'within'] : ['within', 'apart'];

/** What this release prints for these choices. */
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
