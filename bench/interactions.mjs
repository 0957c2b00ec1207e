/**
 * Presses with 10,000 cases at a quarter of the speed: `node bench/interactions.mjs`. For each of the most used
 * screens: time from the press on its link to the first frame, to its drawn content, and the longest task; then
 * the slowest answers of its own controls. The baseline is a link that changes one line of a bare page.
 */
import { setTimeout as rest } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { buildApp, buildServer } from '../scripts/build-stale.mjs';
import { CASES, fillDevice, signIn } from './full-device.mjs';
import { at, SLOWER } from './key-presses.mjs';
import { LAUNCH } from './launch.mjs';
import { startProduct } from './product-server.mjs';

/** @import { Locator, Page } from 'playwright-core' */
/** @typedef {{ name: string, link: string, from?: string, content: string }} Place */
/** @typedef {{ frame: number, drawn: number, longest: number }} Press */
/** @typedef {{ delay: number, control: string }} Answer */

const LIMIT = 100;
const ROUNDS = 3;
/** Presses of one kind of control on one screen. */
const EACH = 3;
/** Shown at the end, slowest first. */
const SLOWEST = 12;

/** @type {readonly Place[]} */
const PLACES = [
  { name: 'dashboard', link: '.side a[href="/dashboard"]', content: '#root main li.item' },
  { name: 'tracker', link: '.side a[href="/status-tracking"]', content: 'main li.item' },
  { name: 'diary', link: '.side a[href="/case-diary"]', content: 'main li.item' },
  { name: 'hearings', link: '.side a[href="/hearings"]', content: 'main .month, main li.item' },
  { name: 'calculator', link: '.side a[href="/calculator"]', content: 'main form input' },
  { name: 'application form', link: '.side a[href="/application"]', content: 'main form input' },
  { name: 'risk', link: '.side a[href="/risk-assessment"]', content: 'main form input' },
  { name: 'which bail', link: '.side a[href="/which-bail"]', content: 'main input, main select' },
  { name: 'legal database', link: '.side a[href="/legal-database"]', content: 'main input[type=search]' },
  { name: 'chat', link: '.side a[href="/chatbot"]', content: 'main textarea' },
  { name: 'settings', link: '.side a[href="/settings"]', content: 'main h2' },
  { name: 'application', from: '/dashboard', link: 'main li.item a', content: 'main h2' },
  { name: 'case', from: '/hearings', link: 'main a[href^="/case/"]', content: 'main h2' },
];

/** Controls that a person presses on a screen, and the press. */
const CONTROLS = [
  { kind: 'tab', selector: 'main [role=tab]' },
  { kind: 'summary', selector: 'main summary' },
  { kind: 'choice', selector: 'main label:has(input[type=radio]), main label:has(input[type=checkbox])' },
  { kind: 'menu', selector: 'main button[aria-haspopup], main button[aria-expanded]' },
];

const QUICK = { timeout: 1_000, noWaitAfter: true };

buildApp();
buildServer();
const { url, stop } = await startProduct();
const browser = await chromium.launch(LAUNCH);
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en-IN' });
  await page.addInitScript(watch);
  const bare = await bareLink(page);
  await signIn(page, url);
  await fillDevice(page);
  say(`${CASES} cases, ${SLOWER} times slower; limit ${LIMIT} ms from the press to the drawn screen`);
  say(`bare link: drawn after ${bare.toFixed(0)} ms`);
  /** @type {Answer[]} */
  const answers = [];
  for (const place of PLACES) {
    await opening(page, place, bare);
    answers.push(...(await pressing(page, place.name)));
  }
  say('slowest answers of controls, from the press to the next frame:');
  for (const { delay, control } of answers.toSorted((a, b) => b.delay - a.delay).slice(0, SLOWEST))
    say(`  ${delay.toFixed(0).padStart(5)} ms  ${control}`);
} finally {
  await browser.close();
  await stop();
}

/** @type {(text: string) => void} */
function say(text) {
  process.stdout.write(`${text}\n`);
}

/** @type {(page: Page, act: () => Promise<void>) => Promise<void>} */
async function slowly(page, act) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await act();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await cdp.detach();
}

/**
 * A link of a bare page that replaces one line.
 * @type {(page: Page) => Promise<number>}
 */
async function bareLink(page) {
  await page.setContent('<!doctype html><main><a id="go" href="#x">go</a><p id="out"></p></main>');
  await page.evaluate(watch);
  await page.evaluate(() =>
    document.querySelector('#go')?.addEventListener('click', (event) => {
      event.preventDefault();
      document
        .querySelector('#out')
        ?.replaceChildren(Object.assign(document.createElement('b'), { textContent: 'x' }));
    }),
  );
  /** @type {number[]} */
  const drawn = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    await page.evaluate(() => document.querySelector('#out')?.replaceChildren());
    drawn.push((await press(page, page.locator('#go'), '#out b')).drawn);
  }
  return at(drawn, 0.5);
}

/** @type {(page: Page, place: Place, bare: number) => Promise<void>} */
async function opening(page, { name, link, from = '/notifications', content }, bare) {
  /** @type {Press[]} */
  const presses = [];
  for (let n = 0; n <= ROUNDS; n += 1) {
    await page.goto(`${url}${from}`);
    const target = page.locator(`#root > .shell ${link}`).first(); // a link of the stored page loads the app again
    await target.waitFor();
    await rest(2_500); // background work after a start
    presses.push(await press(page, target, content));
  }
  const [, ...warm] = presses; // the first one compiles the code of the screen
  const drawn = at(
    warm.map((each) => each.drawn),
    0.5,
  );
  const frame = at(
    warm.map((each) => each.frame),
    0.5,
  );
  const longest = Math.max(...warm.map((each) => each.longest));
  say(
    `${name.padEnd(18)} first frame ${frame.toFixed(0).padStart(4)} ms, drawn ${drawn.toFixed(0).padStart(5)} ms (${(drawn / bare).toFixed(1)} times bare), longest task ${longest.toFixed(0)} ms`,
  );
}

/** @type {(page: Page, target: Locator, content: string) => Promise<Press>} */
async function press(page, target, content) {
  /** @type {Press} */
  let result = { frame: NaN, drawn: NaN, longest: NaN };
  await slowly(page, async () => {
    await page.evaluate((selector) => Reflect.get(globalThis, 'awaitContent')(selector), content);
    await target.click({ noWaitAfter: true });
    result = await page.evaluate(() => Reflect.get(globalThis, 'pressed')());
  });
  return result;
}

/**
 * Presses the first controls of each kind on the open screen, and types one letter into its first boxes.
 * @type {(page: Page, screen: string) => Promise<Answer[]>}
 */
async function pressing(page, screen) {
  /** @type {Answer[]} */
  const answers = [];
  await slowly(page, async () => {
    for (const { kind, selector } of CONTROLS)
      answers.push(
        ...(await eachOf(page.locator(selector), `${screen}, ${kind}`, (control) => control.click(QUICK))),
      );
    const boxes = page.locator('main input[type=text], main input[type=search], main textarea');
    answers.push(...(await eachOf(boxes, `${screen}, letter`, (box) => box.press('a', QUICK))));
  });
  return answers;
}

/** @type {(controls: Locator, what: string, act: (control: Locator) => Promise<void>) => Promise<Answer[]>} */
async function eachOf(controls, what, act) {
  const page = controls.page();
  /** @type {Answer[]} */
  const answers = [];
  const path = page.url();
  for (let n = 0; n < Math.min(EACH, await controls.count()); n += 1) {
    const control = controls.nth(n);
    if (!(await control.isVisible()) || !(await control.isEnabled())) continue;
    await page.evaluate(() => Reflect.get(globalThis, 'forget')());
    const isPressed = await act(control).then(
      () => true,
      () => false, // covered by what an earlier press has opened
    );
    await rest(400);
    if (isPressed)
      answers.push({
        delay: await page.evaluate(() => Reflect.get(globalThis, 'slowest')()),
        control: `${what} ${n + 1}`,
      });
    if (page.url() !== path) break;
  }
  return answers;
}

/** In the page, before its code: delays of events, long tasks, and the frame that shows the awaited content. */
function watch() {
  /** @type {{ before: Element | null, content: string, from: number, drawn: number, longest: number, slowest: number, frame: number }} */
  const state = { before: null, content: '', from: 0, drawn: 0, longest: 0, slowest: 0, frame: 0 };
  /** @type {(act: () => void) => void} */
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the function is serialised into the page
  const afterFrame = (act) =>
    void requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel(); // runs after the frame
      port1.addEventListener('message', act);
      port1.start();
      port2.postMessage(null);
    });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (startTime + duration >= state.from) state.longest = Math.max(state.longest, duration);
  }).observe({ type: 'longtask' });
  /** @type {PerformanceObserverInit & { durationThreshold: number }} */
  const events = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) state.slowest = Math.max(state.slowest, duration);
  }).observe(events);
  const look = () => {
    const isLeft = state.before?.isConnected !== true; // the screen before may hold such content
    if (isLeft && document.querySelector(state.content)) afterFrame(() => (state.drawn = performance.now()));
    else requestAnimationFrame(look);
  };
  const onClick = (/** @type {Event} */ event) => {
    if (state.content === '') return;
    state.from = event.timeStamp;
    afterFrame(() => (state.frame = performance.now()));
    look();
  };
  document.addEventListener('click', onClick, true);
  Object.assign(globalThis, {
    awaitContent: (/** @type {string} */ content) =>
      void Object.assign(state, {
        before: document.querySelector('main h1'),
        content,
        from: Infinity,
        drawn: 0,
        longest: 0,
        frame: 0,
      }),
    forget: () => void Object.assign(state, { content: '', slowest: 0 }),
    slowest: () => state.slowest,
    pressed: async () => {
      const until = performance.now() + 30_000;
      while (state.drawn === 0) {
        if (performance.now() > until) throw new Error(`${state.content} did not appear in 30 seconds`);
        await new Promise((resolve) => void setTimeout(resolve, 50));
      }
      await new Promise((resolve) => void setTimeout(resolve, 1_500)); // background work after the screen
      const { from, drawn, frame, longest } = state;
      return { frame: frame - from, drawn: drawn - from, longest };
    },
  });
}
