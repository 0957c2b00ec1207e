/** Keys of the docket. A letter needs a row with the focus, and arrow down enters the list from the page. */
import { type RefObject, useEffect, useRef } from 'react';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';

type KeyName = keyof Catalogue['judge']['docket']['keys'];

interface DocketKey {
  readonly name: KeyName;
  /** Values of `KeyboardEvent.key`. */
  readonly keys: readonly string[];
  /** Rows to move. Without it the key presses the control of its name. */
  readonly step?: 1 | -1;
}

/** The handler and the visible list read this table. The browser itself opens a focused link on Enter. */
const KEYS: readonly DocketKey[] = [
  { name: 'next', keys: ['ArrowDown', 'j'], step: 1 },
  { name: 'previous', keys: ['ArrowUp', 'k'], step: -1 },
  { name: 'open', keys: ['Enter'] },
  { name: 'approve', keys: ['a'] },
  { name: 'reject', keys: ['r'] },
  { name: 'date', keys: ['d'] },
  { name: 'menu', keys: ['m'] },
];

const keyOf = (typed: string): DocketKey | undefined =>
  KEYS.find(({ keys }) => keys.some((key) => key.toLowerCase() === typed.toLowerCase()));

/** The keys work inside the element of this ref. */
export function useDocketKeys(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = list.current;
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (!element || hasModifier(event) || !(target instanceof HTMLElement)) return;
      const row = target.closest('.docket-row');
      const isSearch = target.matches('input[type="search"]') && key === 'ArrowDown';
      if (!row && !isSearch) return;
      if (moved(element, row, key) || (row && pressed(row, key))) event.preventDefault();
    };
    const enter = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (!element || key !== 'ArrowDown' || hasModifier(event) || !isPageItself(target)) return;
      if (moved(element, null, key)) event.preventDefault();
    };
    element?.addEventListener('keydown', press);
    document.addEventListener('keydown', enter);
    return () => {
      element?.removeEventListener('keydown', press);
      document.removeEventListener('keydown', enter);
    };
  }, []);
  return list;
}

/** No control has the focus: a screen that opens focuses its title. */
const isPageItself = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('body, h1');

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;

function moved(list: HTMLElement, row: Element | null, key: string): boolean {
  const { step } = keyOf(key) ?? {};
  if (step === undefined) return false;
  const links = [...list.querySelectorAll<HTMLElement>('.docket-link')];
  const at = links.findIndex((link) => row?.contains(link));
  links[at + step]?.focus();
  return links.length > 0;
}

function pressed(row: Element, key: string): boolean {
  const act = keyOf(key)?.name;
  const control = act && row.querySelector<HTMLElement>(`[data-act="${act}"]`);
  control?.click();
  if (act === 'menu') control?.focus();
  return control instanceof HTMLElement;
}

const SHOWN: Readonly<Record<string, string>> = { ArrowDown: '↓', ArrowUp: '↑', Enter: 'Enter' };

export function DocketKeyList() {
  const words = useText().judge.docket.keys;
  return (
    <p className="small quiet docket-keys">
      {KEYS.map(({ name, keys }) => (
        <span key={name}>
          {keys.map((key) => (
            <kbd key={key}>{SHOWN[key] ?? key.toUpperCase()}</kbd>
          ))}{' '}
          {words[name]}
        </span>
      ))}
    </p>
  );
}
