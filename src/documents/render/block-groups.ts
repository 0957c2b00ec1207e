/** Groups blocks for renderers: adjacent numbered or lettered paragraphs form one list. */
import type { Block } from '#documents/model.ts';

export type NumberedBlock = Extract<Block, { kind: 'numbered' }>;
export type LetteredBlock = Extract<Block, { kind: 'lettered' }>;
export type SingleBlock = Exclude<Block, NumberedBlock | LetteredBlock>;

export type BlockGroup =
  | { readonly kind: 'numbers'; readonly items: readonly NumberedBlock[] }
  | { readonly kind: 'letters'; readonly items: readonly LetteredBlock[] }
  | { readonly kind: 'single'; readonly block: SingleBlock };

export function grouped(blocks: readonly Block[]): BlockGroup[] {
  const groups: BlockGroup[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (block.kind === 'numbered') {
      if (last?.kind === 'numbers') groups.splice(-1, 1, { kind: 'numbers', items: [...last.items, block] });
      else groups.push({ kind: 'numbers', items: [block] });
    } else if (block.kind === 'lettered') {
      if (last?.kind === 'letters') groups.splice(-1, 1, { kind: 'letters', items: [...last.items, block] });
      else groups.push({ kind: 'letters', items: [block] });
    } else groups.push({ kind: 'single', block });
  }
  return groups;
}
