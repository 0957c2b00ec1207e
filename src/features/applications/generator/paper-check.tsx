import { cite } from '#law/authority.ts';
import type { CourtDocument } from '#documents/model.ts';
import { undrawable } from '#documents/pdf-fonts.ts';
import { plainText } from '#documents/render/plain-text.ts';
import { useText } from '#parts/text-context.tsx';
import { Note } from '#ui/note.tsx';

/** What a lawyer should look at before filing: places still empty, law in the way, letters that a PDF cannot print. */
export function PaperCheck({ document }: { document: CourtDocument }) {
  const { documentPreview: words } = useText();
  const boxes = undrawable(plainText(document));
  return (
    <>
      {document.concerns.map(({ key, text, authority }) => (
        <Note key={key} kind="wait">
          <p>
            {text} ({cite(authority)})
          </p>
        </Note>
      ))}
      {document.gaps.length > 0 && (
        <Note kind="info">
          <p>{words.gaps(document.gaps.length)}</p>
        </Note>
      )}
      {boxes.length > 0 && (
        <Note kind="wait">
          <p>{words.undrawable(boxes.join(' '))}</p>
        </Note>
      )}
    </>
  );
}
