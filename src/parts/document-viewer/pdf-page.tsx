import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#parts/text-context.tsx';
import { drawPage } from './draw-page.ts';

interface PdfPageProps {
  readonly pdf: PDFDocumentProxy;
  readonly number: number;
  readonly shape: number;
  /** Close enough to be seen soon: a long document is not drawn as a whole. */
  readonly isNear: boolean;
}

export function PdfPage({ pdf, number, shape, isNear }: PdfPageProps) {
  const words = useText().caseDocuments.screen;
  const sheet = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(shape);
  const width = useWidth(sheet, isNear);
  useEffect(() => {
    const [on, over] = [canvas.current, text.current];
    if (!isNear || width === 0 || !on || !over) return undefined;
    const stop = new AbortController();
    const drawing = { pdf, number, canvas: on, text: over, width, onShape: setOwn, signal: stop.signal };
    drawPage(drawing).catch(() => undefined); // a page that cannot be drawn stays blank; the others are there
    return () => {
      stop.abort();
      over.replaceChildren();
    };
  }, [pdf, number, width, isNear]);
  return (
    <div
      ref={sheet}
      className="viewer-sheet"
      data-page={number}
      role="group"
      aria-label={words.pageName(number, pdf.numPages)}
      style={{ aspectRatio: `1 / ${own}` }}
    >
      {isNear && <canvas ref={canvas} aria-hidden />}
      {isNear && <div ref={text} className="viewer-text" />}
    </div>
  );
}

/** As wide as it is laid out, once it is near; anew where the screen is turned. */
function useWidth(sheet: { readonly current: HTMLDivElement | null }, isNear: boolean): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!isNear || !sheet.current) return undefined;
    const watch = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
    watch.observe(sheet.current);
    return () => watch.disconnect();
  }, [sheet, isNear]);
  return width;
}
