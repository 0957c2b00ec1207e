import type { DocumentType } from '#contract/document.ts';

/** What whatever shows a document is given. */
export interface ViewerProps {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: DocumentType;
  readonly name: string;
  /** It cannot be shown here after all. */
  readonly onBroken: () => void;
}
