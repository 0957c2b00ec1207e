/**
 * A bail application, from the record alone: what is not known is left out, or marked in brackets while it is written.
 * Finished or not, the same function writes the preview, the PDF and the DOCX, on the device and on the server.
 */
import { concernsOf } from './concerns/concerns.ts';
import { type BailDraft, type DocumentContext, type PaperMatter, matterOf } from './matter.ts';
import type { Block, CourtDocument } from './model.ts';
import { reliefBlocks } from '#documents/reliefs/relief-blocks.ts';
import { renumbered } from './section-blocks.ts';
import { antecedents, coAccused } from '#documents/spine/antecedents.ts';
import { courtHeading } from '#documents/spine/court-heading.ts';
import { custody } from '#documents/spine/custody.ts';
import { disclosureAnnexure } from '#documents/spine/disclosure-annexure.ts';
import { earlierApplications } from '#documents/spine/earlier-applications.ts';
import { facts } from '#documents/spine/facts.ts';
import { grounds } from '#documents/spine/grounds.ts';
import { particulars } from '#documents/spine/particulars.ts';
import { caseTitle, parties } from '#documents/spine/parties.ts';
import { prayer } from '#documents/spine/prayer.ts';
import { signature, verification } from '#documents/spine/signing.ts';
import { stage } from '#documents/spine/stage.ts';
import { undertakings } from '#documents/spine/undertakings.ts';

export function bailApplication(content: BailDraft, context: DocumentContext): CourtDocument {
  const matter = matterOf(content, context);
  const body = renumbered([
    ...courtHeading(matter),
    parties(matter),
    ...particulars(matter),
    ...facts(matter),
    ...custody(matter),
    ...stage(matter),
    ...reliefBlocks(matter),
    ...grounds(matter),
    ...antecedents(matter),
    ...coAccused(matter),
    ...earlierApplications(matter),
    ...undertakings(matter),
    ...prayer(matter),
    signature(matter),
  ]);
  const blocks = [...body, ...verification(matter, lastNumber(body)), ...disclosureAnnexure(matter)];
  return {
    language: 'en',
    lawEdition: context.lawEdition,
    title: caseTitle(matter),
    number: context.applicationNumber ?? null,
    blocks,
    gaps: gapsIn(matter, blocks),
    concerns: concernsOf(matter),
  };
}

function lastNumber(blocks: readonly Block[]): number {
  const last = blocks.findLast((block) => block.kind === 'numbered');
  return last?.kind === 'numbered' ? last.number : 0;
}

/** The brackets that stand in the text, so that a screen can mark them and count them. */
function gapsIn({ words }: PaperMatter, blocks: readonly Block[]): string[] {
  const text = JSON.stringify(blocks);
  return Object.values(words.gaps)
    .flatMap((missing) => [`[${missing}]`, `[${missing.toUpperCase()}]`])
    .filter((missing) => text.includes(missing));
}
