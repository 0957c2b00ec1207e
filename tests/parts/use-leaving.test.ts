// @vitest-environment jsdom
/** A field that changes the layout when it is left waits for the press that left it. */
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLeaving } from '#parts/section-picker/use-leaving.ts';

let steps: string[];

beforeEach(() => {
  vi.useFakeTimers();
  steps = [];
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const field = () => renderHook(() => useLeaving(() => steps.push('left'))).result.current;
const mouse = (type: string) => dispatchEvent(new MouseEvent(type));
const release = () =>
  act(() => {
    mouse('mouseup');
    steps.push('click');
    vi.runAllTimers();
  });

it('leaves at once if no press is under way', () => {
  field().onBlur();
  expect(steps).toEqual(['left']);
});

it('leaves after the click of the press that left the field', () => {
  const { onBlur } = field();
  mouse('mousedown');
  onBlur();
  expect(steps).toEqual([]);
  release();
  expect(steps).toEqual(['click', 'left']);
  onBlur();
  expect(steps).toEqual(['click', 'left', 'left']);
});

it('does not leave once the field has the focus again', () => {
  const { onBlur, onFocus } = field();
  mouse('mousedown');
  onBlur();
  onFocus();
  release();
  expect(steps).toEqual(['click']);
});
