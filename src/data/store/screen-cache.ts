/**
 * Caches the last state of a screen for a fast next start or visit, read first by `public/start.js` and deleted at
 * logout. Never a source of truth.
 */
import type { StoredUser } from '#contract/account/user.ts';
import type { Db } from './db.ts';
import { type SeenName, setCache } from './cache.ts';

/** Cached screens of the signed-in user, read by the start script. */
export interface LastSeen {
  readonly database: string;
  readonly user: StoredUser;
  readonly token: string | null;
  readonly seen: Readonly<Record<string, unknown>>;
}

/** Identifies this build. Another build's cache may have another shape and is ignored. */
const BUILD = import.meta.url;

const cachedTexts = new WeakMap<Db, Map<string, string>>();
const found = new WeakMap<Db, LastSeen['seen']>();

export function primeScreenCache(db: Db, { seen }: LastSeen): void {
  found.set(db, seen);
}

/** The value cached by this build; undefined if there is none. */
export function cachedScreen(db: Db, name: SeenName): unknown {
  const row = found.get(db)?.[name];
  const ours = typeof row === 'object' && row !== null && 'build' in row && row.build === BUILD;
  return ours && 'value' in row ? row.value : undefined;
}

let changed: (db: Db) => void = () => undefined;

/** Calls back after a changed screen was cached. */
export function onScreenCached(listener: (db: Db) => void): void {
  changed = listener;
}

/** Writes only changes, also against the last start. A closed database keeps its last value. */
export async function saveScreenCache(db: Db, name: SeenName, value: unknown): Promise<void> {
  const text = JSON.stringify(value);
  const known = cachedTexts.get(db) ?? new Map<string, string>();
  const last = known.get(name) ?? JSON.stringify(cachedScreen(db, name));
  if (!db.isOpen()) return;
  if (last === text) {
    const isFirst = !known.has(name);
    cachedTexts.set(db, known.set(name, text));
    if (isFirst && !hasCurrentSnapshot(db)) changed(db); // the last start ended before its snapshot
    return;
  }
  cachedTexts.set(db, known.set(name, text));
  found.set(db, { ...found.get(db), [name]: { build: BUILD, value } }); // the next visit to the screen shows it at once
  await setCache(db, name, { build: BUILD, value });
  changed(db);
}

/** Whether the next start may show the snapshot, as `public/start.js` decides it. */
function hasCurrentSnapshot(db: Db): boolean {
  const seen = Object.entries(found.get(db) ?? {}).filter(([name]) => name.startsWith('seen:'));
  const data = seen.filter(([name]) => name !== DRAWING);
  return Object(cachedScreen(db, DRAWING)).of === JSON.stringify(data);
}

/**
 * Stores the DOM snapshot of a screen with the data that it shows. `public/start.js` renders it while these data
 * are the current ones.
 */
export async function saveScreenSnapshot(db: Db, drawing: () => SeenDrawing | null): Promise<void> {
  if (!db.isOpen()) return;
  const names = await db.cache.where('k').between('seen:', 'seen;').primaryKeys();
  const rows = await db.cache.bulkGet(names.filter((name) => name !== DRAWING));
  const drawn = drawing(); // taken after the read, so it is never older than the rows next to it
  if (drawn === null) return;
  const of = JSON.stringify(rows.flatMap((row) => (row ? [[row.k, row.v]] : [])));
  const value: KeptDrawing = { ...drawn, of };
  if (isSame(cachedScreen(db, DRAWING), value)) return;
  const row = { k: DRAWING, v: { build: BUILD, value } } as const;
  const boxes = await db.sealAhead(new Map([['cache', [row]]])); // some tens of KB: the page's own cipher is slow
  await db.withBoxes(boxes, async () => db.cache.put(row));
  found.set(db, { ...found.get(db), [DRAWING]: row.v });
}

/** `of` is JSON of the data that it shows. */
interface KeptDrawing extends SeenDrawing {
  readonly of: string;
}

function isSame(before: unknown, now: KeptDrawing): boolean {
  return JSON.stringify(before) === JSON.stringify(now);
}

const DRAWING = 'seen:drawing';

/** An element: its name, attributes and children. */
export type DrawnNode =
  | string
  | readonly [name: string, attributes: Readonly<Record<string, string>>, ...DrawnNode[]];

export interface SeenDrawing {
  /** File of the first screen in the page. Another build renders something else. */
  readonly screen: string;
  /** Viewport width at that time. The snapshot is not used at another width or in another language. */
  readonly width: number;
  readonly language: string;
  /** Date in India. Values that count from today are omitted on another day. */
  readonly day: string;
  /** JSON of the nodes in the root. */
  readonly nodes: string;
}

export async function clearScreenCache(db: Db): Promise<void> {
  await db.cache.where('k').startsWith('seen:').delete();
}
