/** List that grows in steps, because 480 rows are slow to render. */
import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLanguage } from '#parts/load-catalogue.ts';
import type { CardLine, CardLines } from '#parts/law-library/library-queries.ts';
import { useDigest } from '#parts/law-library/use-digest.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { CardOpeningContext } from '#parts/law-library/card-link.tsx';
import { invariant } from '#kernel/assert.ts';
import { type LawRows, lawRows, type LawRowSaid } from './law-rows.ts';

interface LawListProps {
  readonly label: string;
  readonly found: CardLines;
  readonly at: string;
  readonly preview: number;
  readonly step: number;
  readonly onMore: () => void;
}

export function LawList({ label, found: { lines, total }, at, preview, step, onMore }: LawListProps) {
  const { more } = useText().legalDatabase;
  return (
    <>
      <CardRows lines={lines} label={label} at={at} preview={preview} />
      {lines.length < total && (
        <Button block onClick={onMore}>
          {more(Math.min(step, total - lines.length))}
        </Button>
      )}
    </>
  );
}

/** Number of rows; resets when the query changes. */
export function useLimit(question: string, step: number): readonly [number, () => void] {
  const [grown, setGrown] = useState({ question, limit: step });
  const limit = grown.question === question ? grown.limit : step;
  return [limit, () => setGrown({ question, limit: limit + step })];
}

interface CardRowsProps {
  readonly lines: readonly CardLine[];
  readonly label: string;
  /** Key of the open card. */
  readonly at: string;
  /** Length of the description in a row. */
  readonly preview: number;
}

function CardRows({ lines, label, at, preview }: CardRowsProps) {
  const rowFormat = useRowLabel(at, preview);
  const list = useRef<HTMLUListElement>(null);
  const rows = useRef<LawRows>(null);
  useLayoutEffect(() => {
    if (!list.current) return;
    rows.current ??= lawRows(list.current);
    rows.current.draw(lines, rowFormat);
  }, [lines, rowFormat]);
  return <ul className="list bleed" aria-label={label} ref={list} />;
}

/** Row format of this screen; stable until an input changes. */
export function useRowLabel(at: string, preview: number): LawRowSaid {
  const words = useText();
  const digest = useDigest();
  const language = useLanguage((state) => state.language);
  const opening = useContext(CardOpeningContext);
  invariant(opening, 'a list of the law stands in the legal database');
  return useMemo(
    () => ({ words, digest, language, preview, at, opening }),
    [words, digest, language, preview, at, opening],
  );
}

/** Null before the first answer. `ask` must come from `useCallback`: a new function is a new query. */
export function useLines(ask: () => Promise<CardLines>): CardLines | null {
  const [lines, setLines] = useState<CardLines | null>(null);
  useEffect(() => {
    let current = true;
    const answer = async () => {
      const got = await ask();
      if (current) setLines(got);
    };
    void answer();
    return () => {
      current = false;
    };
  }, [ask]);
  return lines;
}
