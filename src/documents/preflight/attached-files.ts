/** What the attached documents mean for the packet: what it cannot take, and what the court's own rules say of the rest. */
import { DOCX, type DocumentType } from '#contract/document.ts';
import type { PaperMatter } from '#documents/matter.ts';
import { type FileLook, isOfPaper } from '#documents/packet/file-look.ts';
import { filingPacket } from '#text/en/filing-packet.ts';
import { preflightWords as words } from '#text/en/preflight.ts';
import type { PreflightFinding } from './preflight-finding.ts';

export interface AttachedFile {
  readonly name: string;
  readonly type: DocumentType;
  readonly size: number;
  /** Its bytes are on this device. */
  readonly isHere: boolean;
  /** What was found in them; absent until it is looked at. */
  readonly look?: FileLook | undefined;
}

type Files = readonly AttachedFile[];

export const attachedFindings = ({ packet: { court } }: PaperMatter, files: Files): PreflightFinding[] => [
  ...files.flatMap((file) => cannotBind(file) ?? []),
  ...tooHeavy(files, court?.limitMb),
  ...(court?.limitPages === undefined ? [] : tooThick(files, court.limitPages)),
  ...(court ? files.flatMap((file) => otherPaper(file, court.paper ?? 'a4') ?? []) : []),
];

/** It is mended at the documents themselves, or where the packet lists them. */
const check = (key: string, text: string): PreflightFinding => ({
  key,
  kind: 'check',
  text,
  authority: null,
  field: null,
  place: 'documents',
});

function cannotBind({ name, type, isHere, look }: AttachedFile): PreflightFinding | null {
  const key = `unbound:${name}`;
  if (type === DOCX) return check(key, words.wordFile(name));
  if (!isHere) return check(key, words.notHere(name));
  return look?.kind === 'fault' ? check(key, filingPacket.faults[look.fault](name)) : null;
}

/** What most registries take; the profile of a court says otherwise. */
const USUAL_LIMIT_MB = 10;
const MEGABYTE = 1_000_000;

function tooHeavy(files: Files, limit = USUAL_LIMIT_MB): PreflightFinding[] {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return bytes <= limit * MEGABYTE ? [] : [check('size', words.size(Math.ceil(bytes / MEGABYTE), limit))];
}

/** The attached ones alone: those of our own papers come on top when the packet is made. */
function tooThick(files: Files, limit: number): PreflightFinding[] {
  const pages = files.reduce((sum, { look }) => sum + (look?.kind === 'whole' ? look.pages : 0), 0);
  return pages < limit ? [] : [check('pages', words.pages(pages, limit))];
}

function otherPaper({ name, look }: AttachedFile, paper: 'a4' | 'legal'): PreflightFinding | null {
  if (look?.kind !== 'whole' || look.sizes.every((size) => isOfPaper(size, paper))) return null;
  return check(`paper:${name}`, words.paper(name, filingPacket.court.papers[paper]));
}
