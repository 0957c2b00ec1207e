/**
 * Offences described without a name: "he broke my hand", "they beat her for dowry". A story needs several
 * kinds of words (`vocabulary/story-words.json`) in any order, each at its own position.
 */
import STORIES from '../vocabulary/stories.json';
import STORY_WORDS from '../vocabulary/story-words.json';
import { type FoundSaying, lexicon } from './lexicon.ts';

type StoryWordKind = keyof typeof STORY_WORDS;

export interface Story {
  readonly now: string | null;
  readonly before: string | null;
  /** Positions of the matching words. */
  readonly places: ReadonlySet<number>;
}

const kinds = lexicon(
  Object.entries(STORY_WORDS).map(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the JSON file
    ([name, sayings]) => [name as StoryWordKind, sayings.split('|')] as const,
  ),
);

export const storySpellings = kinds.spellings;

const stories = STORIES.flatMap(([now, before, ways]) =>
  (Array.isArray(ways) ? ways : []).map((way) => ({
    now: typeof now === 'string' ? now : null,
    before: typeof before === 'string' ? before : null,
    kinds: way.split(' '),
  })),
).toSorted((a, b) => b.kinds.length - a.kinds.length);

/** The matching story with the most kinds. */
export function storyIn(words: readonly string[]): Story | null {
  const found = kinds.find(words);
  for (const { now, before, kinds: wanted } of stories) {
    const places = placesOf(
      wanted.map((kind) => found.filter(({ value }) => value === kind)),
      new Set(),
    );
    if (places) return { now, before, places };
  }
  return null;
}

/** Assigns each kind its own word. */
function placesOf(
  left: readonly (readonly FoundSaying<StoryWordKind>[])[],
  used: ReadonlySet<number>,
): ReadonlySet<number> | null {
  const [first, ...rest] = left;
  if (!first) return used;
  for (const { at, words } of first) {
    const own = Array.from({ length: words }, (_, step) => at + step);
    if (own.some((place) => used.has(place))) continue;
    const placed = placesOf(rest, new Set([...used, ...own]));
    if (placed) return placed;
  }
  return null;
}
