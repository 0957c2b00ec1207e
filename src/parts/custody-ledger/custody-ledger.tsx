/** Custody periods of one case as picture and table, with an editor that shows the effect on dates. */
import { useState } from 'react';
import { useDb, useLive } from '#data/react/use-live.ts';
import type { CaseRow } from '#data/store/rows.ts';
import type { KeptForm } from '#data/store/form-drafts.ts';
import type { MatterClock } from '#law-explain/matter-clock.ts';
import { formNames } from '#parts/form/form-names.ts';
import { useFormDraft } from '#parts/form/use-form-draft.ts';
import { clockMatterOf } from '#parts/liberty-clock/clock-matters.ts';
import { type BeforeChange, FactsEffect } from '#parts/liberty-clock/facts-effect.tsx';
import { type CaseClock, useMatterClock } from '#parts/liberty-clock/use-matter-clock.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { CustodyForm } from './custody-form.tsx';
import { DrawnCustody } from './drawn-custody.tsx';

export function CustodyLedger({ record }: { record: CaseRow }) {
  const { custodyLedger: words } = useText();
  const db = useDb();
  const live = useLive(() => clockMatterOf(db, record), [db, record]);
  const clock = useMatterClock(live.status === 'ready' ? live.value : null);
  const formDraft = useFormDraft(formNames.custody(record._id));
  return (
    <LedgerSection title={words.title}>
      <div className="stack">
        <DrawnCustody record={record} />
        {formDraft.status === 'ready' && (
          <Changing key={record._id} record={record} now={counted(clock)} kept={formDraft.value} />
        )}
      </div>
    </LedgerSection>
  );
}

interface ChangingProps {
  readonly record: CaseRow;
  readonly now: MatterClock | null;
  readonly kept: KeptForm | null;
}

/** An unsaved draft opens the editor. */
function Changing({ record, now, kept }: ChangingProps) {
  const { custodyLedger: words } = useText();
  const { facts = {} } = record;
  const before: BeforeChange = { facts, clock: now };
  const [open, setOpen] = useState<BeforeChange | null>(kept && before);
  const [saved, setSaved] = useState<BeforeChange | null>(null);
  return (
    <>
      {open ? (
        <CustodyForm
          record={record}
          kept={kept}
          onSaved={() => {
            setSaved(open);
            setOpen(null);
          }}
          onLeave={() => setOpen(null)}
        />
      ) : (
        <p className="row">
          <Button onClick={() => setOpen(before)}>{words.change}</Button>
        </p>
      )}
      {saved && <FactsEffect before={saved} facts={facts} now={now} />}
    </>
  );
}

const counted = (clock: CaseClock): MatterClock | null => (clock.status === 'ready' ? clock.clock : null);
