/** Words of other scripts that sound like a typed word: Sunil finds सुनील, and the reverse. */
import { spelledInLatin } from '#reading/letter-names.ts';
import { beginsWithSound, firstSoundClass, nameSound, type NameSound } from '#reading/names/sound.ts';
import { foldScripts } from '#reading/script-fold.ts';

export interface SoundIndex<T> {
  readonly add: (word: string, of: T) => void;
  /** Of another script than the typed word. */
  readonly like: (typed: string) => readonly T[];
}

interface SoundRow<T> {
  readonly sound: NameSound;
  readonly of: T;
}

/** Words of one script. */
interface ScriptWords<T> {
  /** Their sound is not computed yet. */
  unread: (readonly [word: string, of: T])[];
  readonly bySound: Map<string, SoundRow<T>[]>;
}

const SCRIPTS = [
  'Latin',
  'Devanagari',
  'Arabic',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
].map((script) => [script, new RegExp(String.raw`^\p{Script=${script}}`, 'u')] as const);
const PLAIN = /^[a-z]/;
const scriptOf = (word: string): string =>
  PLAIN.test(word) ? 'Latin' : (SCRIPTS.find(([, form]) => form.test(word))?.[0] ?? '');

/** Shorter words sound like too many names. */
const LEAST_LETTERS = 3;
const LEAST_SOUNDS = 2;

/** A sound is computed when a query of another script first needs it: a list in one script costs nothing. */
export function soundIndex<T>(): SoundIndex<T> {
  const byScript = new Map<string, ScriptWords<T>>();
  const answers = new Map<string, readonly T[]>();
  const find = (typed: string): readonly T[] => {
    const own = scriptOf(typed);
    const sound = own === '' || typed.length < LEAST_LETTERS ? null : nameSound(typed);
    if (!sound || sound.sounds.length < LEAST_SOUNDS) return [];
    const others = [...byScript].flatMap(([script, words]) => (script === own ? [] : [words]));
    return others
      .flatMap((words) => soundRows(words).get(firstSoundClass(sound)) ?? [])
      .filter((row) => beginsWithSound(sound, row.sound))
      .map((row) => row.of);
  };
  return {
    add: (word, of) => {
      const script = scriptOf(word);
      if (script === '') return;
      const words = byScript.get(script);
      if (words) words.unread.push([word, of]);
      else byScript.set(script, { unread: [[word, of]], bySound: new Map() });
      answers.clear();
    },
    like: (typed) => {
      const known = answers.get(typed) ?? find(typed);
      answers.set(typed, known);
      return known;
    },
  };
}

function soundRows<T>(words: ScriptWords<T>): ReadonlyMap<string, readonly SoundRow<T>[]> {
  for (const [word, of] of words.unread) {
    const sound = nameSound(word);
    const key = firstSoundClass(sound);
    const rows = words.bySound.get(key);
    if (rows) rows.push({ sound, of });
    else words.bySound.set(key, [{ sound, of }]);
  }
  words.unread = [];
  return words.bySound;
}

const INITIALS = /^[b-df-hj-np-tv-z]{2,3}$/;

/** Initials in each form: "R.K. Sharma", "R K Sharma", "RK Sharma", "आर.के. शर्मा". */
export function initialsOf(text: string, words: readonly string[]): string[] {
  const latin = /\P{ASCII}/u.test(text) ? spelledInLatin(foldScripts(text)) : text;
  const runs = latin.match(/(?<![\p{L}\p{M}])[A-Za-z](?:[.\s]{1,2}[A-Za-z])+(?![\p{L}\p{M}])/gu) ?? [];
  const joined = runs.map((run) => run.replaceAll(/[^A-Za-z]/g, '').toLowerCase());
  const spelled =
    latin === text ? [] : (latin.match(/[A-Z]{2,4}(?![\p{L}\p{M}])/gu) ?? []).map((run) => run.toLowerCase());
  const letters = [...words.filter((word) => INITIALS.test(word)), ...spelled].flatMap((word) =>
    word.split(''),
  );
  return [...joined, ...spelled, ...letters];
}
