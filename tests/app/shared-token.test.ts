/** Share links, also those that another app opens with `web+zamanat`. */
import { expect, it } from 'vitest';
import { sharedToken } from '#app/navigation/shared-token.ts';

const handed = (link: string) => ({
  pathname: '/application/share/open',
  search: `?${String(new URLSearchParams({ link }))}`,
});

it.each([
  ['an address', { pathname: '/application/share/aB3-x_9', search: '' }, 'aB3-x_9'],
  ['a link with slashes', handed('web+zamanat://share/aB3-x_9'), 'aB3-x_9'],
  ['a short link', handed('web+zamanat:aB3-x_9'), 'aB3-x_9'],
  ['a link of another kind', handed('https://example.in/aB3'), 'open'],
  ['another screen', { pathname: '/dashboard', search: '' }, undefined],
])('reads the token of %s', (_name, address, token) => {
  expect(sharedToken(address)).toBe(token);
});
