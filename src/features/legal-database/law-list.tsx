/** A list that grows by fifties: 480 rows at once are slow to draw and slow to read. */
import { useState } from 'react';
import type { CardLines } from '#parts/law-library/library-desk.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CardRows } from './card-lines.tsx';
import { useLines } from './use-lines.ts';

export const LIST_STEP = 50;

interface LawListProps {
  readonly label: string;
  readonly ask: () => Promise<CardLines>;
  readonly open: string;
  readonly linkTo: (key: string) => string;
  readonly preview: number;
  readonly onMore: () => void;
}

export function LawList({ label, ask, open, linkTo, preview, onMore }: LawListProps) {
  const { legalDatabase: words } = useText();
  const found = useLines(ask);
  if (!found) return <Skeleton label={words.opening} rows={6} />;
  const { lines, total } = found;
  const name = words.listOf(label, lines.length, total);
  return (
    <>
      <p className="quiet num">{name}</p>
      <CardRows lines={lines} label={name} open={open} linkTo={linkTo} preview={preview} />
      {lines.length < total && (
        <Button block onClick={onMore}>
          {words.more(Math.min(LIST_STEP, total - lines.length))}
        </Button>
      )}
    </>
  );
}

/** How many rows; back to the first fifty when the question changes. */
export function useLimit(question: string): readonly [number, () => void] {
  const [grown, setGrown] = useState({ question, limit: LIST_STEP });
  const limit = grown.question === question ? grown.limit : LIST_STEP;
  return [limit, () => setGrown({ question, limit: limit + LIST_STEP })];
}
