/** The court while a filed application is amended. */
import { Link } from 'react-router-dom';
import { applicationOf } from '#data/records/application/applications.ts';
import { useDb, useLive } from '#data/react/use-live.ts';
import { changedCourtFields, FIXED_IN_APPLICATION } from '#domain/case/fixed-court.ts';
import { FixedCourt } from '#parts/case-particulars/fixed-court.tsx';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import type { StepProps } from './form-fields.tsx';

export function FiledCourt({ step: { form, write }, amends }: { step: StepProps; amends: string }) {
  const { generator: words } = useText();
  const db = useDb();
  const live = useLive(() => applicationOf(db, amends), [db, amends]);
  if (live.status === 'loading' || !live.value) return null;
  const { court, courtPlace = '', courtName = '' } = live.value.case;
  const draft = { ...form, court: form.court === '' ? court : form.court };
  const isOther = changedCourtFields(FIXED_IN_APPLICATION, live.value.case, draft).length > 0;
  return (
    <FixedCourt court={court} courtPlace={courtPlace} courtName={courtName}>
      {isOther && (
        <Button onClick={() => write({ court, courtPlace, courtName })}>{words.filedCourt.use}</Button>
      )}
      <p>
        <Link to={`/application?id=${amends}`}>{words.filedCourt.open}</Link>
      </p>
    </FixedCourt>
  );
}
