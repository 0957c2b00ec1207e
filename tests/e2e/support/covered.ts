/** Elements that a notice covers and that cannot be scrolled out from under it. */
import type { Page } from 'playwright-core';

/** Names of buttons and links that the current notices cover, after scrolling each to the middle. */
export const coveredByNotices = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const notices = document.querySelector('.toasts');
    const isCovered = (element: Element): boolean => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      return above !== null && notices !== null && notices.contains(above);
    };
    const acts = [...document.querySelectorAll('button, a[href], input, select, textarea')];
    return acts
      .filter(
        (act) =>
          !notices?.contains(act) && act.checkVisibility({ visibilityProperty: true }) && isCovered(act),
      )
      .map((act) => (act.textContent || act.getAttribute('aria-label') || act.id).trim());
  });
