import { useState } from 'react';
import type { CaseRow } from '#data/store/rows.ts';
import { casesById, trackedCases } from '#data/records/case/tracked-cases.ts';
import { useListSearch } from '#parts/global-search/use-list-search.ts';
import { OnceKnown } from '#parts/first-pull/once-known.tsx';
import { choiceLabel } from '#parts/choice-label.ts';
import { useText } from '#parts/text-context.tsx';
import { Docket } from '#ui/feedback/number-badge.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { caseNumberOf } from '#domain/case/case-number.ts';
import { caseTitle } from '#text/hearing-words.ts';
import './case-choice.css';

const MOST = 6;

interface CaseChoiceProps {
  readonly id: string;
  readonly error?: string | undefined;
  readonly onChoose: (caseId: string) => void;
}

/** Cases on this device that match the typed text; before typing, the newest. */
export function CaseChoice({ id, error, onChoose }: CaseChoiceProps) {
  const text = useText();
  const words = text.diary.case;
  const [typed, setTyped] = useState('');
  const { pages } = useListSearch({ kind: 'case', query: typed, all: trackedCases, byId: casesById });
  const rows = pages.rows?.slice(0, MOST);
  return (
    <div className="stack case-choice">
      <TextField
        id={id}
        type="search"
        label={words.choose}
        hint={words.hint}
        error={error}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
      />
      {!rows && <Skeleton label={words.loading} rows={1} />}
      {rows?.length === 0 && (
        <OnceKnown label={words.loading} rows={1}>
          <p className="quiet">{words.none}</p>
        </OnceKnown>
      )}
      {rows && rows.length > 0 && (
        <ul className="case-choices">
          {rows.map((row) => (
            <li key={row._id}>
              <button type="button" className="case-option" onClick={() => onChoose(row._id)}>
                <span className="strong">{caseTitle(row, text)}</span> <CaseMarks row={row} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Number, FIR and court, which tell two cases of the same parties apart. */
function CaseMarks({ row }: { readonly row: CaseRow }) {
  const { records, choices } = useText();
  const number = caseNumberOf(row);
  const court = [row.courtName ?? choiceLabel(choices, 'court', row.court), row.courtPlace];
  return (
    <span className="case-marks">
      {number !== undefined && <Docket>{number}</Docket>}{' '}
      {row.firNumber && <Docket>{records.matter.fir(row.firNumber)}</Docket>}{' '}
      <span className="small quiet">{court.filter(Boolean).join(', ')}</span>
    </span>
  );
}
