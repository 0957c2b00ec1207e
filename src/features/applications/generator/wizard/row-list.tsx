/** Rows added by the user, each with its fields. */
import { Plus } from 'lucide-react';
import { assertNever } from '#kernel/assert.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { DateField } from '#ui/controls/date-field.tsx';
import { type Option, SelectField } from '#ui/controls/select-field.tsx';
import { TextArea } from '#ui/controls/text-area.tsx';
import { TextField } from '#ui/controls/text-field.tsx';

interface FieldHeader<Row> {
  readonly name: keyof Row & string;
  readonly label: string;
  readonly hint?: string;
}

export type RowField<Row> = FieldHeader<Row> &
  (
    | { readonly kind: 'text' | 'date' }
    | { readonly kind: 'long'; readonly rows: number }
    | { readonly kind: 'choice'; readonly options: readonly Option[] }
  );

export interface RowListWords {
  readonly row: (n: number) => string;
  readonly add: string;
  readonly remove: (n: number) => string;
}

interface RowListProps<Row> {
  /** Field name of the list, used as an id prefix. */
  readonly name: string;
  readonly rows: readonly Row[];
  readonly blank: Row;
  readonly fields: readonly RowField<Row>[];
  readonly words: RowListWords;
  readonly onChange: (rows: readonly Row[]) => void;
}

export function RowList<Row extends { readonly [K in keyof Row]: string }>(props: RowListProps<Row>) {
  const { name, rows, blank, fields, words, onChange } = props;
  const change = (at: number, next: Row) => onChange(rows.map((row, n) => (n === at ? next : row)));
  return (
    <>
      {rows.map((row, n) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no id and are not reordered
        <fieldset key={n} className="bare stack">
          <legend>{words.row(n + 1)}</legend>
          <div className="field-grid">
            {fields.map((field) => (
              <Cell
                key={field.name}
                id={`application-${name}-${n}-${field.name}`}
                field={field}
                value={row[field.name]}
                onChange={(value) => change(n, { ...row, [field.name]: value })}
              />
            ))}
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

interface CellProps<Row> {
  readonly id: string;
  readonly field: RowField<Row>;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Cell<Row>({ id, field, value, onChange }: CellProps<Row>) {
  const { generator: words } = useText();
  const shared = { id, label: field.label, hint: field.hint, value, onChange };
  switch (field.kind) {
    case 'date':
      return <DateField {...shared} words={words.dateWords} />;
    case 'choice':
      return <SelectField {...shared} none={words.choose} options={field.options} />;
    case 'long':
      return <TextArea {...shared} rows={field.rows} />;
    case 'text':
      return <TextField {...shared} autoComplete="off" />;
    default:
      return assertNever(field);
  }
}
