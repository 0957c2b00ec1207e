/**
 * Snapshot of the dashboard for the next start: `public/start.js` renders it before any app code runs.
 * Renewed whenever its data changes and when the app is hidden.
 */
import { dayInIndia } from '#kernel/calendar-date.ts';
import type { Db } from '#data/store/db.ts';
import { type SeenDrawing, type DrawnNode, saveScreenSnapshot } from '#data/store/screen-cache.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { useSession } from '#app/session/session.ts';
import { whenIdle } from '#ui/when-idle.ts';

/** Between two snapshots: the parts of a screen arrive one after another. */
const APART_MS = 2_000;

let isScheduled = false;
let storedAt = -Infinity;

/** Runs once when the page is idle, for all changes until then. */
export function scheduleSnapshot(db: Db): void {
  if (isScheduled) return;
  isScheduled = true;
  const left = Math.max(0, storedAt + APART_MS - performance.now());
  setTimeout(() => void whenIdle().then(() => storeNow(db)), left);
}

async function storeNow(db: Db): Promise<void> {
  isScheduled = false;
  storedAt = performance.now();
  await storeSnapshot(db);
}

async function storeSnapshot(db: Db): Promise<void> {
  const place = document.getElementById('root');
  if (!place || !isWhole(place)) return;
  try {
    await saveScreenSnapshot(db, () => serializeScreen(place));
  } catch (error) {
    backgroundFailed(error); // the previous snapshot remains
  }
}

// registered with the first load of this module, because there is no snapshot before
document.addEventListener('visibilitychange', () => {
  const session = useSession.getState();
  if (document.visibilityState === 'hidden' && session.status === 'in') void storeSnapshot(session.db);
});

/** Whether only the complete dashboard is visible. */
function isWhole(place: HTMLElement): boolean {
  const { pathname, search } = window.location;
  const rows = place.querySelector('.board .list:not(.skeleton), .board .empty');
  const open = document.querySelector('dialog[open], [aria-expanded="true"]');
  return pathname === '/dashboard' && search === '' && rows !== null && open === null;
}

/** Null unless only the complete dashboard is visible. */
export function serializeScreen(place: HTMLElement): SeenDrawing | null {
  if (!isWhole(place)) return null;
  const frame = [...place.children].filter((child) => child.matches('.skip, .shell'));
  return {
    screen: document.querySelector<HTMLElement>('[data-first-screen]')?.dataset['firstScreen'] ?? '',
    width: window.innerWidth,
    language: document.documentElement.lang,
    day: dayInIndia(new Date()),
    nodes: JSON.stringify(frame.map(nodeOf)),
  };
}

function nodeOf(element: Element): DrawnNode {
  const attributes = Object.fromEntries(
    [...element.attributes]
      .filter(({ value }) => !value.startsWith('blob:')) // blob URLs end with this page
      .map(({ name, value }) => [name, value]),
  );
  // links work without the app; other controls are inert until it loads
  if (element.matches('button, input, select')) attributes['inert'] = '';
  // a part that loads later has its height at once (`parts/screen/kept-place.tsx`)
  const { kept } = element instanceof HTMLElement ? element.dataset : {};
  if (kept !== undefined) attributes['style'] = `min-height: ${kept}px`;
  return [element.localName, attributes, ...firstRenderChildren(element)];
}

/** Content of the first render. Parts that load later are reduced to their heading and placeholders. */
function firstRenderChildren(element: Element): DrawnNode[] {
  if (element.matches('.strips')) return [];
  const { later } = element instanceof HTMLElement ? element.dataset : {};
  if (later === undefined) return [...element.childNodes].flatMap(nodesOf);
  const title = element.querySelector('.ledger-head h2');
  const head: DrawnNode[] = title ? [['div', { class: 'ledger-head' }, nodeOf(title)]] : [];
  return [...head, skeleton(Number(later))];
}

const nodesOf = (node: ChildNode): DrawnNode[] =>
  node instanceof Element ? [nodeOf(node)] : node instanceof Text ? [node.data] : [];

/** Same markup as `ui/feedback/skeleton.tsx`; a test compares them. */
const skeleton = (rows: number): DrawnNode => [
  'ul',
  { class: 'list bleed skeleton', 'aria-hidden': 'true' },
  ...Array.from({ length: rows }, (): DrawnNode => ['li', {}, ['span', {}], ['span', {}], ['span', {}]]),
];
