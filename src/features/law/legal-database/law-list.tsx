/** A list that grows by steps: 480 rows at once are slow to draw and slow to read. */
import { memo, useEffect, useState } from 'react';
import type { LanguageCode } from '#contract/setting-choices.ts';
import { useLanguage } from '#parts/open-text.ts';
import type { CardLine, CardLines } from '#parts/law-library/library-queries.ts';
import { type Digest, useDigest } from '#parts/law-library/use-digest.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import { CASE } from '#search/cards/library.ts';
import { punishmentText } from './punishment-text.ts';
import { useCardLink } from '#parts/law-library/card-link.tsx';

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

interface CardRowsProps {
  readonly lines: readonly CardLine[];
  readonly label: string;
  /** The key of the open card. */
  readonly at: string;
  /** How much of the description a row shows. */
  readonly preview: number;
}

export function CardRows({ lines, label, at, preview }: CardRowsProps) {
  const digest = useDigest();
  const language = useLanguage((state) => state.language);
  return (
    <ul className="list bleed" aria-label={label}>
      {lines.map((line, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows keep no state: while one types the same elements say something else, which is cheaper than new ones
        <CardRow key={place} line={line} open={line.key === at} {...{ preview, digest, language }} />
      ))}
    </ul>
  );
}

interface CardRowProps {
  readonly line: CardLine;
  readonly open: boolean;
  readonly preview: number;
  readonly digest: Digest;
  /** Of the screen. */
  readonly language: LanguageCode;
}

/**
 * What a key says never changes: while one types, rows that stay are not drawn again. A plain anchor, because a
 * router's link asks for the whole address, and rows are made at every key press.
 */
const CardRow = memo(
  DrawnRow,
  (a, b) =>
    a.line.key === b.line.key && a.open === b.open && a.preview === b.preview && a.digest === b.digest,
);

function DrawnRow({ line, open, preview, digest, language }: CardRowProps) {
  const words = useText();
  const { legalDatabase } = words;
  const { key, code, section, title, offence, citation } = line;
  const link = useCardLink(key);
  const { text, lang } = offence
    ? { text: punishmentText(offence, words), lang: undefined }
    : digest(line.description);
  return (
    <li className={open ? 'item law-row is-open' : 'item law-row'}>
      <a href={link.to} onClick={link.onClick} data-row={key} aria-current={open || undefined}>
        <span className="law-number num">
          {code === CASE ? legalDatabase.judgment : legalDatabase.name(code, section)}
        </span>{' '}
        {words.law.named(title)}
      </a>
      <div className="under">
        {citation && <p className="num">{citation}</p>}
        {text !== '' && <p lang={lang === language ? undefined : lang}>{shortened(text, preview)}</p>}
      </div>
    </li>
  );
}

const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most)}…` : text;

/** Null until the first answer. `ask` is made with `useCallback`: a new one is a new question. */
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
