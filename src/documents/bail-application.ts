/**
 * Builds a bail application from the record alone. Unknown facts are omitted, or bracketed in an unfinished
 * draft; preview, PDF and DOCX share this function.
 */
import { boardBlocks, boardTitle } from './board-application.ts';
import { concernsOf } from './objections/concerns.ts';
import { type BailDraft, type DocumentContext, type PaperMatter, matterOf } from './matter.ts';
import type { Block, CourtDocument } from './model.ts';
import { agreeingBlocks } from './gender-agreement.ts';
import { agreeingPerson } from './joint.ts';
import { gapsIn } from './gaps-in.ts';
import { reliefBlocks } from '#documents/reliefs/relief-blocks.ts';
import { inLetters, lastNumber, renumbered } from './section-blocks.ts';
import { antecedents, coAccused } from '#documents/common-sections/antecedents.ts';
import { contraryAuthority } from '#documents/common-sections/contrary-authority.ts';
import { courtHeading } from '#documents/common-sections/court-heading.ts';
import { custody } from '#documents/common-sections/custody.ts';
import { disclosureAnnexure } from '#documents/common-sections/disclosure-annexure.ts';
import { earlierApplications } from '#documents/common-sections/earlier-applications.ts';
import { facts } from '#documents/common-sections/facts.ts';
import { grounds } from '#documents/common-sections/grounds.ts';
import { type DatesPlace, particulars } from '#documents/common-sections/particulars.ts';
import { caseTitle, meaningOfParty, parties } from '#documents/common-sections/parties.ts';
import { prayer } from '#documents/common-sections/prayer.ts';
import { courtFormat } from '#domain/case/court-format.ts';
import { signature, verification } from '#documents/common-sections/signing.ts';
import { stage } from '#documents/common-sections/stage.ts';
import { undertakings } from '#documents/common-sections/undertakings.ts';

export const bailApplication = (content: BailDraft, context: DocumentContext): CourtDocument =>
  applicationOfMatter(matterOf(content, context));

export function applicationOfMatter(matter: PaperMatter): CourtDocument {
  const { context } = matter;
  const board = boardBlocks(matter);
  const blocks = agreeingBlocks(
    inLetters(board ?? [...applicationBlocks(matter), ...disclosureAnnexure(matter)], matter.words.letters),
    agreeingPerson(matter),
  );
  const { paper, page } = courtFormat(matter.packet.court, matter.case);
  return {
    language: matter.language,
    pageWords: matter.words.pageWords,
    paper,
    page,
    lawEdition: context.lawEdition,
    title: board ? boardTitle(matter) : caseTitle(matter),
    number: context.applicationNumber ?? null,
    blocks,
    gaps: gapsIn(matter, blocks),
    concerns: concernsOf(matter),
  };
}

/** The application with its verification. The annexure follows, or is a separate part of the packet. */
export function applicationBlocks(matter: PaperMatter, dates: DatesPlace = 'within'): Block[] {
  const board = boardBlocks(matter);
  if (board) return board;
  const body = renumbered([
    ...courtHeading(matter),
    parties(matter),
    ...meaningOfParty(matter),
    ...particulars(matter, dates),
    ...facts(matter),
    ...custody(matter),
    ...stage(matter),
    ...reliefBlocks(matter),
    ...grounds(matter),
    ...contraryAuthority(matter),
    ...antecedents(matter),
    ...coAccused(matter),
    ...earlierApplications(matter),
    ...undertakings(matter),
    ...prayer(matter),
    signature(matter),
  ]);
  return [...body, ...verification(matter, lastNumber(body))];
}
