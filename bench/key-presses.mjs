/** What a key press costs a page at a quarter of the speed, and when what it asks for is drawn. */
import { setTimeout as rest } from 'node:timers/promises';

/** @import { CDPSession, Page } from 'playwright-core' */

export const SLOWER = 4;
/** Longer than an answer takes: each key press is measured alone. */
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
      until.push(
        await page.evaluate(() => Reflect.get(globalThis, 'painted') - Reflect.get(globalThis, 'pressed')),
      );
    }
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { work, until };
}

/** In the page: when a key came, and when the last change of the rows in sight after it was drawn. */
function watch() {
  const seen = globalThis;
  document.addEventListener(
    'beforeinput',
    (event) => Object.assign(seen, { pressed: event.timeStamp, painted: event.timeStamp }),
    true,
  );
  const drawn = () =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel(); // comes after the frame
      port1.addEventListener('message', () => Object.assign(seen, { painted: performance.now() }));
      port1.start();
      port2.postMessage(null);
    });
  document.addEventListener('input', drawn);
  // four rows fill the screen below the box: those after them come when the hand rests, and are not waited for
  const inSight = 'li:nth-child(-n + 4)';
  /** @type {(node: Node | null) => Element | null} */
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- this function is sent to the page whole
  const elementOf = (node) => (node instanceof Element ? node : (node?.parentElement ?? null));
  new MutationObserver((changes) => {
    const seenChange = changes.some(({ target, addedNodes }) => {
      if (elementOf(target)?.closest('[role=listbox]')) return true;
      const where = elementOf(target)?.closest('li, ul, output');
      if (!where?.matches('ul')) return where?.matches(`output, ${inSight}`);
      return [...addedNodes].some((node) => elementOf(node)?.matches(inSight)) || where.children.length < 4;
    });
    if (seenChange) drawn();
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
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
