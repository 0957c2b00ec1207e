/** Disclosure annexure before filing: one strip of its six parts. Each cell opens its part. */
import type { ApplicationForm } from '#domain/application/application-form.ts';
import type { AnnexureEntry, AnnexurePart } from '#documents/common-sections/disclosure-annexure.ts';
import type { PaperMatter } from '#documents/matter.ts';
import { isPartSettled, swornEntries } from '#documents/preflight/filing-stops.ts';
import { LongText } from '#parts/form/long-text.tsx';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import type { StepProps } from '../wizard/form-fields.tsx';
import type { GoTo } from '../wizard/go-to.ts';
import { FieldFix } from './field-fix.tsx';
import { FIELD_OF_PART } from './review-points.ts';

interface DisclosureProps {
  readonly matter: PaperMatter;
  readonly step: StepProps;
  readonly goTo: GoTo;
  readonly opened: AnnexurePart | null;
  readonly onToggle: (part: AnnexurePart) => void;
}

const PANEL = 'disclosure-part';

export function DisclosureReview({ matter, step, goTo, opened, onToggle }: DisclosureProps) {
  const { generator } = useText();
  const words = generator.annexureReview;
  const { form, write } = step;
  if (form.annexure !== 'yes') return null;
  const entries = swornEntries(matter);
  const done = entries.filter((entry) => isPartSettled(form, entry)).length;
  const shown = entries.find(({ part }) => part === opened);
  return (
    <LedgerSection
      title={words.title}
      more={<span className="small quiet">{words.complete(done, entries.length)}</span>}
    >
      <ol className="annex-strip">
        {entries.map((entry) => (
          <Cell key={entry.part} entry={entry} form={form} opened={opened} onToggle={onToggle} />
        ))}
      </ol>
      {shown && (
        <div className="annex-body" id={PANEL}>
          <Part key={shown.part} entry={shown} step={step} goTo={goTo} />
          <Button kind="quiet" onClick={() => write({ annexure: 'no' })}>
            {words.leaveOff}
          </Button>
        </div>
      )}
    </LedgerSection>
  );
}

interface CellProps extends Pick<DisclosureProps, 'opened' | 'onToggle'> {
  readonly entry: AnnexureEntry;
  readonly form: ApplicationForm;
}

function Cell({ entry, form, opened, onToggle }: CellProps) {
  const { generator } = useText();
  const { part } = entry;
  const isSettled = isPartSettled(form, entry);
  const isOpen = part === opened;
  return (
    <li className={isSettled ? undefined : 'is-open'}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? PANEL : undefined}
        onClick={() => onToggle(part)}
      >
        <strong>{part}</strong>
        <span>{generator.annexureReview.parts[part]}</span>
        {!isSettled && <span className="vh">{generator.nothingSaid}</span>}
      </button>
    </li>
  );
}

interface PartProps extends Pick<DisclosureProps, 'step' | 'goTo'> {
  readonly entry: AnnexureEntry;
}

function Part({ entry: { part, state, lines, isOfEach }, step, goTo }: PartProps) {
  const words = useText().generator.annexureReview;
  const { form, write } = step;
  const { [part]: reason, ...others } = form.omitted;
  if (reason !== undefined) {
    return (
      <>
        <LongText
          id={`annexure-${part}-reason`}
          label={words.reason(part)}
          hint={words.reasonHint}
          rows={2}
          value={reason}
          onChange={(typed) => write({ omitted: { ...others, [part]: typed } })}
        />
        <Button kind="quiet" onClick={() => write({ omitted: others })}>
          {words.putBack(part)}
        </Button>
      </>
    );
  }
  return (
    <>
      <h3>{words.parts[part]}</h3>
      {(state === 'stated' || isOfEach) && <p className="annex-said">{lines.join('\n')}</p>}
      <FieldFix field={FIELD_OF_PART[part]} step={step} goTo={goTo} />
      {isOfEach && <FieldFix field="coApplicants" step={step} goTo={goTo} />}
      {state !== 'stated' && (
        <Button kind="quiet" onClick={() => write({ omitted: { ...others, [part]: '' } })}>
          {words.leaveOut(part)}
        </Button>
      )}
    </>
  );
}
