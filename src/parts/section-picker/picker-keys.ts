/** The combobox keys of ARIA 1.2; Backspace in an empty field takes the last tag back to be edited. */

interface Held {
  readonly open: boolean;
  readonly active: number;
  readonly count: number;
  readonly typed: string;
  readonly tagged: boolean;
}

/** A number is the option to go to; null leaves the key to the browser. */
export type KeyAct = number | 'pick' | 'commit' | 'edit' | 'close' | null;

export function keyAct(key: string, held: Held): KeyAct {
  if (key === 'ArrowDown') return neighbour(held, 1);
  if (key === 'ArrowUp') return neighbour(held, -1);
  if (key === 'Enter') return onEnter(held);
  if (key === 'Escape') return held.open ? 'close' : null;
  return key === 'Backspace' && held.typed === '' && held.tagged ? 'edit' : null;
}

function onEnter({ open, active, typed }: Held): KeyAct {
  if (open && active >= 0) return 'pick';
  return typed.trim() === '' ? null : 'commit';
}

function neighbour({ open, active, count }: Held, step: 1 | -1): number | null {
  if (count === 0) return null;
  if (!open || active < 0) return step === 1 ? 0 : count - 1;
  return (active + step + count) % count;
}
