import { Square, Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { type SpokenPart, spokenParts } from './spoken-parts.ts';
import { useHasVoice, voiceFor } from './voices.ts';

interface ReadAloudProps {
  /** Element to read, evaluated on click. */
  what: () => Element | null | undefined;
  /** Language of the text if it differs from the page. */
  language?: string | undefined;
}

/** Renders only if the device has a local voice for the language. */
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
  useEffect(() => () => end.current?.(), []); // stop on unmount
  const begin = () => {
    stop();
    const root = what();
    const parts = root ? spokenParts(root) : [];
    setReading(true);
    end.current = readOut(parts, language, () => setReading(false));
  };
  return { reading, begin, stop };
}

/** Speaks the parts in sequence and stops other speech of the page. Returns the stop function. */
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
    // use a voice of the part's language, or else that of the text
    const voice = voiceFor(part.language || language) ?? voiceFor(language);
    if (voice) {
      utterance.voice = voice;
      utterance.lang = voice.lang;
    }
    utterance.addEventListener('end', next);
    utterance.addEventListener('error', () => {
      stopped = true; // stopped by another reader or the device
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
