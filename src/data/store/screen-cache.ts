/**
 * What a screen showed last, kept in the person's own database so that the next start draws it at once and corrects it
 * in place. Read by `public/start.js` before anything else runs; gone with the log out. Never a source of truth.
 */
import type { StoredUser } from '#contract/user.ts';
import type { Db } from './db.ts';
import { type SeenName, setMeta } from './meta.ts';

/** What the start script found: of the person who is signed in, and of nobody else. */
export interface LastSeen {
  readonly database: string;
  readonly user: StoredUser;
  readonly token: string | null;
  readonly seen: Readonly<Record<string, unknown>>;
}

/** Names this very build: what another has kept may have another shape, and is not shown. */
const BUILD = import.meta.url;

const kept = new WeakMap<Db, Map<string, string>>();
const found = new WeakMap<Db, LastSeen['seen']>();

export function primeScreenCache(db: Db, { seen }: LastSeen): void {
  found.set(db, seen);
}

/** As a screen of this build kept it; undefined where none did. */
export function cachedScreen(db: Db, name: SeenName): unknown {
  const row = found.get(db)?.[name];
  const ours = typeof row === 'object' && row !== null && 'build' in row && row.build === BUILD;
  return ours && 'value' in row ? row.value : undefined;
}

let changed: (db: Db) => void = () => undefined;

/** Calls back after what a screen showed was kept anew. */
export function onScreenCached(listener: (db: Db) => void): void {
  changed = listener;
}

/** Written when it changed; a database that is closed meanwhile keeps what it had. */
export async function saveScreenCache(db: Db, name: SeenName, value: unknown): Promise<void> {
  const text = JSON.stringify(value);
  const known = kept.get(db) ?? new Map<string, string>();
  if (known.get(name) === text || !db.isOpen()) return;
  kept.set(db, known.set(name, text));
  await setMeta(db, name, { build: BUILD, value });
  changed(db);
}

/** What a screen looked like, beside what it showed: `public/start.js` draws it before any other code runs. */
export async function saveScreenSnapshot(db: Db, drawing: () => SeenDrawing | null): Promise<void> {
  if (!db.isOpen()) return;
  await db.transaction('rw', db.meta, async () => {
    const rows = await db.meta.where('k').between('seen:', 'seen;').toArray();
    const drawn = drawing(); // after the reading: never older than what stands beside it
    if (drawn === null) return;
    const of = rows.filter(({ k }) => k !== DRAWING).map(({ k, v }) => [k, v]);
    await setMeta(db, DRAWING, { build: BUILD, value: { ...drawn, of: JSON.stringify(of) } });
  });
}

const DRAWING = 'seen:drawing';

/** An element as its name, its attributes and what stands in it. */
export type DrawnNode =
  | string
  | readonly [name: string, attributes: Readonly<Record<string, string>>, ...DrawnNode[]];

export interface SeenDrawing {
  /** The file of the first screen, as the page names it: another build draws something else. */
  readonly screen: string;
  /** As it was when this was drawn: at another width or in another language a start draws something else. */
  readonly width: number;
  readonly language: string;
  /** In India: what counts from today is left out on another day. */
  readonly day: string;
  /** JSON of the nodes in the root. */
  readonly nodes: string;
}

export async function clearScreenCache(db: Db): Promise<void> {
  await db.meta.where('k').startsWith('seen:').delete();
}
