// @vitest-environment jsdom
/** A page that the browser translates: no change of React fails or shows outdated text. */
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { allowTranslation } from '#app/start/translated-page.ts';

beforeAll(() => allowTranslation(document.body));
afterEach(cleanup);

/** As Chrome does it: each text node becomes two nested `<font>` elements. */
async function translate(place: Element): Promise<void> {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = `~${text.textContent}`;
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
  }
  await act(() => Promise.resolve()); // the observer runs in a microtask
}

function Chat({ name, isOpen, rows }: { name: string; isOpen: boolean; rows: readonly string[] }) {
  return (
    <div>
      {isOpen && 'Open '}
      <b>Case</b> of {name}, {isOpen ? 'pending' : <i>closed</i>}
      {rows.map((row) => (
        <p key={row}>{row}</p>
      ))}
      {rows.length} rows
    </div>
  );
}

const plain = (place: Element): string => (place.textContent ?? '').replaceAll('~', '');

it('removes, inserts and changes text after a translation', async () => {
  const { container, rerender } = render(<Chat name="Ram" isOpen rows={['a', 'b']} />);
  await translate(container);
  expect(container.textContent).toContain('~Ram');
  rerender(<Chat name="Sita" isOpen={false} rows={['b', 'c', 'd']} />);
  expect(plain(container)).toBe('Case of Sita, closedbcd3 rows');
  await translate(container);
  rerender(<Chat name="Sita" isOpen rows={[]} />);
  expect(plain(container)).toBe('Open Case of Sita, pending0 rows');
});

it('shows a new date instead of the translation of the old one', async () => {
  const { container, rerender } = render(<p>Next date {'12-03-2026'}</p>);
  await translate(container);
  rerender(<p>Next date {'19-03-2026'}</p>);
  expect(container.textContent).toContain('19-03-2026');
  expect(container.textContent).not.toContain('12-03-2026');
});

it('unmounts a translated page', async () => {
  const { container, unmount } = render(<Chat name="Ram" isOpen rows={['a']} />);
  await translate(container);
  expect(unmount).not.toThrow();
  expect(container.textContent).toBe('');
});
