/** The difference of two texts in words, for a reader who needs to see the old and the new text. */

export interface TextPiece {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Beyond this the middle is shown as one removed and one added piece. */
const MOST_CELLS = 1_000_000;

export function wordDifference(before: string, after: string): TextPiece[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const start = commonStart(old, now);
  const end = commonStart(old.slice(start).toReversed(), now.slice(start).toReversed());
  const [removed, added] = [old.slice(start, old.length - end), now.slice(start, now.length - end)];
  const middle =
    removed.length * added.length > MOST_CELLS
      ? [...piecesOf('removed', removed), ...piecesOf('added', added)]
      : middleOf(removed, added);
  const pieces = [
    ...piecesOf('same', old.slice(0, start)),
    ...middle,
    ...piecesOf('same', old.slice(old.length - end)),
  ];
  return joined(pieces);
}

/** Words with the space after them. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

const piecesOf = (kind: TextPiece['kind'], words: readonly string[]): TextPiece[] =>
  words.map((text) => ({ kind, text }));

function commonStart(left: readonly string[], right: readonly string[]): number {
  const differs = left.findIndex((word, index) => word !== right[index]);
  return differs === -1 ? left.length : differs;
}

/** By the longest common sequence of words. */
function middleOf(old: readonly string[], now: readonly string[]): TextPiece[] {
  const lengths = commonLengths(old, now);
  const pieces: TextPiece[] = [];
  let [at, to] = [0, 0];
  while (at < old.length || to < now.length) {
    const [left, right] = [old[at], now[to]];
    if (left !== undefined && left === right) {
      pieces.push({ kind: 'same', text: left });
      at += 1;
      to += 1;
    } else if (left !== undefined && (right === undefined || isRemovedFirst(lengths, at, to))) {
      pieces.push({ kind: 'removed', text: left });
      at += 1;
    } else {
      pieces.push({ kind: 'added', text: right ?? '' });
      to += 1;
    }
  }
  return pieces;
}

type Lengths = readonly Uint32Array[];

const isRemovedFirst = (lengths: Lengths, at: number, to: number): boolean =>
  (lengths[at + 1]?.[to] ?? 0) >= (lengths[at]?.[to + 1] ?? 0);

/** `[at][to]`: length of the longest common sequence of the rests. */
function commonLengths(old: readonly string[], now: readonly string[]): Lengths {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint32Array(now.length + 1));
  for (let at = old.length - 1; at >= 0; at -= 1) {
    const [row, below] = [lengths[at], lengths[at + 1]];
    if (!row || !below) continue;
    for (let to = now.length - 1; to >= 0; to -= 1) {
      row[to] = old[at] === now[to] ? (below[to + 1] ?? 0) + 1 : Math.max(below[to] ?? 0, row[to + 1] ?? 0);
    }
  }
  return lengths;
}

/** Neighbours of one kind become one piece. */
function joined(pieces: readonly TextPiece[]): TextPiece[] {
  const all: TextPiece[] = [];
  for (const { kind, text } of pieces) {
    const last = all.at(-1);
    if (last?.kind === kind) all[all.length - 1] = { kind, text: last.text + text };
    else all.push({ kind, text });
  }
  return all;
}
