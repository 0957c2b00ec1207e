import { type KeyboardEvent, type ReactNode, useId } from 'react';

export interface Tab<K extends string> {
  key: K;
  label: string;
}

interface TabsProps<K extends string> {
  label: string;
  tabs: readonly Tab<K>[];
  current: K;
  onChange: (key: K) => void;
  /** Panel of the current tab. */
  children: ReactNode;
}

const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

export function Tabs<K extends string>({ label, tabs, current, onChange, children }: TabsProps<K>) {
  const base = useId();
  const move = (event: KeyboardEvent) => {
    const next =
      tabs[
        landing(
          event.key,
          tabs.findIndex(({ key }) => key === current),
          tabs.length,
        )
      ];
    if (!next) return;
    event.preventDefault();
    onChange(next.key);
    document.getElementById(`${base}${next.key}`)?.focus();
  };
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label}>
        {tabs.map(({ key, label: name }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${base}${key}`}
            data-label={name}
            aria-selected={key === current}
            aria-controls={`${base}panel`}
            tabIndex={key === current ? 0 : -1}
            onClick={() => onChange(key)}
            onKeyDown={move}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}panel`} aria-labelledby={`${base}${current}`} tabIndex={0}>
        {children}
      </div>
    </>
  );
}

/** Index of the tab for a key: neighbour with wrap-around, first or last; -1 for other keys. */
function landing(key: string, from: number, count: number): number {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEP[key];
  return step === undefined ? -1 : (from + step + count) % count;
}
