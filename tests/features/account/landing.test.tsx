// @vitest-environment jsdom
/** The operator's own details on the landing page; missing details have no links. */
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { LandingScreen } from '#features/landing/home/landing-screen.tsx';
import type { Operator } from '#text/operator.ts';

afterEach(cleanup);

const NOTHING: Operator = { figures: [], company: [], social: [], email: null };
const ALL: Operator = {
  figures: [
    { value: '95%', label: 'accuracy' },
    { value: '30K+', label: 'cases' },
    { value: '24/7', label: 'support' },
    { value: '50+', label: 'experts' },
  ],
  company: [{ label: 'About', href: 'https://operator.example/about' }],
  social: [{ label: 'Mastodon', href: 'https://social.example/@operator' }],
  email: 'help@operator.example',
};

const open = (operator: Operator) =>
  render(
    <MemoryRouter>
      <LandingScreen operator={operator} />
    </MemoryRouter>,
  );

const placesOnPage = () =>
  within(screen.getByRole('navigation', { name: 'On this page' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('shows the figures, company, social links and address of the operator', () => {
  open(ALL);
  expect(placesOnPage()).toEqual([
    ['Features', '#features'],
    ['Statistics', '#statistics'],
    ['Benefits', '#benefits'],
    ['Contact', '#contact'],
  ]);
  const figures = within(screen.getByRole('region', { name: 'Statistics' }));
  expect(figures.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '95%',
    '30K+',
    '24/7',
    '50+',
  ]);
  const foot = within(screen.getByRole('contentinfo'));
  for (const [name, href] of [
    ['About', 'https://operator.example/about'],
    ['Mastodon', 'https://social.example/@operator'],
    ['Contact', 'mailto:help@operator.example'],
  ] as const) {
    expect(foot.getByRole('link', { name }).getAttribute('href')).toBe(href);
  }
});

it('omits missing operator details and links to the feedback form', () => {
  open(NOTHING);
  expect(placesOnPage().map(([name]) => name)).toEqual(['Features', 'Benefits', 'Contact']);
  expect(screen.queryByRole('region', { name: 'Statistics' })).toBeNull();
  const foot = within(screen.getByRole('contentinfo'));
  expect(foot.queryByRole('heading', { name: 'Company' })).toBeNull();
  expect(foot.queryByRole('heading', { name: 'Elsewhere' })).toBeNull();
  expect(foot.getByRole('link', { name: /^Feedback/ }).getAttribute('href')).toBe('/feedback');
});

it('shows the texts and counts of the specification', () => {
  open(NOTHING);
  screen.getByRole('heading', { level: 1, name: 'Streamlining Bail Applications with AI' });
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
  for (const name of ['Get Started', 'Start Free Trial']) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/register');
  }
  screen.getByRole('button', { name: 'Watch Demo' });
  const listed = ['Features', 'Benefits', 'Comprehensive Bail Management'].map(
    (name) => within(screen.getByRole('region', { name })).getAllByRole('listitem').length,
  );
  expect(listed).toEqual([3, 4, 5]);
});
