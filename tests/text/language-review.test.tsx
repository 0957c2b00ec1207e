// @vitest-environment jsdom
/** The draft label of a translation: shown until a reviewer is entered, in two languages. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/account/setting-choices.ts';
import { day } from '#kernel/calendar-date.ts';
import { DraftTranslation } from '#parts/draft-translation.tsx';
import { DRAFT_LANGUAGES, draftNoteOf, LANGUAGE_REVIEWS } from '#text/language-review.ts';

afterEach(cleanup);

const ENGLISH = 'Draft translation, not yet read by a lawyer. The English text governs.';

const SCRIPTS = {
  mr: /\p{Script=Devanagari}/u,
  bn: /\p{Script=Bengali}/u,
  ta: /\p{Script=Tamil}/u,
  te: /\p{Script=Telugu}/u,
};

const REVIEWED = { reviewer: 'Adv. A. Reader', on: day('2026-11-25') };

it('marks neither English nor Hindi as a draft', () => {
  expect(LANGUAGES.filter((language) => draftNoteOf(language) === null)).toEqual(['en', 'hi']);
});

it.each(DRAFT_LANGUAGES)('shows the draft notice in %s and English', (language) => {
  const { container } = render(<DraftTranslation language={language} />);
  expect(container.querySelector(`[lang="${language}"]`)?.textContent).toMatch(SCRIPTS[language]);
  expect(screen.getByText(ENGLISH).getAttribute('lang')).toBe('en');
});

it.each(DRAFT_LANGUAGES)('removes the draft label of %s after a review', (language) => {
  const reviews = { ...LANGUAGE_REVIEWS, [language]: REVIEWED };
  const { container } = render(<DraftTranslation language={language} reviews={reviews} />);
  expect(container.textContent).toBe('');
  const others = DRAFT_LANGUAGES.filter((other) => other !== language);
  expect(others.every((other) => draftNoteOf(other, reviews) !== null)).toBe(true);
});
