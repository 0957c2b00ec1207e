/**
 * Picks sections from the tables or accepts typed ones. Value is comma-separated text; a plain text field
 * until the tables load.
 */
import { useRef } from 'react';
import { useLawTables } from '#parts/law-tables/use-law-tables.ts';
import { useText } from '#parts/text-context.tsx';
import { describedBy, FieldFrame, type FieldProps } from '#ui/controls/field-frame.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import type { FirstSection, Reading, Tag } from './picker-text.ts';
import { SectionOptions } from './section-options.tsx';
import { useLeaving } from './use-leaving.ts';
import { useSectionPicker } from './use-section-picker.ts';
import { X } from 'lucide-react';
import { Icon } from '#ui/icon.tsx';
import './section-picker.css';

export interface SectionPickerProps extends FieldProps {
  /** Comma-separated sections. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Code of section numbers without one; without it they stay unresolved. */
  readonly fallbackCode?: 'BNS' | 'IPC' | undefined;
  /** Options before typing. */
  readonly first?: readonly FirstSection[] | undefined;
}

const NONE: readonly FirstSection[] = [];

export function SectionPicker({ hint, ...props }: SectionPickerProps) {
  const { picker: words } = useText();
  const law = useLawTables();
  if (law.status === 'ready') {
    return (
      <Combobox
        {...props}
        hint={hint ?? words.hint}
        reading={{ tables: law.tables, fallbackCode: props.fallbackCode }}
      />
    );
  }
  const { id, label, error, value, onChange } = props;
  const waiting = law.status === 'loading' ? words.hintLoading : words.hintMissing;
  return (
    <TextField
      id={id}
      label={label}
      hint={waiting}
      error={error}
      value={value}
      onChange={onChange}
      autoComplete="off"
    />
  );
}

function Combobox({ reading, first = NONE, ...props }: SectionPickerProps & { readonly reading: Reading }) {
  const { picker: words } = useText();
  const { id, label, hint, error, value, onChange } = props;
  const input = useRef<HTMLInputElement>(null);
  const picker = useSectionPicker({ value, onChange, reading, first });
  const leaving = useLeaving(picker.leave);
  const { open, active, options, limbsOf } = picker;
  const current = open ? options[active] : undefined;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="combo">
        <input
          {...describedBy({ id, hint, error })}
          ref={input}
          id={id}
          className="control"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={open ? `${id}-list` : undefined}
          aria-activedescendant={current && optionId(id, active)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={picker.typed}
          onChange={(event) => picker.type(event.target.value)}
          onKeyDown={picker.onKeyDown}
          onClick={picker.openList}
          {...leaving}
        />
        {open && (
          <SectionOptions
            id={`${id}-list`}
            label={limbsOf ? words.limbsOf(limbsOf) : words.options}
            options={options}
            active={active}
            optionId={(at) => optionId(id, at)}
            onChoose={picker.choose}
          />
        )}
        <output className="vh">{open ? words.count(options.length) : ''}</output>
      </div>
      <PickedTags
        tags={picker.tags}
        onRemove={(tag) => {
          picker.remove(tag);
          input.current?.focus();
        }}
        onLimbs={(tag) => {
          input.current?.focus();
          picker.openLimbs(tag);
        }}
      />
    </FieldFrame>
  );
}

const optionId = (id: string, at: number): string => `${id}-option-${at}`;

/** Sections that need no further answer. */
const IS_READ: ReadonlySet<Tag['kind']> = new Set(['offence', 'companion', 'not-charged']);

interface PickedTagsProps {
  readonly tags: readonly Tag[];
  readonly onRemove: (tag: Tag) => void;
  readonly onLimbs: (tag: Tag) => void;
}

/** Tags of the field; a divided section asks for its sub-section. */
function PickedTags({ tags, onRemove, onLimbs }: PickedTagsProps) {
  const { picker: words } = useText();
  if (tags.length === 0) return null;
  return (
    <ul className="picked" aria-label={words.picked}>
      {tags.map((tag) => (
        <li key={tag.text} className={IS_READ.has(tag.kind) ? undefined : 'is-open'}>
          <span>
            {tag.text}
            {tag.kind === 'not-recognised' && <small> {words.notRecognised}</small>}
            {tag.kind === 'spread' && <small> {words.spread}</small>}
            {tag.kind === 'companion' && <small> {words.companion}</small>}
            {tag.kind === 'not-charged' && <small> {words.notCharged}</small>}
            {tag.nearest !== null && <small> {words.nearest(tag.nearest)}</small>}
          </span>
          {tag.kind === 'divided' && (
            <button type="button" className="picked-limb" onClick={() => onLimbs(tag)}>
              {words.chooseLimb}
              <span className="vh"> {tag.text}</span>
            </button>
          )}
          <button type="button" aria-label={words.remove(tag.text)} onClick={() => onRemove(tag)}>
            <Icon of={X} size="sm" />
          </button>
        </li>
      ))}
    </ul>
  );
}
