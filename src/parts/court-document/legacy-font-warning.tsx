import { useMemo } from 'react';
import { legacyLines } from '#documents/legacy-lines.ts';
import type { CourtDocument } from '#documents/model.ts';
import { useText } from '#parts/text-context.tsx';
import { Note } from '#ui/feedback/note.tsx';

/** Before a paper is made: it contains text that cannot be read without its font. */
export function LegacyFontWarning({ document }: { readonly document: CourtDocument }) {
  const { legacy: words } = useText().fields;
  const lines = useMemo(() => legacyLines(document), [document]);
  const [first] = lines;
  if (first === undefined) return null;
  return (
    <Note kind="wait">
      <p>{words.paper(lines.length)}</p>
      <p translate="no">{first.length > LONGEST ? `${first.slice(0, LONGEST)}…` : first}</p>
    </Note>
  );
}

const LONGEST = 120;
