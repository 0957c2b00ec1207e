/**
 * A screen at other sizes: on a phone and a desktop with text of double size, and at 200% and 400% browser
 * zoom.
 */
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE } from './device.ts';

interface Size {
  readonly called: string;
  readonly width: number;
  readonly height: number;
  /** Of the page's own text, by which everything is measured. */
  readonly text: number;
}

/** A window of 1280 x 900 holds half as much in each direction at 200 %, and a quarter at 400 %. */
const SIZES: readonly Size[] = [
  { called: 'on a phone', ...PHONE, text: 100 },
  { called: 'on a phone, text at 200 %', ...PHONE, text: 200 },
  { called: 'on a desk, text at 200 %', ...DESKTOP, text: 200 },
  { called: 'on a desk at 200 %', width: 640, height: 450, text: 100 },
  { called: 'on a desk at 400 %', width: 320, height: 225, text: 100 },
];

/** Elements lost or broken at any size. The page keeps the phone size at the end. */
export async function faultsOfSize(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { called, width, height, text } of SIZES) {
    await page.setViewportSize({ width, height });
    await page.evaluate(enlarge, text);
    const faults = [...(await page.evaluate(tooWide)), ...(await page.evaluate(textsHere)).flatMap(faultsOf)];
    found.push(...new Set(faults.map((each) => `${called}: ${each}`)));
  }
  await page.setViewportSize(PHONE);
  await page.evaluate(enlarge, 100);
  return found;
}

/** In the page. */
async function enlarge(percent: number): Promise<void> {
  document.documentElement.style.setProperty('font-size', `${percent}%`);
  await new Promise((resolve) => {
    requestAnimationFrame(resolve); // elements that query the width render again
  });
}

/** Runs in the page: elements wider than the page, except scroll containers. */
function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const scrolls = (each: Element): boolean =>
    /auto|scroll|hidden|clip/.test(getComputedStyle(each).overflowX) ||
    (each.parentElement !== null && each.parentElement !== document.body && scrolls(each.parentElement));
  const wide = [...document.querySelectorAll('body *')].filter(
    (each) => each.getBoundingClientRect().right > clientWidth + 1 && !scrolls(each),
  );
  return wide.slice(-2).map((each) => `wider than the page: ${each.tagName}.${each.className}`);
}

interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface TextHere {
  readonly text: string;
  readonly lines: Edges[];
  /** Elements that clip their overflow. */
  readonly clips: readonly (Edges & { readonly overflow: string })[];
  /** Scroll containers are scrolled into view. */
  readonly scrolls: boolean;
  /** Words broken across lines without a hyphen in the text. */
  readonly broken: string[];
  readonly page: number;
}

/** In the page: every piece of text that is seen. */
function textsHere(): TextHere[] {
  const around = (each: Element | null): Element[] =>
    each && each !== document.body ? [each, ...around(each.parentElement)] : [];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (words.nextNode()) nodes.push(words.currentNode);
  const range = document.createRange();
  const linesOf = (node: Node, from: number, to: number): Edges[] => {
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()]
      .filter(({ width }) => width > 0)
      .map(({ left, right, top, bottom }) => ({ left, right, top, bottom }));
  };
  return nodes.flatMap((node) => {
    const text = node.textContent ?? '';
    const isSeen = node.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!isSeen || !/[\p{L}\p{N}]/u.test(text)) return [];
    const boxes = around(node.parentElement).map((each) => ({ each, style: getComputedStyle(each) }));
    if (boxes.some(({ style }) => style.clipPath === 'inset(50%)')) return []; // only heard
    const scroller = boxes.findIndex(({ style }) => /auto|scroll/.test(style.overflow));
    const clips = (scroller < 0 ? boxes : boxes.slice(0, scroller))
      .filter(({ style }) => /hidden|clip/.test(style.overflow))
      .map(({ each, style: { overflow } }) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return { left, right, top, bottom, overflow };
      });
    const broken = [...text.matchAll(/[\p{L}\p{M}]{4,14}/gu)]
      .filter(({ 0: word, index }) => {
        const [first, ...others] = linesOf(node, index, index + word.length);
        return others.some(({ top }) => Math.abs(top - (first?.top ?? top)) > 1);
      })
      .map(({ 0: word }) => word);
    const lines = linesOf(node, 0, text.length);
    const page = document.documentElement.scrollWidth;
    return [{ text: text.trim().slice(0, 40), lines, clips, scrolls: scroller >= 0, broken, page }];
  });
}

/** A rounded letter extends slightly beyond its line. */
const SLACK = 4;

function faultsOf({ text, lines, clips, scrolls, broken, page }: TextHere): string[] {
  const isCut = clips.some(({ overflow, left, right, top, bottom }) => {
    const [x = '', y = x] = overflow.split(' ');
    return lines.some(
      (line) =>
        (x !== 'visible' && (line.right > right + SLACK || line.left < left - SLACK)) ||
        (y !== 'visible' && (line.bottom > bottom + SLACK || line.top < top - SLACK)),
    );
  });
  const isBeside = !scrolls && lines.some(({ left, right }) => left < -1 || right > page + 1);
  return [
    ...(isCut ? [`cut off: ${text}`] : []),
    ...(isBeside ? [`beside the page: ${text}`] : []),
    ...broken.map((word) => `broken: ${word} in ${text}`),
  ];
}
