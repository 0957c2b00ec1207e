import { expect, it } from 'vitest';
import type { Block } from '#documents/model.ts';
import { grouped } from '#documents/render/block-groups.ts';
import { placeOfChange } from '#parts/order-editor/use-change-in-sight.ts';

const HEADING = 'Order';
const paper = (reason: string, outcome: string) => {
  const blocks: Block[] = [
    { kind: 'title', text: 'ORDER' },
    { kind: 'heading', text: 'Reasons', level: 2 },
    { kind: 'numbered', number: 1, text: reason },
    { kind: 'heading', text: HEADING, level: 2 },
    { kind: 'numbered', number: 2, text: outcome },
  ];
  return grouped(blocks);
};
const GRANTED = paper('Long custody.', 'The application is allowed.');

it('shows the operative part first', () => {
  expect(placeOfChange([], GRANTED, HEADING)).toBe(3);
});

it('shows the operative part if it changes, also with another change', () => {
  expect(placeOfChange(GRANTED, paper('Parity.', 'The application is rejected.'), HEADING)).toBe(3);
});

it('shows the first changed block if the operative part stays', () => {
  expect(placeOfChange(GRANTED, paper('Parity.', 'The application is allowed.'), HEADING)).toBe(2);
});

it('stays in its place without a change', () => {
  expect(placeOfChange(GRANTED, paper('Long custody.', 'The application is allowed.'), HEADING)).toBeNull();
});
