/**
 * What is typed, on the device a moment later, however one types: the first stroke after a write starts the clock and no
 * later one sets it back. Writes go one after another, so that an older text never overtakes a newer one.
 */
export const AUTOSAVE_MS = 200;

/** `saved`: all that was typed is on the device. The last three: why the last write failed, until one does not. */
export type SaveStatus = 'saved' | 'typing' | 'full' | 'elsewhere' | 'failed';
export type SaveProblem = Exclude<SaveStatus, 'saved' | 'typing'>;

export interface AutosaveTarget<C> {
  /** Null when it is on the device. */
  readonly save: (change: C) => Promise<SaveProblem | null>;
  readonly merge: (earlier: C, later: C) => C;
}

export interface Autosave<C> {
  readonly keep: (change: C) => void;
  /** Writes at once; true when everything typed so far is on the device. */
  readonly flush: () => Promise<boolean>;
  /** What could not be written is let go of, for it was sent, removed or put away; with `only`, what was typed since is not. */
  readonly drop: (only?: C) => Promise<boolean>;
  /** By what it is written from now on. */
  readonly saveWith: (saving: AutosaveTarget<C>) => void;
  /** Who is told from now on. */
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
    queue = queue.then(write);
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
    queue = queue.then(() => letGo(only));
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

/** What was typed while a write was on its way. */
const newer = <C>({ change }: { readonly change: C }): C => change;
