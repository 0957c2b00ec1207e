/** Findings on attachments: those that the packet cannot include, and violations of the court's limits. */
import { DOCX, type DocumentType } from '#contract/case/document.ts';
import type { PaperMatter } from '#documents/matter.ts';
import { courtFormat } from '#domain/case/court-format.ts';
import { type FileLook, isOfPaper } from '#documents/packet/file-inspection.ts';
import type { BesideWords } from '#text/review-text.ts';
import type { PreflightFinding } from './preflight-finding.ts';

export interface AttachedFile {
  readonly name: string;
  readonly type: DocumentType;
  readonly size: number;
  /** Its bytes are on this device. */
  readonly isHere: boolean;
  /** Result of the inspection; absent before it. */
  readonly look?: FileLook | undefined;
}

type Files = readonly AttachedFile[];

export function attachedFindings(matter: PaperMatter, files: Files): PreflightFinding[] {
  const { beside, packet } = matter;
  const format = courtFormat(packet.court, matter.case);
  const words = { ...beside.review.preflight, packet: beside.filingPacket };
  return [
    ...files.flatMap((file) => cannotBind(file, words) ?? []),
    ...tooHeavy(files, words, format.limitMb),
    ...(format.limitPages === undefined ? [] : tooThick(files, words, format.limitPages)),
    ...(packet.court ? files.flatMap((file) => otherPaper(file, words, format.paper ?? 'a4') ?? []) : []),
  ];
}

type PreflightWords = BesideWords['review']['preflight'] & { readonly packet: BesideWords['filingPacket'] };

/** Corrected in the documents list or in the packet. */
const check = (key: string, text: string): PreflightFinding => ({
  key,
  kind: 'check',
  text,
  authority: null,
  field: null,
  place: 'documents',
});

function cannotBind(
  { name, type, isHere, look }: AttachedFile,
  words: PreflightWords,
): PreflightFinding | null {
  const key = `unbound:${name}`;
  if (type === DOCX) return check(key, words.wordFile(name));
  if (!isHere) return check(key, words.notHere(name));
  return look?.kind === 'fault' ? check(key, words.packet.faults[look.fault](name)) : null;
}

const MEGABYTE = 1_000_000;

function tooHeavy(files: Files, words: PreflightWords, limit: number): PreflightFinding[] {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return bytes <= limit * MEGABYTE ? [] : [check('size', words.size(Math.ceil(bytes / MEGABYTE), limit))];
}

/** Counts attachments only; our own papers add pages later. */
function tooThick(files: Files, words: PreflightWords, limit: number): PreflightFinding[] {
  const pages = files.reduce((sum, { look }) => sum + (look?.kind === 'whole' ? look.pages : 0), 0);
  return pages < limit ? [] : [check('pages', words.pages(pages, limit))];
}

function otherPaper(
  { name, look }: AttachedFile,
  words: PreflightWords,
  paper: 'a4' | 'legal',
): PreflightFinding | null {
  if (look?.kind !== 'whole' || look.sizes.every((size) => isOfPaper(size, paper))) return null;
  return check(`paper:${name}`, words.paper(name, words.packet.court.papers[paper]));
}
