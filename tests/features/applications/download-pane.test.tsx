// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bailApplication } from '#documents/bail-application.ts';
import { DownloadPane } from '#features/applications/generator/filed/download-pane.tsx';
import { useNotices } from '#ui/feedback/notices.ts';
import { testDb, testPorts } from '../../data/test-device.ts';
import { context, full } from '../../documents/sample-application.ts';
import { withPaperWorker } from '../../support/paper-worker.ts';
import { renderScreen } from '../render-screen.tsx';

const saved = vi.fn<(file: string) => void>();

beforeEach(async () => {
  withPaperWorker();
  Object.assign(URL, { createObjectURL: () => 'blob:paper', revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved(this.download);
  });
  renderScreen(<DownloadPane document={bailApplication(full, context)} />, {
    db: await testDb(),
    ports: testPorts(),
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  saved.mockClear();
  useNotices.setState({ shown: [] });
});

const notices = () => useNotices.getState().shown.map(({ title, type }) => [title, type]);

it('saves the DOCX under the name of the specification and says so', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Download DOCX' }));
  await waitFor(() => expect(notices()).toEqual([['Download Started', 'success']]));
  expect(saved).toHaveBeenCalledExactlyOnceWith('bail-application.docx');
});

it('says that a download failed, and what to do', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline'))); // the fonts of the PDF are not here
  fireEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(notices()).toEqual([['Download Failed', 'error']]));
  expect(useNotices.getState().shown[0]?.description).toMatch(/Try again online, or download the DOCX/);
  expect(saved).not.toHaveBeenCalled();
});
