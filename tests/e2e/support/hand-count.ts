/** Counts the presses and the typed fields of a page, as its own listeners see them. */
import type { BrowserContext, Page } from 'playwright-core';

export interface HandCount {
  readonly taps: readonly string[];
  readonly typed: readonly string[];
}

const KEPT = 'hand-count';

/** Runs in the page. A press on a text field is counted with the field; a choice in a native list is one press. */
function listen(kept: string): void {
  const CONTROL = 'a, button, summary, label, select, input, textarea, [role=option], [role=tab]';
  const TEXT = 'textarea, input:not([type=radio], [type=checkbox], [type=file])';
  const add = (list: 'taps' | 'typed', control: Element): void => {
    const count: HandCount = JSON.parse(sessionStorage.getItem(kept) ?? '{"taps":[],"typed":[]}');
    const words = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40);
    const name = list === 'typed' || control.matches('select') || words === '' ? control.id : words;
    if (list === 'typed' && count.typed.includes(name)) return;
    sessionStorage.setItem(kept, JSON.stringify({ ...count, [list]: [...count[list], name] }));
  };
  const controlOf = ({ target }: Event): Element | null =>
    target instanceof Element ? target.closest(CONTROL) : null;
  const onPress = (event: Event): void => {
    const control = controlOf(event);
    if (control && !control.matches(`select, ${TEXT}`)) add('taps', control);
  };
  const onChange = (event: Event): void => {
    const control = controlOf(event);
    if (control?.matches('select')) add('taps', control);
  };
  const onInput = (event: Event): void => {
    const control = controlOf(event);
    if (control?.matches(TEXT)) add('typed', control);
  };
  addEventListener('pointerdown', onPress, true);
  addEventListener('change', onChange, true);
  addEventListener('input', onInput, true);
}

export const countHands = (context: BrowserContext): Promise<unknown> => context.addInitScript(listen, KEPT);

export const startCount = (page: Page): Promise<void> =>
  page.evaluate((kept) => sessionStorage.removeItem(kept), KEPT);

export async function handCount(page: Page): Promise<HandCount> {
  const count = await page.evaluate((kept) => sessionStorage.getItem(kept), KEPT);
  return count === null ? { taps: [], typed: [] } : JSON.parse(count);
}
