/** Filed papers as they are stored, without the name of a person who is known as a child only since the filing. */
import type { ApplicationContent } from '#contract/application/application.ts';
import type { FiledPaper } from '#contract/application/filed-paper.ts';
import type { Packet, PacketPart } from '#contract/application/packet.ts';
import type { SealedPaper } from '#contract/application/sealed-paper.ts';
import { applicationOfMatter } from '#documents/bail-application.ts';
import { type DocumentContext, matterOf, type PaperMatter } from '#documents/matter.ts';
import type { CourtDocument } from '#documents/model.ts';
import { asStored, paperOfSeal } from '#documents/order/stored-papers.ts';
import type { StoredParts } from '#documents/packet/filing-packet.ts';
import { same } from '#kernel/merge-patch.ts';
import { asStoredPaper } from './as-stored-paper.ts';

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
}

/**
 * A changed choice makes another paper, which is composed. Application and annexure follow the court's form alone.
 */
export function storedParts(
  { packet: stored }: Pick<FiledPaper, 'packet'>,
  { matter, content, packet }: PrintedPacket,
): StoredParts | undefined {
  const filed = content.packet ?? {};
  if (!same(filed.court, packet.court)) return undefined;
  const isUnchanged = same(filed, packet);
  const parts = stored.parts.map(
    ({ part, document }) => [part, printable(document, matter, content)] as const,
  );
  const kept = parts.filter(([part]) => isUnchanged || part === 'annexure');
  const isApart = stored.parts.some(({ part }) => part === 'dates');
  const own = parts.find(([part]) => part === 'application')?.[1];
  const other = stored.otherApplication && printable(stored.otherApplication, matter, content);
  return {
    parts: new Map<PacketPart, CourtDocument>(kept),
    applications: {
      ...(own && { [isApart ? 'apart' : 'within']: own }),
      ...(other && { [isApart ? 'within' : 'apart']: other }),
    },
  };
}
