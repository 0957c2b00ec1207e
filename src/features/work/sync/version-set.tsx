import type { ReactNode } from 'react';
import type { ConflictField } from '#data/outbox/record-kind.ts';
import type { OutboxRow } from '#data/store/outbox-row.ts';
import { useText } from '#parts/text-context.tsx';
import { MomentText } from '#ui/time-text.tsx';
import { isJoinable, type ConflictSide } from './conflict-choices.ts';
import { fieldLabel, valueWords } from './field-words.ts';
import { otherSide } from './other-side.ts';
import './versions.css';

interface VersionSetProps {
  row: OutboxRow;
  field: ConflictField;
  choice: ConflictSide | undefined;
  onChoose: (side: ConflictSide) => void;
}

const versionId = (n: number, path: string, side: ConflictSide) => `version-${n}-${path}-${side}`;

/** Target of the error summary. */
export const firstVersionId = (n: number, path: string): string => versionId(n, path, 'mine');

/** Two versions of a field with author and time. */
export function VersionSet({ row, field, choice, onChoose }: VersionSetProps) {
  const text = useText();
  const words = text.sync.conflict;
  const other = otherSide(row);
  const shared = { n: row.n, path: field.path, choice, onChoose };
  return (
    <fieldset>
      <legend className="strong">{fieldLabel(field.path, text)}</legend>
      <div className="version-set">
        <Version {...shared} side="mine" by={<VersionAuthor who={words.you} at={row.clientTime} />}>
          {valueWords(field.path, field.yours, text)}
        </Version>
        <Version
          {...shared}
          side="theirs"
          by={other ? <VersionAuthor who={other.who} at={other.at} /> : words.court}
        >
          {valueWords(field.path, field.theirs, text)}
        </Version>
        {isJoinable(field) && (
          <Version {...shared} side="both" by={words.joinBoth}>
            {words.joinBothText}
          </Version>
        )}
      </div>
    </fieldset>
  );
}

interface VersionProps {
  n: number;
  path: string;
  side: ConflictSide;
  choice: ConflictSide | undefined;
  onChoose: (side: ConflictSide) => void;
  by: ReactNode;
  children: string;
}

function Version({ n, path, side, choice, onChoose, by, children }: VersionProps) {
  const id = versionId(n, path, side);
  return (
    <label className="version" htmlFor={id}>
      <input
        type="radio"
        id={id}
        name={`version-${n}-${path}`}
        checked={choice === side}
        onChange={() => onChoose(side)}
      />
      <span>
        <small>{by}</small>
        {children}
      </span>
    </label>
  );
}

function VersionAuthor({ who, at }: { who: string; at: string }) {
  return (
    <>
      {who}, <MomentText at={at} />
    </>
  );
}
