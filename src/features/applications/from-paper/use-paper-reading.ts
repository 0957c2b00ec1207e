/** Reads the received items of the screen, one after another, with progress. Nothing is stored. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { receivedOf } from '#data/records/received/received.ts';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDevice } from '#data/react/use-device.ts';
import { reportFailure } from '#data/store/failure-log.ts';
import type { Db } from '#data/store/db.ts';
import type { ReceivedRow } from '#data/store/rows.ts';
import { bytesOf } from '#data/store/stored-files.ts';
import type { PaperReading } from '#reading/papers/paper-reading.ts';
import { readPaper } from '#reading/papers/read-paper.ts';
import { lawTablesNow } from '#parts/law-tables/use-law-tables.ts';
import type { OcrLanguage } from '#parts/ocr/ocr-page.ts';
import {
  type PaperFault,
  type PaperFileReading,
  readPaperFile,
  type ScannedText,
} from '#parts/ocr/read-paper-file.ts';
import { type PlaceOnPaper, placesOf } from './places-on-paper.ts';

export interface ReadItem {
  readonly row: ReceivedRow;
  readonly bytes: Uint8Array<ArrayBuffer> | null;
  readonly reading: PaperFileReading;
}

export interface ReadPaper {
  readonly items: readonly ReadItem[];
  readonly reading: PaperReading;
  readonly placeOf: (line: number, quote: string) => PlaceOnPaper | null;
  readonly faults: readonly PaperFault[];
  readonly isScanned: boolean;
}

export type PaperState =
  | { readonly kind: 'reading' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'no-tables' }
  | ({ readonly kind: 'read' } & ReadPaper);

export function usePaperReading(ids: readonly string[], onProgress: (done: number) => void) {
  const { db } = useDevice();
  const { day: today } = useCourtDay();
  const [state, setState] = useState<PaperState>({ kind: 'reading' });
  const running = useRef<AbortController | null>(null);
  const key = ids.join(' ');
  const run = useCallback(
    async (language: OcrLanguage | null) => {
      running.current?.abort();
      const own = new AbortController();
      running.current = own;
      const next = await stateOf(key.split(' '), {
        db,
        today,
        language,
        onProgress,
        signal: own.signal,
      }).catch(failed);
      if (running.current === own) setState(next);
    },
    [db, today, key, onProgress],
  );
  useEffect(() => {
    void run(null);
    return () => running.current?.abort();
  }, [run]);
  const read = (language: OcrLanguage | null) => {
    setState({ kind: 'reading' });
    void run(language);
  };
  return { state, read, stop: () => running.current?.abort() };
}

function failed(error: unknown): PaperState {
  reportFailure(error, 'page');
  return { kind: 'failed' };
}

interface ReadingOptions {
  readonly db: Db;
  readonly today: Parameters<typeof readPaper>[1]['today'];
  readonly language: OcrLanguage | null;
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
}

async function stateOf(ids: readonly string[], options: ReadingOptions): Promise<PaperState> {
  const rows = await receivedOf(options.db, ids);
  if (rows.length === 0) return { kind: 'gone' };
  const law = await lawTablesNow();
  if (law.status !== 'ready') return { kind: 'no-tables' };
  const items: ReadItem[] = [];
  for (const row of rows) items.push(await readItem(row, options));
  const parts = items.map(({ reading }) => partOf(reading));
  const text = parts.map((part) => part.text).join('\n');
  return {
    kind: 'read',
    items,
    reading: readPaper(text, { tables: law.tables, today: options.today }),
    placeOf: placesOf(parts),
    faults: items.flatMap(({ reading }) => (reading.kind === 'unread' ? [reading.fault] : [])),
    isScanned: parts.some(({ scans }) => scans.length > 0),
  };
}

/** Line ends as the reader counts them. */
const partOf = (reading: PaperFileReading): { text: string; scans: readonly ScannedText[] } =>
  reading.kind === 'unread'
    ? { text: '', scans: [] }
    : { text: reading.text.replaceAll(/\r\n?/g, '\n').trim(), scans: reading.scans };

async function readItem(row: ReceivedRow, options: ReadingOptions): Promise<ReadItem> {
  if (row.kind === 'text') {
    const reading: PaperFileReading = { kind: 'text', text: row.text, scans: [], pages: { all: 1, read: 1 } };
    return { row, bytes: null, reading };
  }
  const bytes = await bytesOf(options.db, row.sha256);
  if (!bytes) return { row, bytes: null, reading: { kind: 'unread', fault: 'no-paper' } };
  const reading = await readPaperFile(bytes, options).catch((error: unknown): PaperFileReading => {
    if (!options.signal.aborted) reportFailure(error, 'page');
    return { kind: 'unread', fault: options.signal.aborted ? 'stopped' : 'failed' };
  });
  return { row, bytes, reading };
}
