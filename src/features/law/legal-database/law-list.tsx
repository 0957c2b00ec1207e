/** A list that grows by steps: 480 rows at once are slow to draw and slow to read. */
import { useState } from 'react';
import type { CardLines } from '#parts/law-library/library-queries.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import { CardRows } from './card-lines.tsx';

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

/** How many rows; back to the first step when the question changes. */
export function useLimit(question: string, step: number): readonly [number, () => void] {
  const [grown, setGrown] = useState({ question, limit: step });
  const limit = grown.question === question ? grown.limit : step;
  return [limit, () => setGrown({ question, limit: limit + step })];
}
