/**
 * Optional part of a step, collapsed under a summary. Opens for an error or a link; fields render only when
 * opened, to save time on a phone.
 */
import { type ReactNode, useState } from 'react';
import type { FormField } from '#domain/application/application-form.ts';
import type { AskedField } from '#domain/application/field-at.ts';
import { useText } from '#parts/text-context.tsx';
import { controlId, type StepProps } from './form-fields.tsx';
import { summaryLine } from './summary-line.ts';

interface FoldedPartProps {
  readonly title: string;
  readonly fields: readonly FormField[];
  /** List field, if it holds rows. */
  readonly list?: AskedField;
  /** Summary of its rows, besides that of its fields. */
  readonly said?: string;
  readonly step: StepProps;
  readonly children: ReactNode;
}

export function FoldedPart({ title, fields, list, said, step, children }: FoldedPartProps) {
  const text = useText();
  const { form, errors, target } = step;
  const holds = (field: AskedField): boolean => field === list || fields.some((each) => each === field);
  const called = target !== null && holds(target);
  const wrong = errors.some(({ field }) => holds(field));
  const [open, setOpen] = useState(called);
  const [seen, setSeen] = useState(called);
  const line = [summaryLine(form, fields, text), said].filter(Boolean).join(' · ');
  return (
    <details
      className="gen-more field-wide"
      open={open || wrong}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
        if (event.currentTarget.open) setSeen(true);
      }}
    >
      <summary id={list === undefined ? undefined : controlId(list)}>
        <span>{title}</span>
        <span className="gen-said small quiet">{line === '' ? text.generator.nothingSaid : line}</span>
      </summary>
      {(seen || open || wrong) && children}
    </details>
  );
}
