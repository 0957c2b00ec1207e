/** The facts of one row of a list, one field each. Facts that the row does not have are not asked. */
import type { Fact } from '#facts/fact.ts';
import { type FactList, LIST_FACTS } from '#facts/list-facts.ts';
import { useText } from '#parts/text-context.tsx';
import type { Option } from '#ui/controls/select-field.tsx';
import { FactControl } from './fact-control.tsx';

type Texts = Readonly<Partial<Record<string, string>>>;

interface RowFieldsProps<Row> {
  readonly list: FactList;
  readonly row: Row;
  readonly idOf: (name: keyof Row & string) => string;
  readonly errorOf?: (name: keyof Row & string) => string | undefined;
  readonly onChange: (part: Partial<Row>) => void;
  /** Labels and hints that an answer in the row changes. */
  readonly labels?: Texts;
  readonly hints?: Texts;
  /** Answers in the words of this screen. */
  readonly options?: Readonly<Record<string, readonly Option[]>>;
}

export function RowFields<Row extends object>(props: RowFieldsProps<Row>) {
  const { list, row, idOf, errorOf, onChange } = props;
  const { choices, facts, fields } = useText();
  const answers: Readonly<Record<string, readonly Option[]>> = choices;
  const labels: Texts = { ...facts.rows[list], ...props.labels };
  const hints: Texts = { ...commonHints(list, facts.rowHints), ...props.hints };
  return factsOf(list, row).map(([name, fact]) => (
    <FactControl
      key={name}
      fact={fact}
      id={idOf(name)}
      label={labels[name] ?? name}
      hint={hints[name]}
      error={errorOf?.(name)}
      options={props.options?.[name] ?? answers[fact.answers ?? name] ?? []}
      none={fields.none}
      value={String(row[name])}
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one fact of the row
      onChange={(value) => onChange({ [name]: value } as Partial<Row>)}
    />
  ));
}

const commonHints = (list: FactList, hints: Readonly<Partial<Record<FactList, Texts>>>): Texts =>
  hints[list] ?? {};

function factsOf<Row extends object>(list: FactList, row: Row) {
  const rows = Object.entries<Fact>(LIST_FACTS[list].rows).filter(([name]) => name in row);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- names of the row, by the filter
  return rows as [keyof Row & string, Fact][];
}
