// @vitest-environment jsdom
/** Reading a text out: by voices of the device alone, in the language of the text, until it is stopped or left. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ReadAloud } from '#parts/read-aloud/read-aloud.tsx';
import { spokenParts } from '#parts/read-aloud/spoken-parts.ts';
import { TextContext } from '#parts/text-context.tsx';
import { english } from '../support/english.ts';
import { ENGLISH, HINDI, REMOTE, withVoices } from '../support/fake-speech.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (html: string, language = 'en') => {
  const root = document.createElement('div');
  root.innerHTML = html;
  return render(
    <TextContext value={english}>
      <ReadAloud what={() => root} language={language} />
    </TextContext>,
  );
};

const begin = () => fireEvent.click(screen.getByRole('button', { name: 'Read aloud' }));
const offered = () => screen.queryByRole('button', { name: 'Read aloud' });

it('is not offered without a local voice for the language', () => {
  open('<p>Bail.</p>');
  expect(offered()).toBeNull();
  cleanup();
  withVoices(REMOTE, HINDI);
  open('<p>Bail.</p>');
  expect(offered()).toBeNull();
  cleanup();
  withVoices(ENGLISH);
  open('<p>जमानत।</p>', 'hi');
  expect(offered()).toBeNull();
});

it('is offered once the voices load', () => {
  const speech = withVoices();
  open('<p>Bail.</p>');
  expect(offered()).toBeNull();
  act(() => speech.come([REMOTE, ENGLISH]));
  expect(offered()).not.toBeNull();
});

it('reads each part with the local voice, then ends', () => {
  const speech = withVoices(REMOTE, ENGLISH);
  open('<p>Default bail is due.</p><ul><li>60 days</li></ul>');
  begin();
  expect(speech.said.map(({ text }) => text)).toEqual(['Default bail is due.']);
  act(speech.finish);
  act(speech.finish);
  expect(speech.said.map(({ text, voice, lang }) => [text, voice?.name, lang])).toEqual([
    ['Default bail is due.', 'Ravi', 'en-IN'],
    ['60 days', 'Ravi', 'en-IN'],
  ]);
  expect(offered()).not.toBeNull();
});

it('stops on the same button', () => {
  const speech = withVoices(ENGLISH);
  open('<p>One.</p><p>Two.</p>');
  begin();
  fireEvent.click(screen.getByRole('button', { name: 'Stop reading' }));
  expect(speech.current).toBeNull();
  expect(offered()).not.toBeNull();
  begin();
  expect(speech.said.map(({ text }) => text)).toEqual(['One.', 'One.']);
});

it('stops when its screen closes', () => {
  const speech = withVoices(ENGLISH);
  const { unmount } = open('<p>One.</p><p>Two.</p>');
  begin();
  unmount();
  expect(speech.current).toBeNull();
  expect(speech.said).toHaveLength(1);
});

it('stops when another text starts', () => {
  const speech = withVoices(ENGLISH);
  open('<p>One.</p><p>Two.</p>');
  open('<p>Three.</p>');
  const [first, second] = screen.getAllByRole('button', { name: 'Read aloud' });
  if (first) fireEvent.click(first);
  if (second) fireEvent.click(second);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Read aloud',
    'Stop reading',
  ]);
  expect(speech.current?.text).toBe('Three.');
});

it('reads words of another language with a voice of that language', () => {
  const speech = withVoices(ENGLISH, HINDI);
  open('<p lang="hi">जमानत मिल सकती है।</p><p lang="ta">பிணை</p>');
  begin();
  act(speech.finish);
  expect(speech.said.map(({ voice }) => voice?.name)).toEqual(['Lekha', 'Ravi']);
});

it('skips controls and hidden text, and splits long text by sentence', () => {
  const root = document.createElement('div');
  root.innerHTML = `<h2>The <em>answer</em></h2><p>Bail  is\n due <strong>on 2 May</strong>.</p>
    <button>Copy</button><a class="btn">Open</a><span aria-hidden="true">*</span><p hidden>Not this</p>
    <details><summary>Why</summary><p>Folded.</p></details><details open><summary>How</summary><p>Open.</p></details>
    <p>${'A sentence of some length, with a comma in it. '.repeat(6)}</p><p>—</p>`;
  const texts = spokenParts(root).map(({ text }) => text);
  expect(texts.slice(0, 5)).toEqual(['The answer', 'Bail is due on 2 May.', 'Why', 'How', 'Open.']);
  expect(texts.slice(5).every((text) => text.length <= 200 && text.endsWith('.'))).toBe(true);
  expect(texts.slice(5).join(' ')).toBe('A sentence of some length, with a comma in it. '.repeat(6).trim());
});
