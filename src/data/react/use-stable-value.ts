import { useState } from 'react';

/**
 * Keeps the previous object while the content is equal. A live query returns a new object after every write,
 * for example for each retry; this avoids expensive recomputation.
 */
export function useStableValue<T>(value: T): T {
  const text = JSON.stringify(value);
  const [kept, setKept] = useState({ value, text });
  if (kept.text === text) return kept.value;
  setKept({ value, text });
  return value;
}
