import type { ComponentProps } from 'react';
import { TextArea } from '#ui/controls/text-area.tsx';
import { LegacyOffer } from './legacy-offer.tsx';

/** A long text field. Text in a font such as Kruti Dev is detected, and its conversion is offered. */
export function LongText(props: ComponentProps<typeof TextArea>) {
  const { value, onChange, readOnly, disabled } = props;
  return (
    <>
      <TextArea {...props} />
      {!readOnly && !disabled && <LegacyOffer text={value} onChange={onChange} />}
    </>
  );
}
