import type { DocumentType } from '#contract/case/document.ts';
import type { Unshown } from '#parts/document-worker/paper-messages.ts';

export interface ViewerProps {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: DocumentType;
  readonly name: string;
  readonly onBroken: (why: Unshown) => void;
}
