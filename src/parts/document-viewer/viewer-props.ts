import type { DocumentType } from '#contract/case/document.ts';

/** Reason why a document cannot be shown. */
export type Unshown = 'broken' | 'locked';

export interface ViewerProps {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: DocumentType;
  readonly name: string;
  readonly onBroken: (why: Unshown) => void;
}
