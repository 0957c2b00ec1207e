/** Frame of one packet paper: court, number, parties, title and own numbering. */
import { courtFormat } from '#domain/case/court-format.ts';
import type { PacketPart } from '#contract/application/packet.ts';
import type { Block, CourtDocument } from '#documents/model.ts';
import { namedFir, type PaperMatter } from '#documents/matter.ts';
import { agreeingBlocks } from '#documents/gender-agreement.ts';
import { agreeingPerson, isJoint, nameInTitle } from '#documents/joint.ts';
import { gapsIn } from '#documents/gaps-in.ts';
import { inLetters, renumbered } from '#documents/section-blocks.ts';
import { courtHeading, courtLines } from '#documents/common-sections/court-heading.ts';
import { caseTitle, opponent } from '#documents/common-sections/parties.ts';

/** Heading of an application filed under this number. */
export function headOf(matter: PaperMatter, title: string): Block[] {
  const { called, joint, packet, party } = matter.words;
  return [
    ...courtLines(matter),
    {
      kind: 'docket',
      text: packet.inTheMatter(
        [nameInTitle(matter), isJoint(matter) ? joint.Parties : called.party],
        [opponent(matter), party.respondent.toLowerCase()],
      ),
    },
    { kind: 'docket', text: namedFir(matter) },
    { kind: 'title', text: title },
  ];
}

export function paperOf(matter: PaperMatter, part: PacketPart, body: readonly Block[]): CourtDocument {
  return asDocument(matter, [...headOf(matter, matter.words.packet.titles[part]), ...body]);
}

export function asDocument(matter: PaperMatter, blocks: readonly Block[]): CourtDocument {
  const { context, language, packet } = matter;
  const numbered = agreeingBlocks(
    inLetters(renumbered(blocks), matter.words.letters),
    agreeingPerson(matter),
  );
  const { paper, page } = courtFormat(packet.court, matter.case);
  return {
    language,
    pageWords: matter.words.pageWords,
    paper,
    page,
    lawEdition: context.lawEdition,
    title: caseTitle(matter),
    number: context.applicationNumber ?? null,
    blocks: numbered,
    gaps: gapsIn(matter, numbered),
    concerns: [],
  };
}

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

/** Keep on one page with the following block. */
export const leading = (text: string): Block => ({ kind: 'paragraph', text, keepWithNext: true });

export const subheading = (text: string): Block => ({ kind: 'heading', level: 2, text, keepWithNext: true });

/** Title on the first page of the application. */
export function applicationTitle(matter: PaperMatter): string {
  const title = courtHeading(matter).find(({ kind }) => kind === 'title');
  return title?.kind === 'title' ? title.text : matter.words.packet.titles.application;
}
