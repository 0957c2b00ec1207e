/**
 * Disclosure annexure before filing: content and completeness of each part, with the reason for an omission.
 */
import type { ApplicationForm } from '#domain/application/application-form.ts';
import { ASKED_AT, type AskedField } from '#domain/application/field-at.ts';
import type { PaperMatter } from '#documents/matter.ts';
import {
  type AnnexureEntry,
  annexureEntries,
  type AnnexurePart,
} from '#documents/common-sections/disclosure-annexure.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { LongText } from '#parts/form/long-text.tsx';
import type { GoTo } from './preflight-list.tsx';

interface DisclosureProps {
  readonly matter: PaperMatter;
  readonly form: ApplicationForm;
  readonly write: (change: Partial<ApplicationForm>) => void;
  readonly goTo: GoTo;
  /** After an attempt to file, missing reasons show an error. */
  readonly tried: boolean;
}

export const reasonId = (part: string): string => `annexure-${part}-reason`;

/** Omitted parts without a reason. */
export const openReasons = ({ annexure, omitted }: ApplicationForm): string[] =>
  annexure === 'yes'
    ? Object.entries(omitted)
        .filter(([, reason]) => reason.trim() === '')
        .map(([part]) => part)
    : [];

export function DisclosureReview({ matter, form, write, goTo, tried }: DisclosureProps) {
  const { generator } = useText();
  const words = generator.annexureReview;
  if (form.annexure !== 'yes') {
    return (
      <LedgerSection title={words.title}>
        <p className="small quiet">{words.why}</p>
        <Button onClick={() => write({ annexure: 'yes' })}>{words.attach}</Button>
      </LedgerSection>
    );
  }
  const entries = annexureEntries(matter);
  const done = entries.filter(({ part, state }) => isSettled(form, part, state)).length;
  return (
    <LedgerSection
      title={words.title}
      more={<span className="small quiet">{words.complete(done, entries.length)}</span>}
    >
      <ol className="annex">
        {entries.map((entry) => (
          <PartRow key={entry.part} entry={entry} form={form} write={write} goTo={goTo} tried={tried} />
        ))}
      </ol>
      <Button kind="quiet" onClick={() => write({ annexure: 'no' })}>
        {words.leaveOff}
      </Button>
    </LedgerSection>
  );
}

/** Has content, or a reason for the omission. */
function isSettled({ omitted }: ApplicationForm, part: AnnexurePart, state: AnnexureEntry['state']): boolean {
  const reason = omitted[part];
  return reason === undefined ? state === 'stated' : reason.trim() !== '';
}

interface PartRowProps extends Pick<DisclosureProps, 'form' | 'write' | 'goTo' | 'tried'> {
  readonly entry: AnnexureEntry;
}

/** Field of each part. */
const FIELD_OF: Readonly<Record<AnnexurePart, AskedField>> = {
  A: 'firNumber',
  B: 'custodyStatus',
  C: 'trialStage',
  D: 'antecedents',
  E: 'previousBail',
  F: 'coercive',
};

function PartRow({ entry: { part, state, lines }, form, write, goTo, tried }: PartRowProps) {
  const { generator } = useText();
  const words = generator.annexureReview;
  const { [part]: reason, ...others } = form.omitted;
  const field = FIELD_OF[part];
  const isStated = reason === undefined && state === 'stated';
  return (
    <li className={isStated ? undefined : 'is-open'}>
      <p className="annex-letter">{part}</p>
      <div className="annex-body">
        <div className="part-head">
          <h3>{words.parts[part]}</h3>
          <button
            type="button"
            className="link"
            aria-label={`${generator.change} ${words.parts[part]}`}
            onClick={() => goTo(ASKED_AT[field].step, field)}
          >
            {isStated ? generator.change : words.fill}
          </button>
        </div>
        {reason === undefined ? (
          <p className="annex-said">{isStated ? lines.join('\n') : generator.nothingSaid}</p>
        ) : (
          <LongText
            id={reasonId(part)}
            label={words.reason(part)}
            hint={words.reasonHint}
            error={tried && reason.trim() === '' ? words.reasonMissing(part) : undefined}
            rows={2}
            value={reason}
            onChange={(typed) => write({ omitted: { ...others, [part]: typed } })}
          />
        )}
        {reason === undefined ? (
          !isStated && (
            <Button kind="quiet" onClick={() => write({ omitted: { ...others, [part]: '' } })}>
              {words.leaveOut(part)}
            </Button>
          )
        ) : (
          <Button kind="quiet" onClick={() => write({ omitted: others })}>
            {words.putBack(part)}
          </Button>
        )}
      </div>
    </li>
  );
}
