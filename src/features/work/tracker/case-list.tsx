import { memo, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { casesById, trackedCases } from '#data/records/case/tracked-cases.ts';
import type { CaseRow } from '#data/store/rows.ts';
import { isScheduled } from '#domain/case/status-rules.ts';
import { choiceLabel } from '#parts/choice-label.ts';
import { useListSearch } from '#parts/global-search/use-list-search.ts';
import { AsOf } from '#parts/next-date/as-of.tsx';
import { PagedList } from '#parts/screen/paged-list.tsx';
import { StatusChip } from '#parts/status-chip.tsx';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { Chip } from '#ui/feedback/chip.tsx';
import { Docket } from '#ui/feedback/number-badge.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { ListRow } from '#ui/lists/list-row.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { DayText } from '#ui/time-text.tsx';
import { matterNumberOf } from '#domain/case/case-number.ts';
import { caseTitle } from '#text/hearing-words.ts';

const QUERY = 'q';
const REST_MS = 300;

export function CaseList({ chosen }: { chosen: string | null }) {
  const { tracker } = useText();
  const words = tracker.cases;
  const [search, setSearch] = useSearchParams();
  const query = search.get(QUERY) ?? '';
  const [typed, setTyped] = useState(query);
  const { pages, count } = useListSearch({
    kind: 'case',
    query: typed,
    all: trackedCases,
    byId: casesById,
  });
  useEffect(() => {
    if (typed === query) return undefined;
    // debounced, because a URL change renders the whole screen
    const rested = setTimeout(
      () =>
        setSearch(
          (now) => {
            if (typed === '') now.delete(QUERY);
            else now.set(QUERY, typed);
            return now;
          },
          { replace: true, preventScrollReset: true },
        ),
      REST_MS,
    );
    return () => clearTimeout(rested);
  }, [typed, query, setSearch]);
  return (
    <LedgerSection title={words.title}>
      <div className="stack">
        <TextField
          id="case-search"
          type="search"
          label={tracker.search.label}
          hint={tracker.search.hint}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
        />
        <p className="small quiet" role="status">
          {count !== null && count > 0 && words.found(count)}
        </p>
        <PagedList
          pages={pages}
          loading={typed === '' ? words.loading : tracker.search.searching}
          empty={<p className="quiet">{typed === '' ? words.none : words.noMatch}</p>}
          more={words.more}
        >
          {(row) => <CaseLine key={row._id} row={row} isChosen={row._id === chosen} search={search} />}
        </PagedList>
      </div>
    </LedgerSection>
  );
}

interface CaseLineProps {
  row: CaseRow;
  isChosen: boolean;
  search: URLSearchParams;
}

/** Memoised, so that typing does not render unchanged rows. */
const CaseLine = memo(function CaseLine({ row, isChosen, search }: CaseLineProps) {
  const text = useText();
  const words = text.tracker.cases;
  const to = new URLSearchParams(search);
  to.set('case', row._id);
  const number = numberOf(row);
  const title = caseTitle(row, text);
  return (
    <ListRow
      title={isChosen ? <span aria-current="true">{title}</span> : title}
      to={`?${to.toString()}`}
      chip={<TrackedStatus of={row} />}
      under={
        <>
          <p className="row">
            {number !== null && <Docket>{number}</Docket>}
            <span>{courtWords(row, text)}</span>
            {row.judge && <span>{words.before(row.judge)}</span>}
          </p>
          <p>
            {row.nextHearingDate ? (
              <>
                {words.next} <DayText day={row.nextHearingDate} /> <AsOf of={row} />
              </>
            ) : (
              <span className="quiet">{words.noNext}</span>
            )}
          </p>
        </>
      }
    />
  );
});

/** `Scheduled` is derived. */
export function TrackedStatus({ of: row }: { of: CaseRow }) {
  const { statuses } = useText();
  const { day: today } = useCourtDay();
  const isListed = row.version > 0 && isScheduled(row.status, row.nextHearingDate, today);
  return isListed ? <Chip kind="scheduled">{statuses.Scheduled}</Chip> : <StatusChip of={row} />;
}

/** Case number, or else the FIR number or CNR. */
export const numberOf = (row: CaseRow): string | null => matterNumberOf(row) ?? row.cnr ?? null;

export const courtWords = ({ court, courtName, courtPlace }: CaseRow, { choices }: Catalogue): string =>
  [courtName ?? choiceLabel(choices, 'court', court), courtPlace].filter(Boolean).join(', ');
