/** Messages between page and OCR worker. */
import type { OcrLanguage, OcrModel, OcrPage } from './ocr-page.ts';

/** Addresses of the files, which have the hash of the build in their names. */
export interface OcrFiles {
  readonly wasm: string;
  readonly models: Readonly<Record<OcrModel, string>>;
}

export interface OcrRequest {
  readonly files: OcrFiles;
  readonly picture: Blob | ImageBitmap;
  /** The sheet is found in the picture and straightened first. */
  readonly isPhoto: boolean;
  /** Null: the worker finds it out. */
  readonly language: OcrLanguage | null;
}

export interface OcrAnswer {
  readonly page: OcrPage;
  readonly language: OcrLanguage;
  /** The straightened page as the words lie on it: a JPEG. */
  readonly jpg: Uint8Array<ArrayBuffer>;
}

/** `not-here`: the files of the reader are not on this device and there is no network. */
export type OcrFault = 'not-here' | 'no-picture' | 'too-long' | 'failed';

export type FromOcrWorker =
  | { readonly kind: 'at'; readonly done: number }
  | ({ readonly kind: 'read' } & OcrAnswer)
  | { readonly kind: 'failed'; readonly fault: OcrFault };
