import { type FormEvent, useState } from 'react';
import { keepTheirs, applyMineAgain } from '#data/outbox/conflict.ts';
import type { OutboxRow } from '#data/store/outbox-row.ts';
import { type KeptForm, applyFormDraft } from '#data/store/form-drafts.ts';
import { useDevice } from '#data/react/use-device.ts';
import { formNames } from '#parts/form/form-names.ts';
import { UnkeptNote } from '#parts/form/unsaved-warning.tsx';
import { useDraftSaver, useFormDraft } from '#parts/form/use-form-draft.ts';
import { useText } from '#parts/text-context.tsx';
import { useAct } from '#parts/form/use-act.ts';
import { Button } from '#ui/controls/button.tsx';
import { ErrorSummary } from '#ui/controls/error-summary.tsx';
import {
  type ConflictChoices,
  type Clash,
  type ConflictSide,
  unresolvedFields,
  wantsEditing,
  formOf,
  minePaths,
} from './conflict-choices.ts';
import { fieldLabel } from './field-words.ts';
import { firstVersionId, VersionSet } from './version-set.tsx';
import { useNavigate } from 'react-router-dom';
import { editAndResend } from '#data/outbox/rejected-rows.ts';
import { replaceInDraft } from '#data/records/application/drafts.ts';
import { engineOf } from '#data/records/kinds.ts';
import { notify } from '#ui/feedback/notices.ts';

interface ConflictFormProps {
  row: OutboxRow;
  clash: Clash;
}

/** One choice per field, without a default. */
export function ConflictForm(props: ConflictFormProps) {
  const savedDraft = useFormDraft(formNames.conflict(props.row.key));
  return savedDraft.status === 'ready' && <OpenConflict {...props} kept={savedDraft.value} />;
}

interface ConflictSelection {
  readonly choices: ConflictChoices;
}

const NONE: ConflictSelection = { choices: {} };

function OpenConflict({ row, clash, kept }: ConflictFormProps & { kept: KeptForm | null }) {
  const text = useText();
  const words = text.sync.conflict;
  const { db, ports } = useDevice();
  const [{ choices }, setChosen] = useState(() => applyFormDraft(NONE, kept));
  const { keep, forget, safety } = useDraftSaver(formNames.conflict(row.key), NONE);
  const [attempt, setAttempt] = useState(0);
  const use = useChoices(row.n, clash);
  const missing = attempt > 0 ? unresolvedFields(clash, choices) : [];
  const choose = (path: string, side: ConflictSide) => {
    const chosen = { choices: { ...choices, [path]: side } };
    setChosen(chosen);
    keep(chosen);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (unresolvedFields(clash, choices).length > 0) return setAttempt(attempt + 1);
    if (await use(choices)) await forget();
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
      <UnkeptNote safety={safety} />
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
        <Button onClick={() => void keepTheirs(engineOf(db, ports), row.n).then(() => forget())}>
          {words.keepTheirs}
        </Button>
      </div>
    </form>
  );
}

/** Combines the choices into one patch on the server copy; joined texts open as a draft. */
function useChoices(n: number, clash: Clash): (choices: ConflictChoices) => Promise<boolean> {
  const { db, ports } = useDevice();
  const { acts } = useText().sync;
  const navigate = useNavigate();
  const engine = engineOf(db, ports);
  const act = useAct();
  const edit = async (choices: ConflictChoices): Promise<boolean> => {
    const opened = await editAndResend(engine, n, async (reopened) => {
      if (reopened.kind === 'draft') await replaceInDraft(db, reopened.draftId, formOf(clash, choices));
    });
    if (!opened.ok || opened.value.kind !== 'draft') return false;
    await navigate(`/application?draft=${opened.value.draftId}`);
    return true;
  };
  const apply = async (choices: ConflictChoices): Promise<boolean> =>
    (await applyMineAgain(engine, { n, paths: minePaths(clash, choices) })).ok;
  return async (choices) => {
    const isUsed = await act(() => (wantsEditing(choices) ? edit(choices) : apply(choices)));
    if (isUsed === false) notify({ ...acts.gone, type: 'warning' });
    return isUsed ?? false;
  };
}
