/** Extracts the spoken text of an element, block by block, each with its language. */

export interface SpokenPart {
  readonly text: string;
  readonly language: string;
}

const BLOCKS =
  'p, li, dt, dd, h1, h2, h3, h4, h5, h6, td, th, caption, figcaption, blockquote, summary, label, legend, div, section, article';

/** Controls, decorative and collapsed content. */
const SILENT =
  'button, .btn, select, input, textarea, nav, script, style, svg, [hidden], [aria-hidden="true"], details:not([open]) > :not(summary)';

/** Speech engines stop inside long texts, so split after a sentence. */
const LONGEST = 200;

export function spokenParts(root: Element): SpokenPart[] {
  const found: { block: Element; text: string; language: string }[] = [];
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, {
    acceptNode: (node) => {
      if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
      return node.matches(SILENT) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
    },
  });
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement ?? root;
    const block = parent.closest(BLOCKS) ?? root;
    const language = parent.closest<HTMLElement>('[lang]')?.lang ?? '';
    const last = found.at(-1);
    if (last?.block === block && last.language === language) last.text += node.textContent;
    else found.push({ block, text: node.textContent ?? '', language });
  }
  return found.flatMap(({ text, language }) =>
    sentencesOf(text.replaceAll(/\s+/g, ' ').trim()).map((sentence) => ({ text: sentence, language })),
  );
}

/** Joins sentences up to the length limit. */
function sentencesOf(text: string): string[] {
  if (!/[\p{L}\p{N}]/u.test(text)) return [];
  const pieces = text.match(/[^.!?।]+(?:[.!?।]+\s*|$)/gu) ?? [text];
  const sentences: string[] = [];
  for (const piece of pieces) {
    const last = sentences.at(-1);
    if (last !== undefined && last.length + piece.length <= LONGEST)
      sentences[sentences.length - 1] = last + piece;
    else sentences.push(piece);
  }
  return sentences.map((each) => each.trim()).filter((each) => each !== '');
}
