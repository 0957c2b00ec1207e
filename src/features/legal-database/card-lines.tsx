/** Cards as rows: number, title, and the beginning of what is said of them. */
import { Link } from 'react-router-dom';
import { CASE } from '#law/search/library.ts';
import type { CardLine } from '#parts/law-library/library-desk.ts';
import { offenceLine } from '#parts/section-picker/offence-line.ts';
import { useText } from '#parts/text-context.tsx';

interface CardLinesProps {
  readonly lines: readonly CardLine[];
  readonly label: string;
  readonly open: string;
  readonly linkTo: (key: string) => string;
  /** How much of the description a row shows. */
  readonly preview: number;
}

export function CardRows({ lines, label, open, linkTo, preview }: CardLinesProps) {
  return (
    <ul className="list bleed" aria-label={label}>
      {lines.map((line) => (
        <CardRow
          key={line.key}
          line={line}
          open={line.key === open}
          to={linkTo(line.key)}
          preview={preview}
        />
      ))}
    </ul>
  );
}

interface CardRowProps {
  readonly line: CardLine;
  readonly open: boolean;
  readonly to: string;
  readonly preview: number;
}

function CardRow({ line, open, to, preview }: CardRowProps) {
  const { legalDatabase: words, picker } = useText();
  const { key, code, section, title, offence, citation } = line;
  const under = offence ? offenceLine(offence, picker) : shortened(line.preview, preview);
  return (
    <li className={open ? 'item law-row is-open' : 'item law-row'}>
      <h3>
        <Link to={to} data-row={key} aria-current={open || undefined}>
          <span className="law-number num">{code === CASE ? words.judgment : words.name(code, section)}</span>{' '}
          {title}
        </Link>
      </h3>
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
