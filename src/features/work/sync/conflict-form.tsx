import { type FormEvent, useState } from 'react';
import { keepTheirs } from '#data/outbox/conflict.ts';
import type { OutboxRow } from '#data/outbox/outbox-row.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { useHoldsUnsaved } from '#ui/unsaved.ts';
import { type Choices, type Clash, type Side, unchosen, wantsEditing } from './conflict-choices.ts';
import { fieldLabel } from './field-words.ts';
import { useChoices } from './use-choices.ts';
import { firstVersionId, VersionSet } from './version-set.tsx';

interface ConflictFormProps {
  row: OutboxRow;
  clash: Clash;
}

/** One choice per field, none made beforehand. */
export function ConflictForm({ row, clash }: ConflictFormProps) {
  const text = useText();
  const words = text.sync.conflict;
  const { db, ports } = useDevice();
  const [choices, setChoices] = useState<Choices>({});
  const [attempt, setAttempt] = useState(0);
  const use = useChoices(row.n, clash);
  useHoldsUnsaved(Object.keys(choices).length > 0);
  const missing = attempt > 0 ? unchosen(clash, choices) : [];
  const choose = (path: string, side: Side) => setChoices({ ...choices, [path]: side });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (unchosen(clash, choices).length > 0) setAttempt(attempt + 1);
    else await use(choices);
  };
  return (
    <form className="versions" onSubmit={submit} noValidate>
      <ErrorSummary
        title={text.fields.problem}
        attempt={attempt}
        errors={missing.map(({ path }) => ({
          id: firstVersionId(row.n, path),
          message: words.chooseFor(fieldLabel(path, text)),
        }))}
      />
      {clash.clashing.map((field) => (
        <VersionSet
          key={field.path}
          row={row}
          field={field}
          choice={choices[field.path]}
          onChoose={(side) => choose(field.path, side)}
        />
      ))}
      {clash.mineOnly.length > 0 && <p className="small quiet">{words.rest(clash.mineOnly.length)}</p>}
      <div className="row">
        <Button kind="primary" type="submit">
          {wantsEditing(choices) ? words.useAndEdit : words.use}
        </Button>
        <Button onClick={() => keepTheirs(db, ports, row.n)}>{words.keepTheirs}</Button>
      </div>
    </form>
  );
}
