import { describe, expect, it } from 'vitest';
import { keyAct } from '#parts/section-picker/use-section-picker.ts';
import { firstOptions, tagsOf, withLimb, without, written } from '#parts/section-picker/picker-text.ts';
import { lookUp } from '#law/tables.ts';
import { TABLES } from '../law/law-tables.ts';

const reading = { tables: TABLES };

describe('the text of the section field', () => {
  it.each([
    ['u/s 420 IPC', 'IPC 420'],
    ['IPC 302, 307', 'IPC 302, IPC 307'],
    ['420/34 IPC', 'IPC 420, IPC 34'],
    ['BNS 318', 'BNS 318'],
    ['u/s 376 IPC,', 'IPC 376'],
    ['BNS 103, 318', 'BNS 103, BNS 318'],
    ['some local rule, 420 I.P.C.', 'IPC 420, some local rule'],
    ['', ''],
  ])('normalises %j, and reads the result unchanged', (typed, expected) => {
    const text = written(typed, reading);
    expect(text).toBe(expected);
    expect(written(text, reading)).toBe(text);
  });

  it('keeps a section of an unknown Act exactly as typed', () => {
    expect(tagsOf('Foo Rules 12-B', reading)).toEqual([
      { text: 'Foo Rules 12-B', kind: 'not-recognised', nearest: null, limbs: [] },
    ]);
  });

  it('reads every row of the tables from its own text', () => {
    for (const offence of TABLES.offences) {
      const name = offence.variant
        ? `${offence.code} ${offence.section} (${offence.variant})`
        : `${offence.code} ${offence.section}`;
      expect(tagsOf(`IPC 302, ${name}`, reading).at(-1)?.text).toBe(name);
    }
  });

  it('keeps a divided section until a limb is chosen, then replaces it', () => {
    const [, divided] = tagsOf('IPC 302, BNS 318', reading);
    expect(divided?.kind).toBe('divided');
    const limb = divided?.limbs.find(({ section }) => section === '318(4)');
    if (!limb) throw new Error('BNS 318(4) is no limb');
    expect(withLimb('IPC 302, BNS 318', { tag: 'BNS 318', limb }, reading)).toBe('IPC 302, BNS 318(4)');
  });

  it('removes one section and keeps the others', () => {
    expect(without('IPC 302, what, IPC 307', 'what', reading)).toBe('IPC 302, IPC 307');
  });
});

it('offers divided sections as divided, and others as offences', () => {
  const [murder, rape] = firstOptions(
    [
      { code: 'IPC', section: '302', title: 'Murder' },
      { code: 'IPC', section: '376', title: 'Rape' },
    ],
    TABLES,
  );
  expect(lookUp(TABLES, { code: 'IPC', section: '376' }).kind).toBe('divided');
  expect(murder).toMatchObject({ kind: 'offence', key: 'IPC-302' });
  expect(rape).toMatchObject({ kind: 'divided', text: 'IPC 376' });
});

describe('the keyboard', () => {
  const pickerState = { open: true, active: -1, count: 3, typed: 'cheat', tagged: true };
  it('moves through the list and wraps at both ends', () => {
    expect(keyAct('ArrowDown', pickerState)).toBe(0);
    expect(keyAct('ArrowUp', pickerState)).toBe(2);
    expect(keyAct('ArrowDown', { ...pickerState, active: 2 })).toBe(0);
    expect(keyAct('ArrowDown', { ...pickerState, count: 0 })).toBeNull();
  });
  it('picks the active option on Enter, or keeps the text as a tag', () => {
    expect(keyAct('Enter', { ...pickerState, active: 1 })).toBe('pick');
    expect(keyAct('Enter', pickerState)).toBe('commit');
    expect(keyAct('Enter', { ...pickerState, typed: '' })).toBeNull();
  });
  it('edits the last tag on Backspace only in an empty field', () => {
    expect(keyAct('Backspace', pickerState)).toBeNull();
    expect(keyAct('Backspace', { ...pickerState, typed: '' })).toBe('edit');
  });
  it('ignores Escape when the list is closed', () => {
    expect(keyAct('Escape', { ...pickerState, open: false })).toBeNull();
  });
});
