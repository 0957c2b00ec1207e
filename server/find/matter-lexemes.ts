/**
 * Words of the full-text index, those of the search on a device. A lexeme with `#` names the court, one with `~` the
 * sound of a word in any script.
 */
import type { CourtSeat } from '#contract/case/court.ts';
import { placeKey } from '#kernel/place-key.ts';
import { nameSound, soundClasses } from '#reading/names/sound.ts';
import type { FindEntry } from '#records/find/find-entry.ts';

export interface CourtOfRow {
  readonly court: string;
  readonly place_key: string;
}

/** PostgreSQL refuses longer lexemes. */
const MOST_LETTERS = 200;

/** Counted in code points: half of a letter of two units is no text for PostgreSQL. */
const shortened = (word: string): string =>
  word.length <= MOST_LETTERS ? word : Array.from(word).slice(0, MOST_LETTERS).join('');

export function lexemesOf({ title, more }: FindEntry, { court, place_key: place }: CourtOfRow): string[] {
  const words = [...title, ...more].map(shortened);
  const sounds = words.flatMap((word) => soundLexeme(word) ?? []);
  return [...new Set([`#${court}`, `#${court}/${place}`, ...words, ...sounds])];
}

/** Shorter words sound like too many names. */
const LEAST_LETTERS = 3;
const LEAST_SOUNDS = 2;

function soundLexeme(word: string): string | undefined {
  if (word.length < LEAST_LETTERS || /\d/.test(word)) return undefined;
  const sound = nameSound(word);
  return sound.sounds.length < LEAST_SOUNDS ? undefined : `~${soundClasses(sound)}`;
}

/** A `tsquery`: each word is the start of a word or of its sound, in one of the courts. */
export function courtQuery(words: readonly string[], seats: readonly CourtSeat[]): string {
  const courts = seats.map(({ kind, place }) => {
    const key = placeKey(place);
    return quoted(key === '' ? `#${kind}` : `#${kind}/${key}`);
  });
  const asked = words.map((word) => {
    const sound = soundLexeme(word);
    return [shortened(word), ...(sound === undefined ? [] : [sound])]
      .map((lexeme) => `${quoted(lexeme)}:*`)
      .join(' | ');
  });
  return [courts.join(' | '), ...asked].map((part) => `(${part})`).join(' & ');
}

const quoted = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
