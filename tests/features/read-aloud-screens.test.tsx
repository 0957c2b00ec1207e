// @vitest-environment jsdom
/**
 * Reading aloud of the calculator's answer and the application review: as on the page, once, with local
 * voices.
 */
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createDraft } from '#data/records/application/drafts.ts';
import { saveCaseFacts } from '#data/records/case/case-facts.ts';
import type { Db } from '#data/store/db.ts';
import { GeneratorScreen } from '#features/applications/generator/generator-screen.tsx';
import { CalculatorScreen } from '#features/law/calculator/calculator-screen.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { fileOne } from '../data/acts.ts';
import { filledForm, testDb, testPorts, type TestPorts } from '../data/test-device.ts';
import { english } from '../support/english.ts';
import { ENGLISH, type FakeSpeech, HINDI, REMOTE, withVoices } from '../support/fake-speech.ts';
import { inHindi } from '../support/in-hindi.ts';
import { lawTablesOnDevice } from '../support/law-tables-on-device.ts';
import { renderScreen } from './render-screen.tsx';

vi.setConfig({ testTimeout: 30_000 });

/** A remote voice sends the text to a server, so it must never be used. */
const REMOTE_HINDI = { name: 'Cloud', lang: 'hi-IN', localService: false };

let db: Db;
let ports: TestPorts;

beforeAll(() => {
  lawTablesOnDevice();
  Object.assign(Element.prototype, { scrollIntoView: () => undefined }); // jsdom has no layout
});
beforeEach(async () => {
  db = await testDb();
  ports = testPorts(); // 20-11-2026
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.documentElement.lang = '';
});

async function matter(): Promise<string> {
  const arrestDate = '2026-09-19';
  const id = await fileOne(db, ports, {
    sections: 'BNS 303(2)',
    court: 'magistrate',
    arrestDate,
    firDate: arrestDate,
  });
  const caseId = (await db.applications.get(id))?.caseId ?? '';
  await saveCaseFacts(db, ports, caseId, {
    firstRemandDate: arrestDate,
    chargesheet: { state: 'not-filed', asOf: '2026-11-20' },
    antecedents: { known: true, rows: [] },
    delayByAccusedDays: 0,
  });
  return caseId;
}

/** The screens, each a step away from the other. */
function open(at: string, text: Catalogue) {
  document.documentElement.lang = text === english ? 'en' : 'hi';
  renderScreen(
    <>
      <Link to="/away">Away</Link>
      <Routes>
        <Route path="/calculator" element={<CalculatorScreen />} />
        <Route path="/application" element={<GeneratorScreen />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    { db, ports, at, text },
  );
}

async function openAnswer(text: Catalogue) {
  open(`/calculator?case=${await matter()}`, text);
  fireEvent.click(await screen.findByRole('button', { name: text.calculator.calculate }));
  await screen.findByRole('region', { name: text.calculator.answer.title });
}

async function openReview(text: Catalogue) {
  const { _id } = await createDraft(db, ports, filledForm());
  open(`/application?draft=${_id}&step=4`, text);
  await screen.findByRole('button', { name: text.generator.fileIt });
}

const begin = async (text: Catalogue) =>
  fireEvent.click(await screen.findByRole('button', { name: text.readAloud.begin }));

/** To its end: the button offers to begin again. */
function heard(speech: FakeSpeech, text: Catalogue): string[] {
  for (let parts = 0; speech.current !== null; parts += 1) {
    if (parts > 500) throw new Error('The reading has no end.');
    act(speech.finish);
  }
  screen.getByRole('button', { name: text.readAloud.begin });
  return speech.said.map((part) => part.text);
}

const bare = (text: string): string => text.replaceAll(/\s+/g, '');

/**
 * Positions of the parts on the page, each searched after the previous one. Missing, misplaced and repeated
 * parts get no position.
 */
function placesOn(page: Element, spokenParts: readonly string[]): number[] {
  const whole = bare(page.textContent ?? '');
  let from = 0;
  return spokenParts.map((part) => {
    const at = whole.indexOf(bare(part), from);
    if (at >= 0) from = at + bare(part).length;
    return at;
  });
}

const SCREENS = [
  ['the answer in English', english, openAnswer, '.calc-answer', 'Ravi'],
  ['the answer in Hindi', inHindi, openAnswer, '.calc-answer', 'Lekha'],
  ['the review in English', english, openReview, '.gen', 'Ravi'],
  ['the review in Hindi', inHindi, openReview, '.gen', 'Lekha'],
] as const;

it.each(SCREENS)('reads %s in order, once, in a voice of its language', async (...row) => {
  const [, text, openIt, holder, voice] = row;
  const speech = withVoices(REMOTE, REMOTE_HINDI, HINDI, ENGLISH);
  await openIt(text);
  await begin(text);
  const spokenParts = heard(speech, text);
  expect(spokenParts.length).toBeGreaterThan(3);
  const page = document.querySelector(holder)?.closest('section, .gen');
  if (!page) throw new Error('no page');
  expect(spokenParts.filter((_, n) => placesOn(page, spokenParts)[n] === -1)).toEqual([]);
  const long = spokenParts.filter((part) => part.length > 25);
  expect(long.filter((part, n) => long.indexOf(part) !== n)).toEqual([]);
  expect(new Set(speech.said.map((part) => part.voice?.name))).toEqual(new Set([voice]));
});

it('reads the whole answer with its sentence and figures', async () => {
  const speech = withVoices(ENGLISH);
  await openAnswer(english);
  const sentence = document.querySelector('.calc-answer')?.textContent ?? '';
  const figures = [...document.querySelectorAll('.decide > div')].map(({ textContent }) => textContent ?? '');
  await begin(english);
  const all = bare(heard(speech, english).join(' '));
  expect(sentence).not.toBe('');
  expect(figures.length).toBeGreaterThan(0);
  expect(all).toContain(bare(sentence));
  for (const figure of figures) expect(all).toContain(bare(figure));
});

it.each(SCREENS)('does not offer to read %s with only a remote voice', async (...row) => {
  const [, text, openIt] = row;
  withVoices(REMOTE, REMOTE_HINDI);
  await openIt(text);
  expect(screen.queryByRole('button', { name: text.readAloud.begin })).toBeNull();
});

it.each(SCREENS)('stops when the user leaves %s', async (...row) => {
  const [, text, openIt] = row;
  const speech = withVoices(ENGLISH, HINDI);
  await openIt(text);
  await begin(text);
  expect(speech.current).not.toBeNull();
  const before = speech.said.length;
  fireEvent.click(screen.getByRole('link', { name: 'Away' }));
  expect(speech.current).toBeNull();
  expect(speech.said).toHaveLength(before);
});
