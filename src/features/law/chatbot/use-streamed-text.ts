/** An answer word by word: at most about two seconds, however long it is. */
import { useEffect, useState } from 'react';
import { useMedia } from '#ui/use-media.ts';

const STEP_MS = 40;
const STEPS = 50;

interface Saying {
  readonly content: string;
  /** It is new: said from its first word on, until `onSaid`. */
  readonly isNew: boolean;
  readonly onSaid: () => void;
}

/** As much of it as is said, and whether that is all; at once where its person wants nothing to move. */
export function useStreamedText({ content, isNew, onSaid }: Saying): {
  readonly said: string;
  readonly isSaid: boolean;
} {
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const words = content.match(/\S+\s*/g) ?? [];
  const total = words.length;
  const [count, setCount] = useState(0);
  const moves = isNew && !still;
  useEffect(() => {
    if (!moves) return undefined;
    const timer = setInterval(() => setCount((before) => before + Math.ceil(total / STEPS)), STEP_MS);
    return () => clearInterval(timer);
  }, [moves, total]);
  const isSaid = !moves || count >= total;
  useEffect(() => {
    if (isNew && isSaid) onSaid();
  });
  return { said: isSaid ? content : words.slice(0, count).join(''), isSaid };
}
