/**
 * A removed or hidden control loses the focus to the body, where a keyboard starts again at the top. The focus
 * then moves to the part of the page that held the control.
 */

const PART = 'section, form, dialog[open], [role="tabpanel"], main';
const NOTICES = '.toasts';

/** Elements from the focused one up to the page: a removed element no longer knows its parents. */
type Path = readonly HTMLElement[];

const pathOf = (element: HTMLElement): Path => {
  const parent = element.parentElement;
  return parent ? [element, ...pathOf(parent)] : [element];
};

const isShown = (element: HTMLElement): boolean =>
  element.isConnected && (typeof element.checkVisibility !== 'function' || element.checkVisibility());

/** Returns a function that ends the watch. */
export function keepFocus(page: Document = document): () => void {
  let last: Path = [];
  /** The last one outside the notices, to which a pressed notice returns. */
  let before: Path = [];
  let waiting = 0;

  const focused = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    last = pathOf(target);
    if (!target.closest(NOTICES)) before = last;
  };

  /** The user pressed a place that takes no focus: it stays there, also when the control is removed later. */
  const left = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null || !(target instanceof HTMLElement)) return;
    requestAnimationFrame(() => {
      if (page.activeElement === page.body && last[0] === target && isShown(target)) last = [];
    });
  };

  const restore = () => {
    waiting = 0;
    const [control] = last;
    if (page.activeElement !== page.body || !control || isShown(control)) return;
    const path = last.some((each) => each.matches(NOTICES)) ? before : last;
    const [origin] = path;
    if (origin && isShown(origin)) {
      origin.focus({ preventScroll: true });
    } else {
      const part = path.find((each) => each.matches(PART) && isShown(each)) ?? titleOf(page);
      if (part) focusPlace(part);
    }
  };

  const changed = () => {
    const [control] = last;
    if (waiting !== 0 || page.activeElement !== page.body || !control) return;
    waiting = requestAnimationFrame(restore); // after the effects of the screen, which may focus a place of their own
  };

  const observer = new MutationObserver(changed);
  observer.observe(page.body, { childList: true, subtree: true });
  page.addEventListener('focusin', focused);
  page.addEventListener('focusout', left);
  page.addEventListener('close', changed, true); // a closed dialog is hidden, not removed
  return () => {
    cancelAnimationFrame(waiting);
    observer.disconnect();
    page.removeEventListener('focusin', focused);
    page.removeEventListener('focusout', left);
    page.removeEventListener('close', changed, true);
  };
}

const titleOf = (page: Document): HTMLElement | null => page.querySelector<HTMLElement>('main h1, main');

/** Focuses a place that is no control, so that it is read with its role. It becomes no stop of the Tab key. */
export function focusPlace(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}
