import { Check } from 'lucide-react';
import { saveCaseFacts } from '#data/records/case/case-facts.ts';
import { hearingsOfCase } from '#data/records/hearing/hearings-of-case.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import type { CaseRow } from '#data/store/db.ts';
import { proposedDelay } from '#domain/delay-by-accused.ts';
import { FactsAhead } from '#parts/liberty-clock/facts-ahead.tsx';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { notify } from '#ui/notices.ts';
import { DayText } from '#ui/time-text.tsx';

/**
 * Adjournments that the accused asked for, as delay: said where they are not counted yet. Its maker confirms them into
 * the facts of the case; a judge sees what is proposed and what is counted.
 */
export function DelayProposal({ record }: { record: CaseRow }) {
  const { delay: text } = useText();
  const { db, ports, user } = useDevice();
  const { _id, facts } = record;
  const live = useLive(() => hearingsOfCase(db, _id), [db, _id]);
  if (live.status === 'loading') return null;
  const { days, hearings } = proposedDelay(live.value);
  const counted = facts?.delayByAccusedDays;
  if (days === 0 || (counted ?? 0) >= days) return null;
  const confirm = async () => {
    const done = await saveCaseFacts(db, ports, _id, { delayByAccusedDays: days });
    notify(done.ok ? { ...text.done, type: 'success' } : { ...text.failed, type: 'error' });
  };
  return (
    <Note kind="wait">
      <div className="stack">
        <p>{text.proposed(days, counted)}</p>
        <ul>
          {hearings.map(({ _id: id, date, nextDate, reason }) => (
            <li key={id}>
              <DayText day={date} /> {text.to} {nextDate && <DayText day={nextDate} />}
              {reason && <span className="as-typed">: {reason}</span>}
            </li>
          ))}
        </ul>
        {user.role === 'judge' ? (
          <p className="small">{text.judge}</p>
        ) : (
          <>
            <FactsAhead record={record} patch={{ delayByAccusedDays: days }} />
            <p className="row">
              <Button icon={Check} onClick={() => void confirm()}>
                {text.confirm(days)}
              </Button>
              <span className="small">{text.otherwise}</span>
            </p>
          </>
        )}
      </div>
    </Note>
  );
}
