// @vitest-environment jsdom
/** Every citation leads to its card: a section by its number, a judgment by its name. */
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { bnss } from '#law/authority.ts';
import * as judgments from '#law/judgments.ts';
import cases from '#law/tables/cases.json' with { type: 'json' };
import { Citation, WITHOUT_CARD } from '#parts/law-library/card-link.tsx';
import { TextContext } from '#parts/text-context.tsx';
import { english } from '../support/english.ts';

afterEach(cleanup);

const shown = (authority: Parameters<typeof Citation>[0]['authority']) =>
  render(
    <TextContext value={english}>
      <MemoryRouter>
        <Citation authority={authority} />
      </MemoryRouter>
    </TextContext>,
  );

const titles = new Set(cases.map(({ name }) => name));
const cited = Object.values(judgments);

describe('a citation', () => {
  it('links a section to its card', () => {
    shown(bnss('s.483'));
    expect(screen.getByRole('link').getAttribute('href')).toBe('/legal-database?q=BNSS%20483&at=BNSS%20483');
  });

  it('lets a section reference wrap at its space', () => {
    shown(bnss('s.478(1)'));
    expect(screen.getByRole('link').textContent).toBe('s.478(1) BNSS');
  });

  it.each(cited)('links $source to its card', (judgment) => {
    shown(judgment);
    const { search } = new URL(screen.getByRole('link').getAttribute('href') ?? '', 'https://z.example');
    expect(new URLSearchParams(search).get('at')).toBe(`CASE ${judgment.source}`);
  });

  it('has a card for every cited judgment', () => {
    expect(cited.map(({ source }) => source).filter((source) => !titles.has(source))).toEqual([]);
  });

  it('has no card only for the Constitution', () => {
    expect([...WITHOUT_CARD]).toEqual(['Constitution of India']);
  });
});
