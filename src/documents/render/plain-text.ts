/** The document as plain text, for copying, tests and messages. Keeps the line breaks of the text. */
import { assertNever } from '#kernel/assert.ts';
import type { Block, CourtDocument } from '#documents/model.ts';

export function plainText({ blocks }: CourtDocument): string {
  return `${blocks.map(textOf).join('\n\n').replaceAll('\u00a0', ' ')}\n`;
}

function textOf(block: Block): string {
  if ('text' in block) return markOf(block) + block.text;
  switch (block.kind) {
    case 'parties':
      return [
        `${block.applicant.description} ... ${block.applicant.label}`,
        block.versus,
        `${block.respondent.description} ... ${block.respondent.label}`,
      ].join('\n');
    case 'table':
      return [block.head, ...block.rows].map((row) => row.join(' | ')).join('\n');
    case 'signature':
      return [...block.left, ...block.right].join('\n');
    default:
      return assertNever(block);
  }
}

function markOf(block: Block): string {
  if (block.kind === 'numbered') return `${block.number}. `;
  return block.kind === 'lettered' ? `(${block.letter}) ` : '';
}
