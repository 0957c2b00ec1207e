/** Search of the audit log by person or record, action and days, and its rows as a CSV file. */
import { Search, Sheet } from 'lucide-react';
import { useState } from 'react';
import { AUDIT_ACTIONS } from '#contract/operator/audit-actions.ts';
import type { AuditAnswer } from '#contract/operator/operator-endpoints.ts';
import { actFailed } from '#data/store/failure-log.ts';
import { isDay } from '#kernel/calendar-date.ts';
import { DateBox } from '#parts/form/date-box.tsx';
import { FormFrame } from '#parts/form/form-frame.tsx';
import { type Form, useForm } from '#parts/form/use-form.ts';
import { useFailure } from '#parts/server-read/use-failure.ts';
import { useShareOrSave } from '#parts/document-export/use-share-or-save.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { Page, PageHead } from '#ui/page-head.tsx';
import { AuditRows } from './audit-rows.tsx';
import { type AuditField, type AuditSearch, useAuditSearch } from './use-audit-search.ts';

const ORDER: readonly AuditField[] = ['about', 'action', 'from', 'to'];

interface AuditResult {
  readonly answer: AuditAnswer;
  readonly search: AuditSearch;
}

export function AuditLogScreen() {
  const { operator, fields } = useText();
  const { audit: words } = operator;
  const ask = useAuditSearch();
  const [found, setFound] = useState<AuditResult | null>(null);
  const form = useForm<AuditSearch, AuditField>({
    initial: { about: '', action: '', from: '', to: '' },
    check: ({ from, to }) => ({
      ...(from !== '' && !isDay(from) && { from: fields.date.unread }),
      ...(to !== '' && !isDay(to) && { to: fields.date.unread }),
    }),
    send: async (search) => {
      const done = await ask(search);
      if (!done.ok) return done.error;
      setFound({ answer: done.value, search });
      return null;
    },
  });
  return (
    <Page>
      <PageHead title={words.title} />
      <p className="quiet">
        {words.logged} {operator.online}
      </p>
      <FormFrame form={form} order={ORDER}>
        <SearchFields form={form} />
        <div className="row">
          <Button kind="primary" type="submit" icon={Search} busy={form.busy ? words.searching : undefined}>
            {words.search}
          </Button>
        </div>
      </FormFrame>
      {found && (
        <AuditRows
          answer={found.answer}
          acts={<SaveAudit key={found.search.about} search={found.search} />}
        />
      )}
    </Page>
  );
}

function SearchFields({ form: { values, errors, change } }: { form: Form<AuditSearch, AuditField> }) {
  const { audit: words } = useText().operator;
  return (
    <>
      <TextField
        id="about"
        label={words.about}
        hint={words.aboutHint}
        error={errors.about}
        autoComplete="off"
        maxLength={254}
        value={values.about}
        onChange={(about) => change({ about })}
      />
      <SelectField
        id="action"
        label={words.action}
        none={words.anyAction}
        options={AUDIT_ACTIONS.map((value) => ({ value, label: words.actions[value] })).toSorted(
          (one, other) => one.label.localeCompare(other.label),
        )}
        error={errors.action}
        value={values.action}
        onChange={(action) => change({ action })}
      />
      <DateBox
        id="from"
        label={words.from}
        past
        error={errors.from}
        value={values.from}
        onChange={(from) => change({ from })}
      />
      <DateBox
        id="to"
        label={words.to}
        past
        error={errors.to}
        value={values.to}
        onChange={(to) => change({ to })}
      />
    </>
  );
}

function SaveAudit({ search }: { search: AuditSearch }) {
  const text = useText();
  const { audit: words } = text.operator;
  const ask = useAuditSearch();
  const failure = useFailure();
  const [isSaving, setSaving] = useState(false);
  const shareOrSave = useShareOrSave();
  const save = async () => {
    setSaving(true);
    const file = await import('./audit-file.ts')
      .then(async ({ auditFile }) => auditFile(ask, search, text))
      .catch(actFailed);
    setSaving(false);
    if (file) await shareOrSave(file, 'zamanat-audit.csv', words.saved);
    else notify({ title: failure({ kind: 'server' }), type: 'error' });
  };
  return (
    <Button icon={Sheet} busy={isSaving ? words.saving : undefined} onClick={() => void save()}>
      {words.save}
    </Button>
  );
}
