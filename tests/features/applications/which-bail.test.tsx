// @vitest-environment jsdom
/**
 * "Which bail?": the answers lead to a proposal with its authority, and the choice is copied to the draft.
 */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDraft, draftOf } from '#data/records/application/drafts.ts';
import type { Db } from '#data/store/db.ts';
import { changeState } from '#data/store/meta.ts';
import { WhichBailScreen } from '#features/applications/which-bail/which-bail-screen.tsx';
import { english } from '../../support/english.ts';
import { fileOne } from '../../data/acts.ts';
import { filledForm, testDb, testPorts, type TestPorts } from '../../data/test-device.ts';
import { lawTablesOnDevice } from '../../support/law-tables-on-device.ts';
import { renderScreen } from '../render-screen.tsx';

let db: Db;
let ports: TestPorts;
const words = english.whichBail;
const { labels } = english.facts;
const relief = (value: string) => english.choices.relief.find((each) => each.value === value)?.label ?? '';
const ask = (value: string) => words.ask(relief(value));

beforeAll(() => lawTablesOnDevice());
beforeEach(async () => {
  db = await testDb();
  ports = testPorts();
});
afterEach(() => cleanup());

const open = (at: string) =>
  renderScreen(
    <Routes>
      <Route path="/which-bail" element={<WhichBailScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    { db, ports, at },
  );

const pick = async (question: string, answer: string) =>
  fireEvent.click(
    within(await screen.findByRole('group', { name: question })).getByRole('radio', { name: answer }),
  );

it('asks only necessary questions and proposes a relief with its authority', async () => {
  open('/which-bail');
  await screen.findByText(words.waiting);
  expect(screen.queryByRole('group', { name: labels.custodyStatus })).toBeNull();
  await pick(words.convicted, 'No');
  await pick(labels.custodyStatus, 'Not Arrested');
  expect(screen.queryByRole('group', { name: labels.arrestDate })).toBeNull();
  await screen.findByRole('heading', { name: relief('anticipatory') });
  expect(
    screen.getByText('s.482 BNSS', { normalizer: (text) => text.replaceAll('\u00a0', ' ') }),
  ).toBeTruthy();
});

it('creates a draft from the answers with a competent court', async () => {
  open('/which-bail');
  await pick(words.convicted, 'No');
  await pick(labels.custodyStatus, 'Not Arrested');
  fireEvent.change(screen.getByLabelText(labels.court), { target: { value: 'magistrate' } });
  fireEvent.click(await screen.findByRole('button', { name: ask('anticipatory') }));
  await waitFor(async () => {
    const [draft] = await db.drafts.toArray();
    expect(draft?.form).toMatchObject({
      relief: 'anticipatory',
      custodyStatus: 'not-arrested',
      court: 'sessions',
      annexure: 'yes',
    });
  });
  expect(screen.getByTestId('place').textContent).toMatch(/^\/application\?draft=.+&step=1$/);
});

it('starts from a draft and changes only the answered fields', async () => {
  const { _id } = await createDraft(db, ports, filledForm({ sections: 'BNS 103(1)', court: 'magistrate' }));
  open(`/which-bail?draft=${_id}`);
  fireEvent.click(await screen.findByRole('button', { name: ask('regular-sessions') }));
  await waitFor(async () => {
    expect((await draftOf(db, _id))?.form).toEqual(
      filledForm({ sections: 'BNS 103(1)', court: 'sessions', relief: 'regular-sessions' }),
    );
  });
  expect(screen.getByTestId('place').textContent).toBe(`/application?draft=${_id}&step=2`);
});

it('starts from the facts of a case', async () => {
  const filed = await fileOne(db, ports, { arrestDate: '2026-11-10', sections: 'BNS 303(2)' });
  const row = await db.applications.get(filed);
  open(`/which-bail?case=${row?.caseId ?? ''}`);
  fireEvent.click(await screen.findByRole('button', { name: ask('regular-sessions') }));
  await waitFor(async () => {
    const [draft] = await db.drafts.toArray();
    expect(draft).toMatchObject({
      caseId: row?.caseId,
      form: { fullName: row?.applicant.name, relief: 'regular-sessions', previousBail: 'one' },
    });
  });
});

it('reports a missing draft and links onward', async () => {
  open('/which-bail?draft=nowhere');
  await screen.findByText(words.gone);
  expect(screen.getByRole('link', { name: words.goneAct })).toBeTruthy();
});

it('reports a missing case only after the first finished pull', async () => {
  open('/which-bail?case=nowhere');
  expect(await screen.findByText(words.loading)).toBeTruthy();
  expect(screen.queryByText(words.gone)).toBeNull();
  await changeState(db, 'sync', { cursor: 'cursor-1' });
  expect(await screen.findByText(words.gone)).toBeTruthy();
});
