/** Rows added by the user, each with its fields. */
import { Plus } from 'lucide-react';
import type { FactList } from '#facts/list-facts.ts';
import { RowFields } from '#parts/facts/row-fields.tsx';
import { Button } from '#ui/controls/button.tsx';

export interface RowListWords {
  readonly row: (n: number) => string;
  readonly add: string;
  readonly remove: (n: number) => string;
}

interface RowListProps<Row> {
  readonly name: FactList;
  /** Prefix of the ids, for a screen with several of these lists. */
  readonly prefix?: string;
  readonly rows: readonly Row[];
  readonly blank: Row;
  readonly words: RowListWords;
  readonly onChange: (rows: readonly Row[]) => void;
}

export function RowList<Row extends object>({
  name,
  prefix = 'application',
  rows,
  blank,
  words,
  onChange,
}: RowListProps<Row>) {
  return (
    <>
      {rows.map((row, n) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no id and are not reordered
        <fieldset key={n} className="bare stack">
          <legend>{words.row(n + 1)}</legend>
          <div className="field-grid">
            <RowFields
              list={name}
              row={row}
              idOf={(fact) => `${prefix}-${name}-${n}-${fact}`}
              onChange={(part) => onChange(rows.with(n, { ...row, ...part }))}
            />
          </div>
          <Button kind="quiet" onClick={() => onChange(rows.filter((_, at) => at !== n))}>
            {words.remove(n + 1)}
          </Button>
        </fieldset>
      ))}
      <Button icon={Plus} onClick={() => onChange([...rows, blank])}>
        {words.add}
      </Button>
    </>
  );
}
