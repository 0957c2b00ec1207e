/** Local voices only: a server voice would receive the user's case. */
import { useSyncExternalStore } from 'react';

const speech = (): SpeechSynthesis | undefined =>
  'speechSynthesis' in globalThis ? globalThis.speechSynthesis : undefined;

function subscribe(changed: () => void): () => void {
  const engine = speech();
  engine?.addEventListener('voiceschanged', changed); // voices load after the page
  return () => engine?.removeEventListener('voiceschanged', changed);
}

const localVoices = (): SpeechSynthesisVoice[] =>
  (speech()?.getVoices() ?? []).filter(({ localService }) => localService);

/** `en` of "en-IN" and of "en_IN". */
const bare = (language: string): string => language.toLowerCase().split(/[-_]/)[0] ?? '';

/** Prefers an Indian voice. */
export function voiceFor(language: string): SpeechSynthesisVoice | undefined {
  const fitting = localVoices().filter(({ lang }) => bare(lang) === bare(language));
  return fitting.find(({ lang }) => /[-_]IN$/i.test(lang)) ?? fitting[0];
}

export const useHasVoice = (language: string): boolean =>
  useSyncExternalStore(subscribe, () => voiceFor(language) !== undefined);
