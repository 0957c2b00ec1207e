/** /calculator: statutory answer, reasons, formula and inputs. */
import { useSearchParams } from 'react-router-dom';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useText } from '#parts/text-context.tsx';
import { Page } from '#ui/page-head.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { BLANK, CalculatorForm, isBlankForm, type CodeTab } from './calculator-form.ts';
import { Calculator } from './calculator.tsx';
import { useCalculatorRecord } from './use-record.ts';
import './calculator.css';

export function CalculatorScreen() {
  const { calculator: words } = useText();
  const { day } = useCourtDay();
  const [params, setParams] = useSearchParams();
  const opened = useCalculatorRecord();
  const tab: CodeTab = params.get('tab') === 'crpc' ? 'crpc' : 'bnss';
  if (opened.status === 'loading') {
    return (
      <Page>
        <Skeleton label={words.opening} rows={4} />
      </Page>
    );
  }
  const { record, seeded, typed } = opened.value;
  const found = record === 'gone' ? null : record;
  const parsedForm = CalculatorForm.safeParse(typed);
  return (
    <Calculator
      key={found?.key ?? ''}
      initial={parsedForm.success ? parsedForm.data : (seeded ?? BLANK)}
      seeded={seeded}
      kept={found === null && parsedForm.success && !isBlankForm(parsedForm.data)}
      record={found}
      gone={record === 'gone'}
      tab={tab}
      onTab={(next) => setParams((old) => ({ ...Object.fromEntries(old), tab: next }), { replace: true })}
      asOf={day}
    />
  );
}
