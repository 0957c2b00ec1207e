/** Reveals an answer word by word within about two seconds. */
import { useEffect, useState } from 'react';
import { useMedia } from '#ui/use-media.ts';

const STEP_MS = 40;
const STEPS = 50;

interface Saying {
  readonly content: string;
  /** New answer: animated until `onSaid`. */
  readonly isNew: boolean;
  readonly onSaid: () => void;
}

/** Visible text, and whether it is complete; no animation with reduced motion. */
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
