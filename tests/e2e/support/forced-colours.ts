/** Under forced colours backgrounds disappear, so information by colour alone is lost. */
import type { Page } from 'playwright-core';

/** Shapes without text on the page that are invisible under forced colours. */
export async function lostShapes(page: Page): Promise<string[]> {
  await page.evaluate(markDrawn);
  await page.emulateMedia({ forcedColors: 'active' });
  const lost = await page.evaluate(findLost);
  await page.emulateMedia({ forcedColors: 'none' });
  return [...new Set(lost)];
}

/** In the page: elements without text whose colour differs from their surroundings. */
function markDrawn(): void {
  const ground = (each: Element | null): string => {
    const own = each ? getComputedStyle(each).backgroundColor : 'white';
    return own === 'rgba(0, 0, 0, 0)' ? ground(each?.parentElement ?? null) : own;
  };
  const bare = [...document.querySelectorAll('main :not(input, textarea, img, canvas, svg, svg *)')].filter(
    (each) => each.childElementCount === 0 && each.textContent === '' && each.checkVisibility(),
  );
  for (const each of bare) {
    const { width, height } = each.getBoundingClientRect();
    const isDrawn = ground(each) !== ground(each.parentElement);
    if (isDrawn && width >= 3 && height >= 3) each.setAttribute('data-drawn', '');
  }
}

/** In the page: neither an edge, nor a colour of its own that the system leaves alone. */
function findLost(): string[] {
  const drawn = [...document.querySelectorAll('[data-drawn]')];
  const lost = drawn.filter((each) => {
    const style = getComputedStyle(each);
    const edges = [
      style.borderTopWidth,
      style.borderRightWidth,
      style.borderBottomWidth,
      style.borderLeftWidth,
    ];
    const hasEdge = edges.some((width) => Number.parseFloat(width) > 0);
    const isPlain = style.backgroundColor === getComputedStyle(document.body).backgroundColor;
    return style.forcedColorAdjust !== 'none' && !hasEdge && isPlain;
  });
  for (const each of drawn) each.removeAttribute('data-drawn');
  return lost.map((each) => `${each.tagName}.${each.className}`);
}
