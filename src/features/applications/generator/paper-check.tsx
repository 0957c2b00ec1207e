import type { Concern, CourtDocument } from '#documents/model.ts';
import { plainText } from '#documents/render/plain-text.ts';
import { undrawable } from '#documents/pdf-fonts.ts';
import { Citation } from '#parts/law-library/card-link.tsx';
import { useText } from '#parts/text-context.tsx';
import { Note } from '#ui/note.tsx';

/** What a lawyer should look at before filing: places still empty, what the law says, letters that a PDF cannot print. */
export function PaperCheck({ document }: { document: CourtDocument }) {
  const { documentPreview: words } = useText();
  const boxes = undrawable(plainText(document));
  return (
    <>
      {document.concerns.filter(isSaidOnly).map(({ key, text, authority }) => (
        <Note key={key} kind="wait">
          <p>
            {text}{' '}
            {authority && (
              <>
                (<Citation authority={authority} />)
              </>
            )}
          </p>
        </Note>
      ))}
      {document.gaps.length > 0 && (
        <Note kind="info">
          <p>{words.gaps(document.gaps.length)}</p>
          <ul>
            {document.gaps.map((gap) => (
              <li key={gap}>{nameOf(gap)}</li>
            ))}
          </ul>
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

const isSaidOnly = ({ answer }: Concern): boolean => answer === 'not-needed';

/** "[COURT]" stands in a heading, "[FIR/Case number]" in a sentence. */
function nameOf(gap: string): string {
  const name = gap.replaceAll(/[[\]]/g, '');
  return name === name.toUpperCase() ? name.toLowerCase() : name;
}
