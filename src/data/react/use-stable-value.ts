import { useState } from 'react';

/**
 * The value as it was for as long as it says the same. A live query answers anew whenever a row that it read is written,
 * such as each time the outbox tries again: what is costly to work out from its answer waits for another one.
 */
export function useStableValue<T>(value: T): T {
  const text = JSON.stringify(value);
  const [kept, setKept] = useState({ value, text });
  if (kept.text === text) return kept.value;
  setKept({ value, text });
  return value;
}
