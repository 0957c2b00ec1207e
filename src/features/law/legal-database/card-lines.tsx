/** Cards as rows: number, title, and the beginning of what is said of them. */
import { memo } from 'react';
import { CASE } from '#search/cards/library.ts';
import type { CardLine } from '#parts/law-library/library-queries.ts';
import { offenceLine } from '#text/offence-line.ts';
import { useText } from '#parts/text-context.tsx';
import { useCardLink } from './opening.ts';

interface CardRowsProps {
  readonly lines: readonly CardLine[];
  readonly label: string;
  /** The key of the open card. */
  readonly at: string;
  /** How much of the description a row shows. */
  readonly preview: number;
}

export function CardRows({ lines, label, at, preview }: CardRowsProps) {
  return (
    <ul className="list bleed" aria-label={label}>
      {lines.map((line, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows keep no state: while one types the same elements say something else, which is cheaper than new ones
        <CardRow key={place} line={line} open={line.key === at} preview={preview} />
      ))}
    </ul>
  );
}

interface CardRowProps {
  readonly line: CardLine;
  readonly open: boolean;
  readonly preview: number;
}

/**
 * What a key says never changes: while one types, rows that stay are not drawn again. A plain anchor, because a
 * router's link asks for the whole address, and rows are made at every key press.
 */
const CardRow = memo(
  DrawnRow,
  (a, b) => a.line.key === b.line.key && a.open === b.open && a.preview === b.preview,
);

function DrawnRow({ line, open, preview }: CardRowProps) {
  const { legalDatabase: words, picker } = useText();
  const { key, code, section, title, offence, citation } = line;
  const link = useCardLink(key);
  const under = offence ? offenceLine(offence, picker) : shortened(line.preview, preview);
  return (
    <li className={open ? 'item law-row is-open' : 'item law-row'}>
      <a href={link.to} onClick={link.onClick} data-row={key} aria-current={open || undefined}>
        <span className="law-number num">{code === CASE ? words.judgment : words.name(code, section)}</span>{' '}
        {title}
      </a>
      <div className="under">
        {citation && <p className="num">{citation}</p>}
        {under !== '' && <p>{under}</p>}
      </div>
    </li>
  );
}

/** The mark of what was left out does not count. */
function shortened(text: string, most: number): string {
  const bare = text.replace(/…$/, '');
  return bare.length > most ? `${bare.slice(0, most)}…` : text;
}
