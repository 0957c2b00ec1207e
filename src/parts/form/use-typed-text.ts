import { useState } from 'react';

interface TypedText {
  /** The value of the form. */
  readonly value: string;
  /** The value that the form keeps for a typed text. */
  readonly kept: (typed: string) => string;
  readonly onChange: (value: string) => void;
  /** The value as the field shows it before anything is typed; as it is without this. */
  readonly shown?: (value: string) => string;
}

/** Text of a field whose form keeps the reading. The typed text stays until the form value changes from outside. */
export function useTypedText({ value, kept, onChange, shown = (same) => same }: TypedText) {
  const [typed, show] = useState(() => shown(value));
  const change = (next: string) => {
    show(next);
    onChange(kept(next));
  };
  return { text: kept(typed) === value ? typed : shown(value), show, change };
}
