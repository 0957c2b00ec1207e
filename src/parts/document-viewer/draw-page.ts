/** One page of a PDF on its canvas, with its text above it to be found, marked and read aloud. */
import { type PDFDocumentProxy, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A phone gives no more to one canvas. */
const MOST_PIXELS = 8_000_000;
const SHARPEST = 2;

export interface Drawing {
  readonly pdf: PDFDocumentProxy;
  readonly number: number;
  readonly canvas: HTMLCanvasElement;
  readonly text: HTMLElement;
  /** In CSS pixels. */
  readonly width: number;
  /** Its height by its width, which may be another than that of the first page. */
  readonly onShape: (shape: number) => void;
  readonly signal: AbortSignal;
}

export async function drawPage({
  pdf,
  number,
  canvas,
  text,
  width,
  onShape,
  signal,
}: Drawing): Promise<void> {
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

/** pdf.js measures letters on a canvas of its own at the end of the page, and leaves it to a style sheet to hide it. */
function hideRuler(): void {
  for (const ruler of document.querySelectorAll('.hiddenCanvasElement')) ruler.setAttribute('hidden', '');
}
