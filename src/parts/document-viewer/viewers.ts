/** Viewer of each document type; a chunk that loads on first use and is then cached. */
import type { ComponentType } from 'react';
import { DOCX, type DocumentType } from '#contract/case/document.ts';
import { readDocx } from '#parts/document-worker/run-paper-job.ts';
import type { ViewerProps } from './viewer-props.ts';

export type Viewer = ComponentType<ViewerProps>;

const picture = () => import('./picture-view.tsx').then((each) => each.PictureView);

const LOAD: Readonly<Record<DocumentType, () => Promise<Viewer>>> = {
  'image/jpeg': picture,
  'image/png': picture,
  'application/pdf': () => import('./pdf-view.tsx').then((each) => each.PdfView),
  [DOCX]: () => import('./docx-view.tsx').then((each) => each.DocxView),
};

export const viewerOf = (type: DocumentType): Promise<Viewer> => LOAD[type]();

/** An empty file loads the reader of the worker. */
async function hasReader(): Promise<boolean> {
  const reading = await readDocx(new Uint8Array());
  return reading.kind === 'nodes' || reading.why !== 'not-here';
}

/** Prefetches a viewer; false if it could not be loaded. */
export async function fetchViewer(type: DocumentType): Promise<boolean> {
  try {
    await viewerOf(type);
    if (type === DOCX) return hasReader();
    if (type === 'application/pdf') await (await import('./pdf-files.ts')).keepPdfFiles();
    return true;
  } catch {
    return false; // no network, or storage full
  }
}
