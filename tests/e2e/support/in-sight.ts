/** WCAG 2.4.11: a bar or a notice never covers the focused element completely. */
import type { Page } from 'playwright-core';

const FARTHEST = 200;
/** About a second. */
const LOOKS = 30;

/**
 * Presses Tab or Shift+Tab until every element was focused. Returns the names of covered elements and their
 * number.
 */
export async function unseenOnTheWay(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
): Promise<{ readonly unseen: string[]; readonly stops: number }> {
  const unseen: string[] = [];
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('[data-been]')) each.removeAttribute('data-been');
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  for (let stops = 0; stops < FARTHEST; stops += 1) {
    await page.keyboard.press(key);
    let at = await page.evaluate(lookAtFocus, false);
    if (at === 'been') return { unseen, stops };
    // a part that is still loading may move the page under the focus; a bar hides it also when it is focused again
    for (let looks = 0; at !== null && looks < LOOKS; looks += 1) {
      await page.evaluate(focusAgain);
      at = await page.evaluate(lookAtFocus, true);
    }
    if (at !== null) unseen.push(at);
  }
  throw new Error(`The keyboard does not come to an end after ${FARTHEST} steps.`);
}

/** In the page: the browser scrolls to the focused element as it did at the key. */
function focusAgain(): void {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement || at instanceof SVGElement)) return;
  at.blur();
  at.focus();
}

/** In the page, after scrolling: null if part of the focused element is visible, else its name. */
async function lookAtFocus(again: boolean): Promise<string | null> {
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
  const at = document.activeElement;
  if (!(at instanceof HTMLElement || at instanceof SVGElement) || at === document.body) return null;
  if (at.dataset['been'] !== undefined && !again) return 'been';
  at.dataset['been'] = '';
  const labels = at instanceof HTMLInputElement ? [...(at.labels ?? [])] : [];
  const own = [at, ...labels];
  const places = [0.1, 0.5, 0.9];
  const isSeen = own
    .flatMap((each) => [...each.getClientRects()])
    .some((box) => {
      const [left, right] = [Math.max(box.left, 0), Math.min(box.right, window.innerWidth)];
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, window.innerHeight)];
      const there = places.flatMap((x) =>
        places.map((y) => document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)),
      );
      return right > left && bottom > top && there.some((each) => own.some((mine) => mine.contains(each)));
    });
  const name = (at.getAttribute('aria-label') ?? at.textContent).trim().slice(0, 40);
  return isSeen ? null : `${at.tagName} ${at.id} ${name}`;
}
