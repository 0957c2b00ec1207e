// @vitest-environment jsdom
/** Screens load before they are pressed, and only from the device. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchScreensAhead } from '../../src/app/navigation/fetch-ahead.ts';
import { SCREENS } from '../../src/app/navigation/route-table.tsx';
import { useWorker } from '../../src/app/worker/app-worker.ts';

let fetched: string[] = [];
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  fetched = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act));
  for (const { component, path } of SCREENS) {
    const fetch = vi.spyOn(component, 'fetch');
    fetch.mockImplementation(() => {
      fetched.push(path);
      return path === '/calculator' ? Promise.reject(new Error('gone')) : Promise.resolve(() => null);
    });
  }
});

afterEach(() => {
  stop();
  useWorker.setState({ ready: false });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const installed = () => useWorker.setState({ ready: true });
const rest = () => vi.advanceTimersByTimeAsync(50);

const eventually = (check: () => void): Promise<void> =>
  vi.waitFor(async () => {
    await rest();
    check();
  });

it('loads nothing before everything is installed', async () => {
  stop = fetchScreensAhead('lawyer', 0);
  await rest();
  expect(fetched).toEqual([]);
});

it('loads the screens of the role, those of the menu first, and goes on after a failure', async () => {
  stop = fetchScreensAhead('lawyer', 0);
  installed();
  await eventually(() => expect(fetched).toContain('/sync'));
  expect(fetched.slice(0, 2)).toEqual(['/dashboard', '/calculator']);
  expect(fetched.indexOf('/settings')).toBeLessThan(fetched.indexOf('/case/:id'));
  expect(fetched.filter((path) => /^\/(?:operator|judge)/.test(path))).toEqual([]);
});

it('waits until the page is quiet after a key', async () => {
  stop = fetchScreensAhead('lawyer', 200);
  installed();
  for (let keys = 0; keys < 6; keys += 1) {
    await rest();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  }
  expect(fetched).toEqual([]);
  await eventually(() => expect(fetched).toContain('/dashboard'));
});

it('stops when the user leaves', async () => {
  fetchScreensAhead('lawyer', 0)();
  installed();
  await rest();
  expect(fetched).toEqual([]);
});

it('loads only the pointed link on a phone with little memory', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { deviceMemory: 0.5 }));
  document.body.innerHTML =
    '<a href="/case/7"><b>File</b></a><a href="https://example.in/hearings">Court</a>';
  stop = fetchScreensAhead('lawyer', 0);
  const [own, other] = document.querySelectorAll('a');
  own?.firstElementChild?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  installed();
  await rest();
  expect(fetched).toEqual([]); // it was not installed yet
  own?.firstElementChild?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  other?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await eventually(() => expect(fetched).toEqual(['/case/:id']));
  own?.focus();
  await eventually(() => expect(fetched).toHaveLength(2));
});
