import type { DocumentType } from '#contract/document.ts';

/** Why a document cannot be shown here after all. */
export type Unshown = 'broken' | 'locked';

/** What whatever shows a document is given. */
export interface ViewerProps {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: DocumentType;
  readonly name: string;
  readonly onBroken: (why: Unshown) => void;
}
