/** The English words under which a Hindi word is known (`hindi-words.ts`, `english-in-hindi.ts`), in any spelling and with any ending. */
import { ENGLISH_IN_HINDI } from './english-in-hindi.ts';
import { HINDI_WORDS } from './hindi-words.ts';
import { soundKey, soundRoot } from '#search/engine/sound.ts';

const BY_SOUND = new Map<string, Set<string>>();
const BY_ROOT = new Map<string, Set<string>>();

for (const line of [...HINDI_WORDS, ...ENGLISH_IN_HINDI]) {
  const [english = '', said = ''] = line.split(': ');
  for (const word of said.split(' ')) {
    const sound = soundKey(word);
    BY_SOUND.set(sound, (BY_SOUND.get(sound) ?? new Set()).add(english));
    BY_ROOT.set(soundRoot(sound), (BY_ROOT.get(soundRoot(sound)) ?? new Set()).add(english));
  }
}

const NONE: ReadonlySet<string> = new Set();

/** Of one as it is written first; of its root only where there is none. */
export function englishOf(word: string): ReadonlySet<string> {
  const sound = soundKey(word);
  return BY_SOUND.get(sound) ?? BY_ROOT.get(soundRoot(sound)) ?? NONE;
}
