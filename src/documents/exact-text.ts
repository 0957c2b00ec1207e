/** Exact text of a paper: its words in Unicode NFC, without white space and without the verification of an order. */
import { plainText } from './render/plain-text.ts';
import type { Block, CourtDocument } from './model.ts';

export const exactTextOf = ({ blocks, ...paper }: CourtDocument): string =>
  withoutSpace(plainText({ ...paper, blocks: blocks.filter(isSigned).flatMap(asPrinted) }));

const isSigned = ({ kind }: Block): boolean => kind !== 'verification';

/** The dots between a party and its label are only in the plain text. */
function asPrinted(block: Block): Block[] {
  if (block.kind !== 'parties') return [block];
  const { applicant, versus, respondent } = block;
  const lines = [applicant.description, applicant.label, versus, respondent.description, respondent.label];
  return lines.map((text) => ({ kind: 'paragraph', text }) as const);
}

export const withoutSpace = (text: string): string => text.normalize('NFC').replaceAll(/\s+/gu, '');
