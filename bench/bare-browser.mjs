/**
 * A browser without developer tools. With Playwright's network panel, Chromium parses the stack's code again
 * at each request: 55 of the 78 ms of the entry at a quarter of the speed. Controlled over a pipe.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { LAUNCH } from './launch.mjs';

const FLAGS = ['--headless=new', '--no-first-run', '--remote-debugging-pipe'];

/** @typedef {{ ask: (method: string, params?: object) => Promise<any>, close: () => Promise<void> }} BarePage */

/** @type {(profile: string, atStart: string) => Promise<BarePage>} `atStart` runs in the page before its own code. */
export async function openBarePage(profile, atStart) {
  const args = [...LAUNCH.args, ...FLAGS, `--user-data-dir=${profile}`, 'about:blank'];
  const browser = spawn(LAUNCH.executablePath, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [, , , requests, answers] = browser.stdio;
  if (!requests || !('write' in requests) || !answers) throw new Error('the browser has no pipe');
  /** @type {Map<number, { resolve: (result: any) => void, reject: (error: Error) => void }>} */
  const waiting = new Map();
  let rest = '';
  answers.on('data', (data) => {
    const messages = (rest + data).split('\0');
    rest = messages.pop() ?? '';
    for (const { id, result, error } of messages.map((message) => JSON.parse(message))) {
      if (error) waiting.get(id)?.reject(new Error(error.message));
      else waiting.get(id)?.resolve(result);
      waiting.delete(id);
    }
  });
  let asked = 0;
  /** @type {(method: string, params?: object, sessionId?: string) => Promise<any>} */
  const send = (method, params = {}, sessionId) => {
    asked += 1;
    const id = asked;
    requests.write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`);
    return new Promise((resolve, reject) => void waiting.set(id, { resolve, reject }));
  };
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const ask = (/** @type {string} */ method, /** @type {object} */ params = {}) =>
    send(method, params, sessionId);
  await ask('Page.enable');
  await ask('Page.addScriptToEvaluateOnNewDocument', { source: atStart });
  await ask('Emulation.setDeviceMetricsOverride', {
    ...LAUNCH.viewport,
    deviceScaleFactor: 1,
    mobile: false,
  });
  await ask('Emulation.setCPUThrottlingRate', { rate: 4 });
  const close = async () => {
    const ended = once(browser, 'exit');
    send('Browser.close').catch(() => undefined);
    await ended;
  };
  return { ask, close };
}

/**
 * Value of an expression in the page, once it is defined.
 * @type {(page: BarePage, expression: string) => Promise<any>}
 */
export async function toldBy(page, expression) {
  for (;;) {
    const { result } = await page.ask('Runtime.evaluate', { expression, returnByValue: true });
    if (result.value !== undefined && result.value !== null) return result.value;
    await new Promise((resolve) => void setTimeout(resolve, 250));
  }
}
