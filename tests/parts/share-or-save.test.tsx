// @vitest-environment jsdom
/** A made file is downloaded, and the notice offers the share sheet where the browser has one. */
import 'fake-indexeddb/auto';
import { act as inAct, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useShareOrSave } from '#parts/document-export/use-share-or-save.ts';
import { notify, useNotices } from '#ui/feedback/notices.ts';
import { ToastRegion } from '#ui/feedback/toast-region.tsx';
import { testDb, testPorts } from '../data/test-device.ts';
import { renderScreen } from '../features/render-screen.tsx';

const share = vi.fn<(data: { readonly files: readonly File[] }) => Promise<void>>();
let downloads: string[] = [];

beforeEach(() => {
  downloads = [];
  share.mockReset().mockResolvedValue();
  Object.assign(URL, { createObjectURL: () => 'blob:made', revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    downloads.push(this.download);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  for (const name of ['canShare', 'share', 'standalone']) Reflect.deleteProperty(navigator, name);
  useNotices.setState({ shown: [] });
});

function Maker() {
  const shareOrSave = useShareOrSave();
  const blob = new Blob(['a,b'], { type: 'text/csv' });
  return (
    <button type="button" onClick={() => void shareOrSave(blob, 'cases.csv', { title: 'List saved' })}>
      Make
    </button>
  );
}

async function make(): Promise<void> {
  renderScreen(<Maker />, { db: await testDb(), ports: testPorts() });
  fireEvent.click(screen.getByRole('button', { name: 'Make' }));
}

const withSheet = () => Object.assign(navigator, { canShare: () => true, share });
const onHomeScreenOfIos = () =>
  Object.defineProperty(navigator, 'standalone', { value: true, configurable: true });
const pressShare = () => fireEvent.click(screen.getByRole('button', { name: 'Share' }));
const notices = () => useNotices.getState().shown.map(({ title, act }) => [title, act?.label]);
const refusal = (name: string) => new DOMException('not now', name);

it('downloads if the browser has no share sheet, or none for this kind of file', async () => {
  await make();
  Object.assign(navigator, { canShare: () => false, share });
  fireEvent.click(screen.getByRole('button', { name: 'Make' }));
  await waitFor(() => expect(downloads).toEqual(['cases.csv', 'cases.csv']));
  expect(notices()).toEqual([
    ['List saved', undefined],
    ['List saved', undefined],
  ]);
  expect(share).not.toHaveBeenCalled();
});

it('downloads and offers the sheet, which gets the same file', async () => {
  withSheet();
  await make();
  await waitFor(() => expect(notices()).toEqual([['List saved', 'Share']]));
  expect(downloads).toEqual(['cases.csv']);
  expect(share).not.toHaveBeenCalled();
  useNotices.getState().shown[0]?.act?.onAct();
  const [[{ files }] = [{ files: [] }]] = share.mock.calls;
  expect(files.map(({ name, type }) => [name, type])).toEqual([['cases.csv', 'text/csv']]);
});

it('says so when the other app does not take the file', async () => {
  withSheet();
  share.mockRejectedValue(refusal('DataError'));
  await make();
  await waitFor(() => expect(notices()).toHaveLength(1));
  useNotices.getState().shown[0]?.act?.onAct();
  await waitFor(() => expect(notices().at(-1)).toEqual(['File not shared', undefined]));
});

it('opens the sheet at once in an app installed on iOS, which cannot download', async () => {
  withSheet();
  onHomeScreenOfIos();
  await make();
  await waitFor(() => expect(notices()).toEqual([['List saved', undefined]]));
  expect(share).toHaveBeenCalledOnce();
  expect(downloads).toEqual([]);
});

it('asks for another press on iOS if making the file took too long', async () => {
  withSheet();
  onHomeScreenOfIos();
  share.mockRejectedValueOnce(refusal('NotAllowedError'));
  await make();
  await waitFor(() => expect(notices()).toEqual([['The file is ready.', 'Share']]));
  expect(downloads).toEqual([]);
  useNotices.getState().shown[0]?.act?.onAct();
  expect(share).toHaveBeenCalledTimes(2);
});

it('keeps the only copy on iOS until the other app has it', async () => {
  withSheet();
  onHomeScreenOfIos();
  share.mockRejectedValueOnce(refusal('NotAllowedError')).mockRejectedValueOnce(refusal('AbortError'));
  await make();
  await waitFor(() => expect(notices()).toEqual([['The file is ready.', 'Share']]));
  render(<ToastRegion label="Notices" closeLabel="Close" />);
  vi.useFakeTimers();
  inAct(() => void notify({ title: 'Saved', type: 'success' }));
  inAct(() => void vi.advanceTimersByTime(3_600_000));
  vi.useRealTimers();
  expect(notices()).toEqual([['The file is ready.', 'Share']]);
  pressShare(); // the sheet is closed without a choice
  await waitFor(() => expect(share).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(notices()).toEqual([['The file is ready.', 'Share']]));
  pressShare();
  await waitFor(() => expect(share).toHaveBeenCalledTimes(3));
  await waitFor(() => expect(notices()).toEqual([]));
});

it('is silent when the person closes the sheet on iOS', async () => {
  withSheet();
  onHomeScreenOfIos();
  share.mockRejectedValue(refusal('AbortError'));
  await make();
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  await Promise.resolve();
  expect(notices()).toEqual([]);
  expect(downloads).toEqual([]);
});
