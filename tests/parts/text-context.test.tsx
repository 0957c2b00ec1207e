// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { catalogueOf, TextContext, useText } from '#parts/text-context.tsx';
import { ENGLISH, type Language } from '#text/catalogue.ts';
import { openShelf, type Shelf } from '#text/shelf.ts';

afterEach(cleanup);

it('draws at once what was fetched', async () => {
  const shelf = openShelf(ENGLISH);
  await shelf.fetch(['records']);
  draw(shelf);
  expect(screen.getByText('Waiting')).toBeTruthy();
});

it('waits for what was not, and then draws it', async () => {
  await act(async () => draw(openShelf(ENGLISH)));
  expect(await screen.findByText('Waiting')).toBeTruthy();
});

it('asks again for what did not come', async () => {
  let asked = 0;
  const flaky: Language = {
    ...ENGLISH,
    areas: {
      ...ENGLISH.areas,
      records: async () => {
        asked += 1;
        if (asked === 1) throw new Error('no signal');
        return ENGLISH.areas.records();
      },
    },
  };
  const shelf = openShelf(flaky);
  await expect(shelf.fetch(['records', 'sync'])).rejects.toThrow('no signal');
  await shelf.fetch(['records', 'sync']);
  await shelf.fetch(['records']);
  expect(asked).toBe(2);
});

function draw(shelf: Shelf) {
  return render(
    <TextContext value={catalogueOf(shelf)}>
      <Suspense fallback="Loading">
        <Line />
      </Suspense>
    </TextContext>,
  );
}

function Line() {
  return <p>{useText().records.words.waiting}</p>;
}
