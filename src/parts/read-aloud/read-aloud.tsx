import { Square, Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import { type SpokenPart, spokenParts } from './spoken-parts.ts';
import { useHasVoice, voiceFor } from './voices.ts';

interface ReadAloudProps {
  /** What is read: as it stands when the button is pressed. */
  what: () => Element | null | undefined;
  /** Of the text, where that is not the page's. */
  language?: string | undefined;
}

/** Only where this device itself can speak the language of the text. */
export function ReadAloud({ what, language = document.documentElement.lang || 'en' }: ReadAloudProps) {
  const { readAloud: words } = useText();
  const hasVoice = useHasVoice(language);
  const { reading, begin, stop } = useReading(what, language);
  if (!hasVoice) return null;
  return reading ? (
    <Button kind="quiet" icon={Square} onClick={stop}>
      {words.stop}
    </Button>
  ) : (
    <Button kind="quiet" icon={Volume2} onClick={begin}>
      {words.begin}
    </Button>
  );
}

function useReading(what: ReadAloudProps['what'], language: string) {
  const [reading, setReading] = useState(false);
  const end = useRef<(() => void) | null>(null);
  const stop = () => {
    end.current?.();
    end.current = null;
    setReading(false);
  };
  useEffect(() => () => end.current?.(), []); // nothing is read on of a screen that is left
  const begin = () => {
    stop();
    const root = what();
    const parts = root ? spokenParts(root) : [];
    setReading(true);
    end.current = readOut(parts, language, () => setReading(false));
  };
  return { reading, begin, stop };
}

/** One part after the other; what is said elsewhere on the page falls silent. Returns how it is stopped. */
function readOut(parts: readonly SpokenPart[], language: string, onEnd: () => void): () => void {
  speechSynthesis.cancel();
  const left = [...parts];
  let stopped = false;
  const next = () => {
    const part = left.shift();
    if (stopped) return;
    if (!part) {
      onEnd();
      return;
    }
    const utterance = new SpeechSynthesisUtterance(part.text);
    // a word of another language is said by its own voice, or by that of the text
    const voice = voiceFor(part.language || language) ?? voiceFor(language);
    if (voice) {
      utterance.voice = voice;
      utterance.lang = voice.lang;
    }
    utterance.addEventListener('end', next);
    utterance.addEventListener('error', () => {
      stopped = true; // by another reading, or by the device
      onEnd();
    });
    speechSynthesis.speak(utterance);
  };
  next();
  return () => {
    stopped = true;
    speechSynthesis.cancel();
  };
}
