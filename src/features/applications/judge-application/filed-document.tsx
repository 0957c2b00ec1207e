import type { CourtDocument } from '#documents/model.ts';
import { DocumentPreview } from '#parts/document-preview/document-preview.tsx';
import { useText } from '#parts/text-context.tsx';

export function FiledDocument({ document }: { document: CourtDocument }) {
  const { judgeApplication: text } = useText();
  return (
    <div className="bench-doc">
      <div className="doc-bar">
        <span>{text.document}</span>
      </div>
      <DocumentPreview document={document} label={text.document} />
    </div>
  );
}
