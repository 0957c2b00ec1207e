/** Cost of a keystroke at a quarter of the speed, and the time until its results render. */
import { setTimeout as rest } from 'node:timers/promises';

/** @import { CDPSession, Page } from 'playwright-core' */

export const SLOWER = 4;
/** Longer than a response, so that keystrokes are measured separately. */
const BETWEEN = 250;

/**
 * @param {Page} page
 * @param {string} box
 * @param {readonly string[]} texts
 */
export async function typing(page, box, texts) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.evaluate(watch);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  /** @type {number[]} */
  const work = [];
  /** @type {number[]} */
  const until = [];
  await page.locator(box).focus();
  for (const text of texts) {
    await page.locator(box).fill('');
    await rest(BETWEEN);
    for (const letter of text) {
      const before = await busy(cdp);
      await page.keyboard.insertText(letter);
      await rest(BETWEEN);
      work.push((await busy(cdp)) - before);
      until.push(await page.evaluate(() => Reflect.get(globalThis, 'untilDrawn')()));
    }
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { work, until };
}

/**
 * In the page: time of a key, and of the last visible change after it. Rows below the window render later and
 * do not count.
 */
function watch() {
  let pressed = 0;
  /** Last render of each row after the key; null is the input and everything else. */
  /** @type {Map<Element | null, number>} */
  const drawnAt = new Map();
  document.addEventListener(
    'beforeinput',
    (event) => {
      pressed = event.timeStamp;
      drawnAt.clear();
    },
    true,
  );
  /** @type {(rows: Iterable<Element | null>) => void} */
  const drawn = (rows) =>
    void requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel(); // runs after the frame
      port1.addEventListener('message', () => {
        for (const row of rows) drawnAt.set(row, performance.now());
      });
      port1.start();
      port2.postMessage(null);
    });
  document.addEventListener('input', () => drawn([null]));
  /** @type {(node: Node | null) => Element | null} */
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the function is serialised into the page
  const elementOf = (node) => (node instanceof Element ? node : (node?.parentElement ?? null));
  /** @type {(change: MutationRecord) => (Element | null)[]} */
  const rowsOf = ({ target, addedNodes, removedNodes }) => {
    const where = elementOf(target)?.closest('li, ul, output, [role=listbox]');
    if (!where) return [];
    if (!where.matches('ul')) return [where.matches('li') ? where : null];
    const made = [...addedNodes].map(elementOf);
    return removedNodes.length > 0 ? [...made, where.lastElementChild ?? where] : made;
  };
  new MutationObserver((changes) => {
    const rows = new Set(changes.flatMap(rowsOf));
    if (rows.size > 0) drawn(rows);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  const untilDrawn = () => {
    const under = document.querySelector('.bottombar')?.getBoundingClientRect().top ?? innerHeight;
    const inSight = [...drawnAt].filter(
      ([row]) => !row?.isConnected || row.getBoundingClientRect().top < under,
    );
    return Math.max(pressed, ...inSight.map(([, when]) => when)) - pressed;
  };
  Object.assign(globalThis, { untilDrawn });
}

/** @type {(cdp: CDPSession) => Promise<number>} */
async function busy(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** @type {(values: readonly number[], share: number) => number} */
export function at(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** @typedef {{ work: number[], until: number[] }} Taken */
/** @type {(name: string, taken: Taken, base: Taken) => void} */
export function report(name, { work, until }, base) {
  const shares = /** @type {const} */ ([0.5, 0.95]);
  const [half, most] = shares.map((share) => at(work, share).toFixed(1));
  const [soon, late] = shares.map((share) => at(until, share).toFixed(0));
  const ratio = (at(work, 0.5) / at(base.work, 0.5)).toFixed(1);
  process.stdout.write(
    `${name}: main thread ${half} ms a key press (95%: ${most}), ${ratio} times a bare input; results drawn after ${soon} ms (95%: ${late}); ${work.length} key presses at ${SLOWER}x\n`,
  );
}
