/**
 * State of the picker. Typed text is part of the field from the first letter; a comma, Enter or blur turns it
 * into tags.
 */
import { type KeyboardEvent, useState } from 'react';
import { searchSections } from '#law/section-search.ts';
import { offenceName } from '#law/tables.ts';
import {
  type FirstSection,
  firstOptions,
  joined,
  offenceOption,
  type PickerOption,
  type Reading,
  type Tag,
  tagsOf,
  withLimb,
  without,
  written,
} from './picker-text.ts';

interface Editing {
  readonly picked: string;
  readonly typed: string;
}

interface PickerInput {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly reading: Reading;
  readonly first: readonly FirstSection[];
}

const SEPARATOR = /[,;\n]/;

/** Splits the text into tags and current input, with their setters. */
function useTyping({ value, onChange, reading }: PickerInput) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const whole = editing !== null && joined(editing.picked, editing.typed) === value;
  const { picked, typed } = whole ? editing : { picked: value, typed: '' }; // otherwise the form changed it from outside
  const set = (next: Editing) => {
    setEditing(next);
    onChange(joined(next.picked, next.typed));
  };
  return {
    picked,
    typed,
    set,
    commit: () => set({ picked: written(joined(picked, typed), reading), typed: '' }),
    type: (text: string) => {
      const at = lastSeparator(text);
      const before = text.slice(0, Math.max(0, at));
      const after = text.slice(at + 1);
      if (at === -1) set({ picked, typed: text });
      else set({ picked: written(joined(picked, before), reading), typed: after.trimStart() });
    },
    leave: () => {
      const next = written(joined(picked, typed), reading);
      if (next !== value) onChange(next);
      setEditing(null);
    },
  };
}

export function useSectionPicker(given: PickerInput) {
  const { picked, typed, set, commit, type, leave } = useTyping(given);
  const { reading, first } = given;
  const [list, setList] = useState({ open: false, active: -1 });
  const [limbsOf, setLimbsOf] = useState<string | null>(null);
  const tags = tagsOf(picked, reading);
  const options = optionsOf({ limbsOf, tags, typed, reading, first });

  const open = (limbs: string | null, active = -1) => {
    setLimbsOf(limbs);
    setList({ open: true, active });
  };
  const close = () => {
    setLimbsOf(null);
    setList({ open: false, active: -1 });
  };
  const choose = (option: PickerOption) => {
    const added = (text: string) => set({ picked: written(joined(picked, text), reading), typed: '' });
    if (option.kind === 'divided') {
      added(option.text);
      open(option.text);
      return;
    }
    if (limbsOf === null) added(offenceName(option.offence));
    else set({ picked: withLimb(picked, { tag: limbsOf, limb: option.offence }, reading), typed });
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keyAct(event.key, { ...list, count: options.length, typed, tagged: tags.length > 0 });
    if (act === null) return;
    event.preventDefault();
    const [option, last] = [options[list.active], tags.at(-1)];
    if (typeof act === 'number') open(limbsOf, act);
    else if (act === 'pick' && option) choose(option);
    else if (act === 'edit' && last) set({ picked: without(picked, last.text, reading), typed: last.text });
    else if (act === 'commit') commit();
    if (act === 'commit' || act === 'close') close();
  };

  return {
    tags,
    typed,
    options,
    limbsOf,
    choose,
    onKeyDown,
    open: list.open && (options.length > 0 || typed.trim() !== ''),
    active: list.active,
    type: (text: string) => {
      open(null);
      type(text);
    },
    openList: () => open(null),
    leave: () => {
      leave();
      close();
    },
    remove: (tag: Tag) => set({ picked: without(picked, tag.text, reading), typed }),
    openLimbs: (tag: Tag) => open(tag.text, 0),
  };
}

interface OptionListInput {
  readonly limbsOf: string | null;
  readonly tags: readonly Tag[];
  readonly typed: string;
  readonly reading: Reading;
  readonly first: readonly FirstSection[];
}

function optionsOf({ limbsOf, tags, typed, reading, first }: OptionListInput): PickerOption[] {
  if (limbsOf !== null) {
    return (tags.find(({ text }) => text === limbsOf)?.limbs ?? []).map(offenceOption);
  }
  if (typed.trim() === '') return firstOptions(first, reading.tables);
  return searchSections(reading.tables, typed).map(offenceOption);
}

/** Commas inside brackets belong to a limb name. */
function lastSeparator(text: string): number {
  for (let at = text.length - 1, depth = 0; at >= 0; at -= 1) {
    const letter = text[at] ?? '';
    if (letter === ')') depth += 1;
    else if (letter === '(') depth -= 1;
    else if (depth === 0 && SEPARATOR.test(letter)) return at;
  }
  return -1;
}

interface PickerState {
  readonly open: boolean;
  readonly active: number;
  readonly count: number;
  readonly typed: string;
  readonly tagged: boolean;
}

/** A number is the option to select; null leaves the key to the browser. */
type KeyAct = number | 'pick' | 'commit' | 'edit' | 'close' | null;

/** Combobox keys of ARIA 1.2; Backspace in an empty field edits the last tag. */
export function keyAct(key: string, state: PickerState): KeyAct {
  if (key === 'ArrowDown') return neighbour(state, 1);
  if (key === 'ArrowUp') return neighbour(state, -1);
  if (key === 'Enter') return onEnter(state);
  if (key === 'Escape') return state.open ? 'close' : null;
  return key === 'Backspace' && state.typed === '' && state.tagged ? 'edit' : null;
}

function onEnter({ open, active, typed }: PickerState): KeyAct {
  if (open && active >= 0) return 'pick';
  return typed.trim() === '' ? null : 'commit';
}

function neighbour({ open, active, count }: PickerState, step: 1 | -1): number | null {
  if (count === 0) return null;
  if (!open || active < 0) return step === 1 ? 0 : count - 1;
  return (active + step + count) % count;
}
