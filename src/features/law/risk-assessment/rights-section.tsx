import { useMemo } from 'react';
import { factsOfCase } from '#domain/case/facts-of-case.ts';
import { lawFactsOf } from '#domain/case/law-facts.ts';
import type { CaseRow } from '#data/store/rows.ts';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { determineAll } from '#law/determine.ts';
import { type RightAbove, rightsAbove } from '#law/risk/rights-above.ts';
import type { Tables } from '#law/tables.ts';
import { useLawTables } from '#parts/law-tables/use-law-tables.ts';
import { Citation } from '#parts/law-library/card-link.tsx';
import { useText } from '#parts/text-context.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { DayText } from '#ui/time-text.tsx';

/** Rights from the facts of the case, above the checklist: no level affects them. */
export function RightsSection({ record }: { record: CaseRow }) {
  const { rights: words } = useText().risk;
  const law = useLawTables();
  return (
    <LedgerSection title={words.title}>
      {law.status === 'missing' && <p className="quiet">{words.noTables}</p>}
      {law.status === 'ready' && <Rights record={record} tables={law.tables} />}
    </LedgerSection>
  );
}

function Rights({ record, tables }: { record: CaseRow; tables: Tables }) {
  const { rights: words } = useText().risk;
  const { day: asOf } = useCourtDay();
  const rights = useMemo(
    () => rightsAbove(determineAll(lawFactsOf(factsOfCase(record), tables), tables, asOf)),
    [record, tables, asOf],
  );
  if (rights.length === 0) return <p className="quiet">{words.none}</p>;
  return (
    <Note kind="good">
      <ul className="risk-list">
        {rights.map((right) => (
          <li key={right.right}>
            <Right of={right} />
          </li>
        ))}
      </ul>
      <p>
        <strong>{words.whatever}</strong>
      </p>
    </Note>
  );
}

function Right({ of: { right, from, authority } }: { of: RightAbove }) {
  const { rights: words } = useText().risk;
  return (
    <>
      {words[right]} (<Citation authority={authority} />
      ).{' '}
      <strong>
        {from === null ? (
          words.now
        ) : (
          <>
            {words.from} <DayText day={from} />
          </>
        )}
      </strong>
    </>
  );
}
