import { trackWrite } from './draft-writes.ts';

/**
 * Save 200 ms after the first keystroke since the last write; later keystrokes do not restart the timer.
 * Writes are serial, so older text cannot overwrite newer.
 */
export const AUTOSAVE_MS = 200;

/** `saved`: everything is stored. The last three give the reason of the last failed write. */
export type SaveStatus = 'saved' | 'typing' | 'full' | 'elsewhere' | 'failed';
export type SaveProblem = Exclude<SaveStatus, 'saved' | 'typing'>;

export interface AutosaveTarget<C> {
  /** Null if stored. */
  readonly save: (change: C) => Promise<SaveProblem | null>;
  readonly merge: (earlier: C, later: C) => C;
}

export interface Autosave<C> {
  readonly keep: (change: C) => void;
  /** Writes at once; true if everything typed so far is stored. */
  readonly flush: () => Promise<boolean>;
  /** Drops unwritten input that was sent or discarded. With `only`, newer input stays pending. */
  readonly drop: (only?: C) => Promise<boolean>;
  /** Replaces the target of later writes. */
  readonly saveWith: (saving: AutosaveTarget<C>) => void;
  /** Replaces the status listener. */
  readonly tell: (onSafety: (safety: SaveStatus) => void) => void;
}

export function autosave<C>(first: AutosaveTarget<C>, firstTold: (safety: SaveStatus) => void): Autosave<C> {
  let { save, merge } = first;
  let onSafety = firstTold;
  let unsaved: { readonly change: C } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let problem: SaveProblem | null = null;
  let queue: Promise<boolean> = Promise.resolve(true);

  const write = async (): Promise<boolean> => {
    if (!unsaved) return true;
    const { change } = unsaved;
    unsaved = null;
    problem = await save(change);
    if (problem !== null) unsaved = { change: unsaved === null ? change : merge(change, newer(unsaved)) };
    onSafety(problem ?? (unsaved ? 'typing' : 'saved'));
    return problem === null;
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    queue = trackWrite(queue.then(write));
    return queue;
  };
  const letGo = async (only?: C): Promise<boolean> => {
    if (only !== undefined && unsaved?.change !== only) return unsaved === null;
    unsaved = null;
    problem = null;
    onSafety('saved');
    return true;
  };
  const drop = (only?: C) => {
    queue = trackWrite(queue.then(() => letGo(only)));
    return queue;
  };
  const keep = (change: C) => {
    unsaved = { change: unsaved ? merge(unsaved.change, change) : change };
    if (problem === null) onSafety('typing');
    timer ??= setTimeout(() => void flush(), AUTOSAVE_MS);
  };
  const saveWith = (saving: AutosaveTarget<C>) => {
    ({ save, merge } = saving);
  };
  const tell = (next: (safety: SaveStatus) => void) => {
    onSafety = next;
  };
  return { keep, flush, drop, saveWith, tell };
}

/** Input typed during a write. */
const newer = <C>({ change }: { readonly change: C }): C => change;
