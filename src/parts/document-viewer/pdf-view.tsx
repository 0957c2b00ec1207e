import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';
import { reportFailure } from '#data/store/failure-log.ts';
import { useText } from '#parts/text-context.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { openPdf } from './open-pdf.ts';
import { PageSteps } from './page-steps.tsx';
import { PdfPage } from './pdf-page.tsx';
import { useSeenPages } from './use-seen-pages.ts';
import { ViewerSheets } from './viewer-sheets.tsx';
import { ViewerTools } from './viewer-tools.tsx';
import type { ViewerProps } from './viewer-props.ts';

export function PdfView({ bytes, name, onBroken }: ViewerProps) {
  const words = useText().caseDocuments.screen;
  const opened = useOpenPdf(bytes, onBroken);
  if (!opened) return <Skeleton label={words.viewer.loading} rows={4} />;
  return <Pages {...opened} name={name} />;
}

interface OpenPdf {
  readonly pdf: PDFDocumentProxy;
  /** Height divided by width of the first page; assumed for others until they render. */
  readonly shape: number;
}

function useOpenPdf(bytes: ViewerProps['bytes'], onBroken: ViewerProps['onBroken']): OpenPdf | null {
  const [opened, setOpened] = useState<OpenPdf | null>(null);
  const broken = useRef(onBroken);
  useEffect(() => {
    broken.current = onBroken;
  });
  useEffect(() => {
    let isShown = true;
    let close = (): void => undefined;
    const open = async () => {
      const { pdf, close: end } = await openPdf(bytes);
      close = end;
      const { height, width } = (await pdf.getPage(1)).getViewport({ scale: 1 });
      if (isShown) setOpened({ pdf, shape: height / width });
      else end();
    };
    open().catch((error: unknown) => {
      if (!isOfThePdf(error)) reportFailure(error, 'page');
      if (isShown) broken.current(isPassword(error) ? 'locked' : 'broken');
    });
    return () => {
      isShown = false;
      close();
    };
  }, [bytes]);
  return opened;
}

/** pdf.js does not export its error classes, so match by name. */
const isOfThePdf = (error: unknown): boolean => error instanceof Error && error.name.endsWith('Exception');
const isPassword = (error: unknown): boolean => error instanceof Error && error.name === 'PasswordException';

function Pages({ pdf, shape, name }: OpenPdf & { readonly name: string }) {
  const words = useText().caseDocuments.screen;
  const [zoom, setZoom] = useState(1);
  const list = useRef<HTMLDivElement>(null);
  const { near, current } = useSeenPages(list);
  const go = (page: number) =>
    list.current?.querySelector(`[data-page="${page}"]`)?.scrollIntoView({ block: 'start' });
  return (
    <div className="viewer">
      <ViewerTools zoom={zoom} onZoom={setZoom}>
        <PageSteps current={current} pages={pdf.numPages} onGo={go} />
      </ViewerTools>
      <ViewerSheets box={list} label={`${words.pages}: ${name}`} zoom={zoom} onZoom={setZoom}>
        {Array.from({ length: pdf.numPages }, (_, index) => (
          <PdfPage key={index} pdf={pdf} number={index + 1} shape={shape} isNear={near.has(index + 1)} />
        ))}
      </ViewerSheets>
    </div>
  );
}
