import type { DcmCategory } from '#contract/case/case-record.ts';
import { setCategory } from '#data/records/case/case-category.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useAct } from '#parts/form/use-act.ts';
import { useText } from '#parts/text-context.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { SelectField } from '#ui/controls/select-field.tsx';

const CATEGORIES: readonly DcmCategory[] = ['Standard', 'Expedited', 'Complex'];

interface CategoryFieldProps {
  readonly id: string;
  readonly of: { readonly caseId: string; readonly category: DcmCategory };
  readonly label: string;
}

/** Case management category; group and calendar colours follow at once. */
export function CategoryField({ id, of: { caseId, category }, label }: CategoryFieldProps) {
  const { judgeCalendar: text } = useText();
  const { db, ports } = useDevice();
  const act = useAct();
  const choose = async (chosen: DcmCategory | '') => {
    if (chosen === '' || chosen === category) return;
    const done = await act(() => setCategory(db, ports, caseId, chosen));
    if (done && !done.ok) notify({ ...text.category[done.error.kind], type: 'error' });
  };
  return (
    <SelectField
      id={id}
      label={label}
      options={CATEGORIES.map((value) => ({ value, label: text.groups[value] }))}
      value={category}
      onChange={(chosen) => void choose(chosen)}
    />
  );
}
