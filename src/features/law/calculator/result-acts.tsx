/** Actions below the answer: application and report. */
import { FileDown, FileText, FolderOpen, Pencil, Printer, RotateCcw, Scale, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { CourtDocument } from '#documents/model.ts';
import { draftWithFacts } from '#data/records/application/draft-with-facts.ts';
import { useDevice } from '#data/react/use-device.ts';
import { actFailed, reportFailure } from '#data/store/failure-log.ts';
import { useText } from '#parts/text-context.tsx';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { focusInputs } from './calculator-inputs.tsx';
import { draftSeed } from './draft-seed.ts';
import { reportDocument } from './report-document.ts';
import type { CalculatorResult } from './result.ts';
import type { PressedForm } from './use-calculator.ts';
import type { RecordOf } from './use-record.ts';
import { useOpenInputs } from './unfold-inputs.ts';

interface ResultActsProps {
  readonly result: CalculatorResult;
  readonly pressed: PressedForm;
  readonly asOf: CalendarDate;
  readonly record: RecordOf | null;
  readonly onAnew: () => void;
}

export function ResultActs({ onAnew, ...props }: ResultActsProps) {
  const { calculator: words, caseFile, shell } = useText();
  const { user } = useDevice();
  const proceed = useProceed(props);
  const toInputs = useOpenInputs();
  const [open, setOpen] = useState(false);
  return (
    <div className="calc-acts">
      <div className="row">
        {user.role !== 'judge' && (
          <Button kind="primary" onClick={() => void proceed()}>
            {words.proceed}
          </Button>
        )}
        <Button icon={FileText} aria-expanded={open} onClick={() => setOpen(!open)}>
          {words.report.make}
        </Button>
      </div>
      {open && <ReportActs {...props} />}
      <div className="row">
        <Button kind="quiet" icon={Pencil} onClick={() => toInputs(focusInputs)}>
          {words.again}
        </Button>
        <Button kind="quiet" icon={RotateCcw} onClick={onAnew}>
          {words.fresh}
        </Button>
        {props.record && user.role !== 'judge' && (
          <ButtonLink kind="quiet" icon={FolderOpen} to={`/case/${props.record.caseId}`}>
            {caseFile.title} <span className="vh">{caseFile.of(props.record.name)}</span>
          </ButtonLink>
        )}
        {props.record && (
          <ButtonLink kind="quiet" icon={Scale} to={`/risk-assessment/${props.record.caseId}`}>
            {shell.entries['risk-assessment']}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

type Acting = Omit<ResultActsProps, 'onAnew'>;

/** Fills a draft of the matter that opened the calculator, or a new one. */
function useProceed({ pressed, result, record }: Acting): () => Promise<void> {
  const { calculator: words, clock } = useText();
  const { db, ports } = useDevice();
  const navigate = useNavigate();
  return async () => {
    const stage = record?.facts.trial?.stage ?? clock.facts.evidenceStage;
    const seed = draftSeed(pressed.form, result, stage);
    const gathered = { ...seed, caseId: record?.caseId ?? null };
    const draft = await draftWithFacts(db, ports, gathered).catch(actFailed);
    if (draft) await navigate(`/application?draft=${draft._id}`);
    else notify({ type: 'error', ...words.proceedFailed });
  };
}

function ReportActs(props: Acting) {
  const text = useText();
  const words = text.calculator.report;
  const [making, setMaking] = useState<'save' | 'share' | null>(null);
  const make = async (as: 'save' | 'share') => {
    setMaking(as);
    const failure = await handOver(as, () => reportDocument(props, text), words.filename);
    setMaking(null);
    if (failure === null) notify({ type: 'success', title: as === 'save' ? words.done : words.shared });
    else if (failure !== 'cancelled') {
      notify({ type: 'error', title: failure === 'not-on-this-device' ? words.notHere : words.failed });
    }
  };
  return (
    <div className="row calc-report">
      <Button icon={Printer} onClick={() => window.print()}>
        {words.print}
      </Button>
      <Button
        icon={FileDown}
        busy={making === 'save' ? words.making : undefined}
        onClick={() => void make('save')}
      >
        {words.pdf}
      </Button>
      {'share' in navigator && (
        <Button
          icon={Share2}
          busy={making === 'share' ? words.making : undefined}
          onClick={() => void make('share')}
        >
          {words.share}
        </Button>
      )}
    </div>
  );
}

type Failure = 'not-on-this-device' | 'failed' | 'cancelled';

async function handOver(
  as: 'save' | 'share',
  document: () => CourtDocument,
  filename: string,
): Promise<Failure | null> {
  try {
    const { makePdf } = await import('#parts/document-export/export-document.ts');
    const made = await makePdf(document());
    if (!made.ok) return made.error.kind;
    const file = new File([made.value], filename, { type: made.value.type });
    if (as === 'share' && navigator.canShare?.({ files: [file] })) {
      await navigator.share({ files: [file] });
      return null;
    }
    const { shareOrSave } = await import('#parts/document-export/share-or-save.ts');
    return (await shareOrSave(made.value, filename)) === 'cancelled' ? 'cancelled' : null;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    reportFailure(error, 'page');
    return 'failed';
  }
}
