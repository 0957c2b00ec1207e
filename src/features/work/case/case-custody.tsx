import { Suspense, useState } from 'react';
import type { CaseRow } from '#data/store/rows.ts';
import { formNames } from '#parts/form/form-names.ts';
import { useFormDraft } from '#parts/form/use-form-draft.ts';
import { lazyPart } from '#parts/lazy-part.ts';
import { useText } from '#parts/text-context.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

const CustodyLedger = lazyPart(() =>
  import('#parts/custody-ledger/custody-ledger.tsx').then((each) => each.CustodyLedger),
);

/** Rendered and computed when opened. */
export function CaseCustody({ record }: { record: CaseRow }) {
  const { caseFile, custodyLedger } = useText();
  const [asked, setOpen] = useState<boolean | null>(null);
  const savedDraft = useFormDraft(formNames.custody(record._id));
  const open = asked ?? (savedDraft.status === 'ready' && savedDraft.value !== null);
  return (
    <details className="case-more" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{caseFile.custody.open}</summary>
      {open && (
        <Suspense fallback={<Skeleton label={custodyLedger.loading} rows={2} />}>
          <CustodyLedger record={record} />
        </Suspense>
      )}
    </details>
  );
}
