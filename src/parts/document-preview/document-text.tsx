import type { ReactElement } from 'react';
import { languageRuns } from '#documents/script-runs.ts';
import { DatedText } from '#parts/dated-text.tsx';

interface DocumentTextProps {
  readonly text: string;
  /** Placeholders for missing text, highlighted on screen. */
  readonly gaps: readonly string[];
}

/** Marks the language of each run, so that a screen reader reads Hindi names in Hindi. */
export function DocumentText({ text, gaps }: DocumentTextProps): ReactElement {
  return (
    <>
      {pieces(text, gaps).map(({ piece, at, missing }) =>
        missing ? <mark key={at}>{piece}</mark> : <Runs key={at} text={piece} />,
      )}
    </>
  );
}

function Runs({ text }: { readonly text: string }): ReactElement {
  return (
    <>
      {languageRuns(text).map((run, index) =>
        run.lang !== 'en' ? (
          // oxlint-disable-next-line react/no-array-index-key -- runs have no id
          <span key={index} lang={run.lang}>
            {run.text}
          </span>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <DatedText key={index}>{run.text}</DatedText>
        ),
      )}
    </>
  );
}

interface Piece {
  readonly piece: string;
  readonly at: number;
  readonly missing: boolean;
}

function pieces(text: string, gaps: readonly string[]): Piece[] {
  let at = 0;
  return text
    .split(/(\[[^[\]]*\])/)
    .map((piece) => {
      const found = { piece, at, missing: gaps.includes(piece) };
      at += piece.length;
      return found;
    })
    .filter(({ piece }) => piece !== '');
}
