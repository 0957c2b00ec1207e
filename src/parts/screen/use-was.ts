import { useState } from 'react';

/** Whether it has ever been so since the screen was opened: what was read for it then is kept. */
export function useWas(is: boolean): boolean {
  const [was, setWas] = useState(is);
  if (is && !was) setWas(true);
  return was || is;
}
