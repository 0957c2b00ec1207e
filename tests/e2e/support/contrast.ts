/** The contrast of words and edges in the dark theme, and in both where the device is asked for more of it. */
import type { Page } from 'playwright-core';

/** Users who ask for more contrast get WCAG AAA for text. */
const WAYS = [
  { contrast: 'no-preference', colorScheme: 'dark', words: 4.5, edges: 3 },
  { contrast: 'more', colorScheme: 'light', words: 7, edges: 4.5 },
  { contrast: 'more', colorScheme: 'dark', words: 7, edges: 4.5 },
] as const;

/**
 * Elements with too little contrast in the dark scheme; axe checks the light one. Backgrounds are plain colours, so
 * that contrast can be computed.
 */
export async function faintOn(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { contrast, colorScheme, ...least } of WAYS) {
    await page.emulateMedia({ contrast, colorScheme });
    const faint = (await page.evaluate(paintHere)).flatMap((each) => faintOf(each, least));
    found.push(...faint.map((each) => `faint, ${colorScheme}, contrast ${contrast}: ${each}`));
  }
  await page.emulateMedia({ contrast: 'no-preference', colorScheme: 'light' });
  return found;
}

interface Paint {
  readonly called: string;
  /** Null where it holds no words of its own. */
  readonly words: string | null;
  /** Border of controls. */
  readonly edge: string | null;
  /** Its own, then those behind it. */
  readonly grounds: string[];
}

/** In the page: visible and enabled elements. */
function paintHere(): Paint[] {
  const grounds = (each: Element | null): string[] =>
    each ? [getComputedStyle(each).backgroundColor, ...grounds(each.parentElement)] : [];
  const filled = 'input:not([type="file"], [type="checkbox"], [type="radio"]), select, textarea, .btn';
  return [...document.querySelectorAll('body *')]
    .filter(
      (each) =>
        each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        each.closest(':disabled, [aria-disabled="true"]') === null,
    )
    .map((each) => {
      const { color, borderBottomColor, borderBottomWidth } = getComputedStyle(each);
      const holdsWords = [...each.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && /[\p{L}\p{N}]/u.test(node.textContent ?? ''),
      );
      const hasEdge = each.matches(filled) && borderBottomWidth !== '0px';
      const called = `${each.tagName}.${each.getAttribute('class') ?? ''} ${(each.textContent ?? '').trim().slice(0, 30)}`;
      return {
        called,
        words: holdsWords ? color : null,
        edge: hasEdge ? borderBottomColor : null,
        grounds: holdsWords || hasEdge ? grounds(each) : [],
      };
    })
    .filter(({ words, edge }) => words !== null || edge !== null);
}

function faintOf(
  { called, words, edge, grounds }: Paint,
  least: { readonly words: number; readonly edges: number },
): string[] {
  const own = groundOf(grounds);
  const around = groundOf(grounds.slice(1));
  const faint: string[] = [];
  if (words !== null && isDrawn(words) && ratio(over(words, own), own) < least.words) faint.push(called);
  // a filled button is recognised by its background; a quiet one has no border
  if (
    edge !== null &&
    isDrawn(edge) &&
    Math.max(ratio(over(edge, around), around), ratio(own, around)) < least.edges
  )
    faint.push(`edge of ${called}`);
  return faint;
}

type Colour = readonly [red: number, green: number, blue: number];

const numbers = (value: string): number[] => (value.match(/[\d.]+/g) ?? []).map(Number);

const isDrawn = (value: string): boolean => (numbers(value)[3] ?? 1) > 0;

function over(value: string, under: Colour): Colour {
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers(value);
  const mixed = (one: number, other: number): number => one * alpha + other * (1 - alpha);
  return [mixed(red, under[0]), mixed(green, under[1]), mixed(blue, under[2])];
}

const groundOf = (grounds: readonly string[]): Colour =>
  grounds.toReversed().reduce((under: Colour, each) => over(each, under), [255, 255, 255]);

/** Relative luminance by WCAG. */
function lightOf(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(one: Colour, other: Colour): number {
  const [a, b] = [lightOf(one), lightOf(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
