/** Arrow keys move between the links of a list; Tab order is unchanged. */
import type { KeyboardEvent } from 'react';

const STEP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** For the element around the list. `onTop` runs above the first row. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>, onTop: () => void): void {
  const rows = rowsIn(event.currentTarget);
  const from = rows.findIndex((row) => row === document.activeElement);
  if (from === -1) return;
  const to = landing(event.key, from, rows.length);
  if (to === null) return;
  event.preventDefault();
  if (to < 0) onTop();
  else rows[Math.min(to, rows.length - 1)]?.focus();
}

function landing(key: string, from: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEP[key];
  return step === undefined ? null : from + step;
}

export const focusFirstRow = (container: HTMLElement | null): void =>
  container ? rowsIn(container)[0]?.focus() : undefined;

/** Excludes collapsed lists. */
const rowsIn = (container: HTMLElement): HTMLElement[] =>
  [...container.querySelectorAll<HTMLElement>('[data-row]')].filter(
    (row) => !row.closest('[hidden], [aria-hidden=true]'),
  );
