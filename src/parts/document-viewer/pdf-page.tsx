import { type PDFDocumentProxy, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';
import { reportFailure } from '#data/store/failure-log.ts';
import { useText } from '#parts/text-context.tsx';

interface PdfPageProps {
  readonly pdf: PDFDocumentProxy;
  readonly number: number;
  readonly shape: number;
  /** Near the viewport: pages of a long document render on demand. */
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
    drawPage(drawing).catch((error: unknown) => {
      if (!stop.signal.aborted) reportFailure(error, 'page'); // leave this page blank and show the others
    });
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

/** Layout width of a page near the viewport; updates on rotation. */
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

/** Canvas limit on phones. */
const MOST_PIXELS = 8_000_000;
const SHARPEST = 2;

interface Drawing {
  readonly pdf: PDFDocumentProxy;
  readonly number: number;
  readonly canvas: HTMLCanvasElement;
  readonly text: HTMLElement;
  /** In CSS pixels. */
  readonly width: number;
  /** Height divided by width; it may differ from the first page. */
  readonly onShape: (shape: number) => void;
  readonly signal: AbortSignal;
}

/** Renders one PDF page on its canvas, with a text layer for search and selection. */
async function drawPage({ pdf, number, canvas, text, width, onShape, signal }: Drawing): Promise<void> {
  const page = await pdf.getPage(number);
  if (signal.aborted) return;
  const plain = page.getViewport({ scale: 1 });
  onShape(plain.height / plain.width);
  const scale = width / plain.width;
  const sharp = Math.min(
    SHARPEST,
    devicePixelRatio,
    Math.sqrt(MOST_PIXELS / (plain.width * plain.height)) / scale,
  );
  const viewport = page.getViewport({ scale: scale * sharp });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const task = page.render({ canvas, viewport });
  signal.addEventListener('abort', () => task.cancel(), { once: true });
  await task.promise;
  if (signal.aborted) return;
  text.replaceChildren();
  text.style.setProperty('--total-scale-factor', String(scale));
  const layer = new TextLayer({
    textContentSource: page.streamTextContent(),
    container: text,
    viewport: page.getViewport({ scale }),
  });
  signal.addEventListener('abort', () => layer.cancel(), { once: true });
  await layer.render();
  hideRuler();
}

/** pdf.js appends a measuring canvas to the page, which must be hidden. */
function hideRuler(): void {
  for (const ruler of document.querySelectorAll('.hiddenCanvasElement')) ruler.setAttribute('hidden', '');
}
