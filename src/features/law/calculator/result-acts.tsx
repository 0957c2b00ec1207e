/** Actions below the answer: application and report. */
import { FileDown, FileText, FolderOpen, Pencil, Printer, RotateCcw, Scale, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { CourtDocument } from '#documents/model.ts';
import { draftWithFacts } from '#data/records/application/draft-with-facts.ts';
import { useDevice } from '#data/react/use-device.ts';
import { actFailed, reportFailure } from '#data/store/failure-log.ts';
import { useShareOrSave } from '#parts/document-export/use-share-or-save.ts';
import { canShare, openSheet } from '#parts/document-export/share-sheet.ts';
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
  const shareOrSave = useShareOrSave();
  const make = async (as: 'save' | 'share') => {
    setMaking(as);
    const made = await pdfOf(() => reportDocument(props, text));
    setMaking(null);
    if (!(made instanceof Blob))
      return notify({ type: 'error', title: made === 'failed' ? words.failed : words.notHere });
    if (as === 'save') return shareOrSave(made, words.filename, { title: words.done });
    const outcome = await openSheet(new File([made], words.filename, { type: made.type }));
    if (outcome === 'handed-on') return notify({ type: 'success', title: words.shared });
    return outcome === 'cancelled' ? undefined : shareOrSave(made, words.filename, { title: words.done });
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
      {canShare(new File([], words.filename, { type: 'application/pdf' })) && (
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

async function pdfOf(document: () => CourtDocument): Promise<Blob | 'not-on-this-device' | 'failed'> {
  try {
    const { makePdf } = await import('#parts/document-export/export-document.ts');
    const made = await makePdf(document());
    return made.ok ? made.value : made.error.kind;
  } catch (error) {
    reportFailure(error, 'page');
    return 'failed';
  }
}
