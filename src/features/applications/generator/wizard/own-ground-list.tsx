/** Grounds that the advocate kept from earlier applications. */
import { Plus } from 'lucide-react';
import { BLANK_GROUND, type GroundRow } from '#domain/application/form-rows.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import type { OwnGrounds } from './use-own-grounds.ts';

interface OwnGroundListProps {
  readonly own: OwnGrounds;
  readonly rows: readonly GroundRow[];
  readonly onAdd: (row: GroundRow) => void;
}

export function OwnGroundList({ own, rows, onAdd }: OwnGroundListProps) {
  const { generator } = useText();
  const words = generator.grounds;
  const used = new Set(rows.map(({ heading }) => heading));
  const offered = own.grounds.filter(({ heading }) => !used.has(heading));
  if (offered.length === 0) return null;
  return (
    <details className="gen-more">
      <summary>{words.own(offered.length)}</summary>
      <ul className="gen-proposed">
        {offered.map(({ id, heading, text }) => (
          <li key={id} className="stack">
            <h3>{heading}</h3>
            <p className="as-typed">{text}</p>
            <div className="row">
              <Button
                icon={Plus}
                aria-label={words.addThis(heading)}
                onClick={() => onAdd({ ...BLANK_GROUND, heading, text })}
              >
                {words.add}
              </Button>
              <Button kind="quiet" onClick={() => void own.remove(id)}>
                {words.forget}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
