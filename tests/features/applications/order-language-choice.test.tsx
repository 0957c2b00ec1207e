// @vitest-environment jsdom
/** Texts that arrive after the signature or after the editor is closed change no draft. */
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BLANK_ORDER, type OrderDraft } from '#data/records/application/order-draft.ts';
import { useLanguageChoice } from '#parts/order-editor/language/use-order-language.ts';

/** An editor that waits for its Hindi texts until `arrive` is called. */
function editor() {
  const changes: Partial<OrderDraft>[] = [];
  const arrival = new EventTarget();
  const texts = new Promise((resolve) => {
    arrival.addEventListener('texts', resolve);
  });
  const hook = renderHook(
    ({ busy }: { busy: boolean }) =>
      useLanguageChoice(
        { values: BLANK_ORDER, status: 'Approved', busy, change: (part) => changes.push(part) },
        async () => {
          await texts;
          return () => ({ language: 'hi' });
        },
      ),
    { initialProps: { busy: false } },
  );
  return { changes, hook, arrive: () => arrival.dispatchEvent(new Event('texts')) };
}

it('composes the open draft when the texts arrive', async () => {
  const { changes, hook, arrive } = editor();
  const chosen = hook.result.current('hi');
  arrive();
  await act(() => chosen);
  expect(changes).toEqual([{ language: 'hi' }]);
});

it('changes no draft while the order is signed', async () => {
  const { changes, hook, arrive } = editor();
  const chosen = hook.result.current('hi');
  hook.rerender({ busy: true });
  arrive();
  await act(() => chosen);
  expect(changes).toEqual([]);
});

it('changes no draft of a closed editor', async () => {
  const { changes, hook, arrive } = editor();
  const chosen = hook.result.current('hi');
  hook.unmount();
  arrive();
  await act(() => chosen);
  expect(changes).toEqual([]);
});
