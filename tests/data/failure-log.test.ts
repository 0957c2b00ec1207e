// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { actFailed, forgetFailures, loggedFailures, reportFailure } from '#data/store/failure-log.ts';

afterEach(() => localStorage.clear());

/** As Chromium writes a stack: the message is its first line. */
function failure(message: string, places: readonly string[]): Error {
  const error = new TypeError(message);
  error.stack = [`TypeError: ${message}`, ...places.map((place) => `    at x (http://host/${place})`)].join(
    '\n',
  );
  return error;
}

it('keeps what failed and where in our code, and no word of the case', () => {
  const error = failure('Sunil Jadhav, FIR 415/2026 has no applicant', ['assets/entry-B58x7meK.js:1:20345']);
  reportFailure(error, 'screen', new Date('2026-11-20T06:00:00.000Z'));
  expect(loggedFailures()).toEqual([
    {
      at: '2026-11-20T06:00:00.000Z',
      clientVersion: '0.1.0',
      where: 'screen',
      kind: 'TypeError',
      places: ['entry-B58x7meK.js:1:20345'],
    },
  ]);
  expect(JSON.stringify(localStorage)).not.toContain('Jadhav');
});

it.each([
  ['a text', 'the bail of Sunil Jadhav', 'string'],
  [
    'an error whose name is a text',
    Object.assign(new Error('x'), { name: 'Sunil Jadhav, 415/2026' }),
    'object',
  ],
  ['nothing', undefined, 'undefined'],
])('keeps of %s what it is, not what it says', (_, thrown, kind) => {
  reportFailure(thrown, 'page');
  expect(loggedFailures().map((each) => each.kind)).toEqual([kind]);
  expect(JSON.stringify(localStorage)).not.toContain('Jadhav');
});

it('keeps the last twenty, and once what happens again and again', () => {
  const first = failure('a', ['assets/entry-a.js:1:1']);
  reportFailure(first, 'background');
  for (let n = 2; n <= 20; n += 1) reportFailure(failure('b', [`assets/entry-a.js:1:${n}`]), 'background');
  for (let n = 0; n < 5; n += 1) reportFailure(failure('again', ['assets/entry-a.js:1:20']), 'background');
  expect(loggedFailures()).toHaveLength(20);
  expect(loggedFailures()[0]?.places).toEqual(['entry-a.js:1:1']);
  reportFailure(failure('c', ['assets/entry-a.js:1:21']), 'background');
  expect(loggedFailures()).toHaveLength(20);
  expect(loggedFailures()[0]?.places).toEqual(['entry-a.js:1:2']);
});

it('forgets them when they are sent, and reads past what is no log', () => {
  reportFailure(new Error('x'), 'page');
  forgetFailures();
  expect(loggedFailures()).toEqual([]);
  localStorage.setItem('zamanat-failures', '{broken');
  expect(loggedFailures()).toEqual([]);
});

it('keeps what an act of a person failed of, whose screen only says that it did', async () => {
  const act = Promise.reject(failure('Sunil Jadhav', ['assets/case-diary-a.js:1:7']));
  expect(await act.catch(actFailed)).toBeNull();
  expect(loggedFailures()).toMatchObject([
    { where: 'page', kind: 'TypeError', places: ['case-diary-a.js:1:7'] },
  ]);
});
