/**
 * The dashboard as it looks, kept for the next start: `public/start.js` draws it from the database before React, Dexie
 * or anything else has run, and the app takes its place. Taken anew whenever what it shows was kept anew, and when the
 * app goes out of sight.
 */
import { dayInIndia } from '#kernel/calendar-date.ts';
import type { Db } from '#data/store/db.ts';
import { type SeenDrawing, type DrawnNode, saveScreenSnapshot } from '#data/store/screen-cache.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { useSession } from '#app/session/session.ts';
import { whenIdle } from '#ui/when-idle.ts';

let waiting = false;

/** When the page has nothing better to do; once for all that was kept meanwhile. */
export function scheduleSnapshot(db: Db): void {
  if (waiting) return;
  waiting = true;
  void whenIdle().then(() => {
    waiting = false;
    return keep(db);
  });
}

async function keep(db: Db): Promise<void> {
  const place = document.getElementById('root');
  if (!place || !isWhole(place)) return;
  try {
    await saveScreenSnapshot(db, () => serializeScreen(place));
  } catch (error) {
    backgroundFailed(error); // what was kept last stays
  }
}

// from the first time on, since nothing of it is here before
document.addEventListener('visibilitychange', () => {
  const session = useSession.getState();
  if (document.visibilityState === 'hidden' && session.status === 'in') void keep(session.db);
});

/** Whether the whole dashboard is to be seen, and nothing else. */
function isWhole(place: HTMLElement): boolean {
  const { pathname, search } = window.location;
  const rows = place.querySelector('.board .list:not(.skeleton), .board .empty');
  const open = document.querySelector('dialog[open], [aria-expanded="true"]');
  return pathname === '/dashboard' && search === '' && rows !== null && open === null;
}

/** Null where something else is to be seen than the whole dashboard. */
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
      .filter(({ value }) => !value.startsWith('blob:')) // gone with this page
      .map(({ name, value }) => [name, value]),
  );
  // a link leads on by itself; what needs the app waits for it, and says so to the pointer
  if (element.matches('button, input, select')) attributes['inert'] = '';
  return [element.localName, attributes, ...within(element)];
}

/** What a first drawing has in this place: what is fetched after it stands as its head and still bars. */
function within(element: Element): DrawnNode[] {
  if (element.matches('.strips')) return [];
  const { later } = element instanceof HTMLElement ? element.dataset : {};
  if (later === undefined) return [...element.childNodes].flatMap(nodesOf);
  const title = element.querySelector('.ledger-head h2');
  const head: DrawnNode[] = title ? [['div', { class: 'ledger-head' }, nodeOf(title)]] : [];
  return [...head, skeleton(Number(later))];
}

const nodesOf = (node: ChildNode): DrawnNode[] =>
  node instanceof Element ? [nodeOf(node)] : node instanceof Text ? [node.data] : [];

/** As `ui/skeleton.tsx` has it; a test compares. */
const skeleton = (rows: number): DrawnNode => [
  'ul',
  { class: 'list bleed skeleton', 'aria-hidden': 'true' },
  ...Array.from({ length: rows }, (): DrawnNode => ['li', {}, ['span', {}], ['span', {}], ['span', {}]]),
];
