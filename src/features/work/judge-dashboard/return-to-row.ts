/** Back on the docket, the row that the judge left has the focus again, or the row that took its place. */
import { type RefObject, useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import * as z from 'zod/mini';

interface LeftRow {
  readonly href: string;
  readonly at: number;
}

/** Outlives the screen, which unmounts when a file opens. */
let left: LeftRow | null = null;

const linksIn = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('.docket-link')];

const hrefOf = (link: HTMLElement): string => link.getAttribute('href') ?? '';

/** Set by the file after signing, which is not a step back in the history. */
const Returned = z.object({ returned: z.literal(true) });

/** `isReady`: the rows are in the order of the docket. */
export function useReturnToRow(list: RefObject<HTMLElement | null>, isReady: boolean): void {
  const { state } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop || Returned.safeParse(state).success;
  useEffect(() => {
    const element = list.current;
    const remember = ({ target }: FocusEvent) => {
      const row = target instanceof HTMLElement ? target.closest('.docket-row') : null;
      const links = element && row ? linksIn(element) : [];
      const at = links.findIndex((link) => row?.contains(link));
      const link = links[at];
      if (link) left = { href: hrefOf(link), at };
    };
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, [list]);
  useEffect(() => {
    const element = list.current;
    if (!isReady || !element || !left || !isBack || !isUnused()) return;
    const { href, at } = left;
    const links = linksIn(element);
    (links.find((link) => hrefOf(link) === href) ?? links[Math.min(at, links.length - 1)])?.focus();
  }, [list, isReady, isBack]);
}

/** The heading has the focus of a new screen, and no control that the judge chose. */
const isUnused = (): boolean => document.activeElement?.matches('body, h1, main') ?? true;
