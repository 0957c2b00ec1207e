/** A part of a step that few need: folded under one line of what is said there; open where something is wrong. */
import { type ReactNode, useState } from 'react';
import type { FormField } from '#domain/application-form.ts';
import { useText } from '#parts/text-context.tsx';
import type { StepProps } from './form-fields.tsx';
import { saidLine } from './review-facts.ts';

interface FoldedPartProps {
  readonly title: string;
  readonly fields: readonly FormField[];
  readonly step: StepProps;
  readonly children: ReactNode;
}

export function FoldedPart({ title, fields, step: { form, errors }, children }: FoldedPartProps) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const wrong = errors.some(({ field }) => fields.includes(field));
  return (
    <details
      className="gen-more field-wide"
      open={open || wrong}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        {title}
        <span className="gen-said small quiet">{saidLine(form, fields, text)}</span>
      </summary>
      {children}
    </details>
  );
}
