/** Keys of the docket. A letter acts only while a row has the focus. */
import { type RefObject, useEffect, useRef } from 'react';
import { useText } from '#parts/text-context.tsx';

const ACT_OF_KEY: Readonly<Record<string, 'approve' | 'reject' | 'date' | 'menu'>> = {
  a: 'approve',
  r: 'reject',
  d: 'date',
  m: 'menu',
};
const STEP_OF_KEY: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

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
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, []);
  return list;
}

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;

function moved(list: HTMLElement, row: Element | null, key: string): boolean {
  const step = STEP_OF_KEY[key];
  if (step === undefined) return false;
  const links = [...list.querySelectorAll<HTMLElement>('.docket-link')];
  const at = links.findIndex((link) => row?.contains(link));
  links[at + step]?.focus();
  return true;
}

function pressed(row: Element, key: string): boolean {
  const act = ACT_OF_KEY[key.toLowerCase()];
  const control = act && row.querySelector<HTMLElement>(`[data-act="${act}"]`);
  control?.click();
  if (act === 'menu') control?.focus();
  return control instanceof HTMLElement;
}

export function DocketKeyList() {
  const { keys } = useText().judge.docket;
  return (
    <p className="small quiet docket-keys">
      {Object.values(keys).map(({ key, act }) => (
        <span key={act}>
          <kbd>{key}</kbd> {act}
        </span>
      ))}
    </p>
  );
}
