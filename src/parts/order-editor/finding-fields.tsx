/** Findings that the law requires of this order. A gate of a special Act is met in one of several ways. */
import type { DecisionStatus } from '#contract/application/order.ts';
import type { OrderDraft } from '#data/records/application/order-draft.ts';
import {
  FINDINGS_OF,
  type Gate,
  type OrderDuties,
  type SingleFinding,
} from '#documents/order/order-duties.ts';
import type { Fir } from '#domain/case/fir.ts';
import { isGranted } from '#domain/case/status-rules.ts';
import { cite } from '#law/authority.ts';
import { LongText } from '#parts/form/long-text.tsx';
import { Citation } from '#parts/law-library/card-link.tsx';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import { FieldGroup } from '#ui/controls/field-frame.tsx';
import { wayOf } from './composed-form.ts';
import { findingKey } from './finding-key.ts';

interface FindingFieldsProps {
  readonly status: DecisionStatus;
  readonly duties: OrderDuties;
  /** The FIRs of the application, in their order. */
  readonly firs: readonly Fir[];
  readonly draft: OrderDraft;
  readonly error: string | undefined;
  readonly onChange: (change: Partial<OrderDraft>) => void;
}

export function FindingFields({ duties: { gates, findings }, firs, ...rest }: FindingFieldsProps) {
  const { hearing } = useText().order;
  const { status, draft, error, onChange } = rest;
  if (gates.length === 0 && findings.length === 0) return null;
  return (
    <FieldGroup id="order-findings" label={hearing.findingsTitle} error={error}>
      <div className="stack" id={FINDINGS_ID} tabIndex={-1}>
        {gates.map((gate) => (
          <GateFields key={gate.act} {...{ status, gate, draft, onChange }} />
        ))}
        {findings.map((finding) => (
          <SingleFindingText key={findingKey(finding)} {...{ finding, firs, draft, onChange }} />
        ))}
      </div>
    </FieldGroup>
  );
}

interface SingleFindingTextProps extends Pick<FindingFieldsProps, 'firs' | 'draft' | 'onChange'> {
  readonly finding: SingleFinding;
}

function SingleFindingText({ finding, firs, draft, onChange }: SingleFindingTextProps) {
  const { firs: words, hearing } = useText().order;
  const { code, authority, fir: number } = finding;
  const name = findingKey(finding);
  const fir = number === undefined ? undefined : firs[number - 1];
  const firName = fir && words.named(fir);
  const label = hearing.finding(hearing.findings[code], cite(authority));
  return (
    <>
      <FindingText
        name={name}
        label={firName === undefined ? label : words.finding(label, firName)}
        draft={draft}
        onChange={onChange}
      />
      {firName !== undefined && <RepeatText {...{ name, code, firs, firName, draft, onChange }} />}
    </>
  );
}

interface RepeatTextProps extends Pick<FindingFieldsProps, 'firs' | 'draft' | 'onChange'> {
  readonly name: string;
  readonly code: SingleFinding['code'];
  readonly firName: string;
}

/** A blank finding on one of several FIRs can repeat the text of another one. */
function RepeatText({ name, code, firs, firName, draft, onChange }: RepeatTextProps) {
  const { firs: words } = useText().order;
  const typed = firs.map((_, n) => draft.findings[findingKey({ code, fir: n + 1 })]).find(Boolean);
  if (!typed || draft.findings[name]?.trim()) return null;
  return (
    <p className="row">
      <Button onClick={() => onChange({ findings: { ...draft.findings, [name]: typed } })}>
        {words.repeat}
        <span className="vh">: {firName}</span>
      </Button>
    </p>
  );
}

interface GateFieldsProps extends Pick<FindingFieldsProps, 'status' | 'draft' | 'onChange'> {
  readonly gate: Gate;
}

function GateFields({ status, gate: { act, about, authority, ways }, draft, onChange }: GateFieldsProps) {
  const { hearing } = useText().order;
  const chosen = wayOf(act, ways, draft);
  return (
    <div className="stack">
      <SelectField
        id={`order-way-${act}`}
        label={isGranted(status) ? hearing.gate(about) : hearing.failed(about)}
        hint={<Citation authority={authority} />}
        options={ways.map((value) => ({ value, label: hearing.ways[value] }))}
        value={chosen ?? ''}
        onChange={(way) => onChange({ ways: { ...draft.ways, [act]: way } })}
      />
      {chosen &&
        FINDINGS_OF[chosen].map((code) => (
          <FindingText
            key={code}
            name={findingKey({ code, act })}
            label={hearing.findings[code]}
            draft={draft}
            onChange={onChange}
          />
        ))}
    </div>
  );
}

interface FindingTextProps extends Pick<FindingFieldsProps, 'draft' | 'onChange'> {
  readonly name: string;
  readonly label: string;
}

function FindingText({ name, label, draft, onChange }: FindingTextProps) {
  return (
    <LongText
      id={`order-finding-${name.replaceAll(' ', '-')}`}
      label={label}
      rows={2}
      maxLength={4_000}
      value={draft.findings[name] ?? ''}
      onChange={(text) => onChange({ findings: { ...draft.findings, [name]: text } })}
    />
  );
}

export const FINDINGS_ID = 'order-findings-first';
