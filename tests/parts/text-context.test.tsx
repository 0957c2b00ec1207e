// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { openText, type OpenText } from '#parts/load-catalogue.ts';
import { TextContext, useText } from '#parts/text-context.tsx';
import { ENGLISH, type Language } from '#text/catalogue.ts';
import { english } from '../support/english.ts';

afterEach(cleanup);

it('renders fetched texts at once', async () => {
  const text = openText(ENGLISH);
  await text.fetch('firstScreen');
  draw(text);
  expect(screen.getByText('Waiting')).toBeTruthy();
});

it('waits for missing texts, then renders them', async () => {
  await act(async () => draw(openText(ENGLISH)));
  expect(await screen.findByText('Waiting')).toBeTruthy();
});

it('fetches only the failed tier again', async () => {
  const fetchCounts = { firstScreen: 0, rest: 0 };
  const flaky: Language = {
    ...ENGLISH,
    tiers: {
      firstScreen: async () => {
        fetchCounts.firstScreen += 1;
        return ENGLISH.tiers.firstScreen();
      },
      rest: async () => {
        fetchCounts.rest += 1;
        if (fetchCounts.rest === 1) throw new Error('no signal');
        return ENGLISH.tiers.rest();
      },
    },
  };
  const text = openText(flaky);
  await expect(text.fetch('rest')).rejects.toThrow('no signal');
  await text.fetch('rest');
  await text.fetch('rest');
  expect(fetchCounts).toEqual({ firstScreen: 1, rest: 2 });
});

it('renders another language from its own tiers', async () => {
  const hindi = openText({
    entrance: { ...ENGLISH.entrance },
    tiers: {
      firstScreen: async () => {
        const words = await ENGLISH.tiers.firstScreen();
        return { ...words, records: { ...words.records, words: { ...words.records.words, waiting: 'रुका' } } };
      },
      rest: ENGLISH.tiers.rest,
    },
  });
  await act(async () => draw(hindi));
  expect(await screen.findByText('रुका')).toBeTruthy();
});

it('has every text area in exactly one tier', async () => {
  const tiers = [ENGLISH.entrance, await ENGLISH.tiers.firstScreen(), await ENGLISH.tiers.rest()];
  const areas = tiers.flatMap((tier) => Object.keys(tier));
  expect(areas.toSorted()).toEqual(Object.keys(english).toSorted());
});

function draw(text: OpenText) {
  return render(
    <TextContext value={text.catalogue}>
      <Suspense fallback="Loading">
        <Line />
      </Suspense>
    </TextContext>,
  );
}

function Line() {
  return <p>{useText().records.words.waiting}</p>;
}
