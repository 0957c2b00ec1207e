import { type ReactNode, type RefObject, useEffect } from 'react';
import { nextZoom } from './viewer-tools.tsx';

interface ViewerSheetsProps {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly label: string;
  readonly zoom: number;
  readonly onZoom: (change: (zoom: number) => number) => void;
  readonly children: ReactNode;
}

/** Zoomable content. With focus inside, the keys +, - and 0 act as the buttons do. */
export function ViewerSheets({ box, label, zoom, onZoom, children }: ViewerSheetsProps) {
  useEffect(() => box.current?.style.setProperty('--zoom', String(zoom)), [box, zoom]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const change = KEYS[event.key];
      if (!change || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      onZoom(change);
    };
    const sheet = box.current;
    sheet?.addEventListener('keydown', press);
    return () => sheet?.removeEventListener('keydown', press);
  }, [box, onZoom]);
  return (
    <div
      ref={box}
      className="viewer-sheets"
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- sideways scrolling must be reachable by keyboard
      tabIndex={0}
    >
      {children}
    </div>
  );
}

const KEYS: Readonly<Record<string, (zoom: number) => number>> = {
  '+': (zoom) => nextZoom(zoom, 1),
  '=': (zoom) => nextZoom(zoom, 1),
  '-': (zoom) => nextZoom(zoom, -1),
  '0': () => 1,
};
