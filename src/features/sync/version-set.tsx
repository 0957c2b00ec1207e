import type { ReactNode } from 'react';
import type { ConflictField } from '#data/conflict.ts';
import type { OutboxRow } from '#data/outbox-row.ts';
import { useText } from '#parts/text-context.tsx';
import { MomentText } from '#ui/time-text.tsx';
import { isJoinable, type Side } from './conflict-choices.ts';
import { fieldLabel, valueWords } from './field-words.ts';
import { otherSide } from './other-side.ts';

interface VersionSetProps {
  row: OutboxRow;
  field: ConflictField;
  choice: Side | undefined;
  onChoose: (side: Side) => void;
}

const versionId = (n: number, path: string, side: Side) => `version-${n}-${path}-${side}`;

/** Where an error summary leads. */
export const firstVersionId = (n: number, path: string): string => versionId(n, path, 'mine');

/** Two versions of one field, who wrote each and when. */
export function VersionSet({ row, field, choice, onChoose }: VersionSetProps) {
  const text = useText();
  const words = text.sync.conflict;
  const other = otherSide(row);
  const version = (side: Side, by: ReactNode, said: string) => (
    <label className="version" htmlFor={versionId(row.n, field.path, side)}>
      <input
        type="radio"
        id={versionId(row.n, field.path, side)}
        name={`version-${row.n}-${field.path}`}
        checked={choice === side}
        onChange={() => onChoose(side)}
      />
      <span>
        <small>{by}</small>
        <span className="version-text">{said}</span>
      </span>
    </label>
  );
  return (
    <fieldset>
      <legend className="strong">{fieldLabel(field.path, text)}</legend>
      <div className="version-set">
        {version(
          'mine',
          <By who={words.you} at={row.clientTime} />,
          valueWords(field.path, field.yours, text),
        )}
        {version(
          'theirs',
          other ? <By who={other.who} at={other.at} /> : words.court,
          valueWords(field.path, field.theirs, text),
        )}
        {isJoinable(field) && version('both', words.joinBoth, words.joinBothText)}
      </div>
    </fieldset>
  );
}

function By({ who, at }: { who: string; at: string }) {
  return (
    <>
      {who}, <MomentText at={at} />
    </>
  );
}
