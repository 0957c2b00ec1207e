import { useEffect, useRef } from 'react';
import { offenceName } from '#law/tables.ts';
import { useText } from '#parts/text-context.tsx';
import { offenceLine } from '#text/offence-line.ts';
import type { PickerOption } from './picker-text.ts';

interface SectionOptionsProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly PickerOption[];
  readonly active: number;
  readonly optionId: (at: number) => string;
  readonly onChoose: (option: PickerOption) => void;
}

/** List under the field. The field keeps focus; the arrow keys move `active`. */
export function SectionOptions({ id, label, options, active, optionId, onChoose }: SectionOptionsProps) {
  const { picker: words } = useText();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  if (options.length === 0) return <p className="combo-list combo-none">{words.nothing}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the listbox of ARIA 1.2; forced colours and print know lists
    <ul className="combo-list" role="listbox" id={id} aria-label={label} ref={list}>
      {options.map((option, at) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input has the focus and handles keys: aria-activedescendant
        <li
          key={option.key}
          id={optionId(at)}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- an option of the listbox above
          role="option"
          aria-selected={at === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          <Row option={option} />
        </li>
      ))}
    </ul>
  );
}

function Row({ option }: { option: PickerOption }) {
  const { law, picker: words } = useText();
  if (option.kind === 'divided') {
    return (
      <>
        <strong>{option.text}</strong>
        <span>{law.named(option.title)}</span>
        <small>{words.divided}</small>
      </>
    );
  }
  const { offence } = option;
  return (
    <>
      <strong>{offenceName(offence)}</strong>
      <span>{law.named(offence.offence)}</span>
      <small>{offenceLine(offence, words)}</small>
    </>
  );
}
