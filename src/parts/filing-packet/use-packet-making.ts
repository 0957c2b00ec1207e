/** Builds one packet. Only the file is stored; a later change marks it as outdated. */
import { useEffect, useRef, useState } from 'react';
import { useDevice } from '#data/react/use-device.ts';
import type { BoundPacket } from '#documents/packet/bind-packet.ts';
import type { FilingPacket } from '#documents/packet/filing-packet.ts';
import { fontsFor } from '#parts/document-export/fonts-for.ts';
import type { ExportError, MakeJob } from '#parts/document-worker/paper-messages.ts';
import { runPaperJob } from '#parts/document-worker/run-paper-job.ts';
import type { Attached } from './use-attached.ts';
import { wordsOfScans } from './words-of-scans.ts';

export type PacketFormat = 'pdf' | 'docx';

export interface PacketReady {
  readonly kind: 'made';
  readonly format: PacketFormat;
  readonly blob: Blob;
  readonly pages: number | undefined;
  readonly faults: BoundPacket['faults'];
  readonly unfit: BoundPacket['unfit'];
  readonly withoutText: BoundPacket['withoutText'];
  /** Inputs changed since. */
  readonly stale: boolean;
}

type PacketState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'making'; readonly format: PacketFormat }
  | { readonly kind: 'failed'; readonly why: ExportError['kind'] }
  | PacketReady;

interface PacketOf {
  readonly bound: FilingPacket;
  readonly attached: Attached;
  readonly shrink: boolean;
  /** Reads scans that were not read before. */
  readonly readsScans: boolean;
  readonly onProgress: (done: number) => void;
}

export function usePacketMaking({ bound, attached, shrink, readsScans, onProgress }: PacketOf) {
  const { db } = useDevice();
  const [state, setState] = useState<PacketState>({ kind: 'idle' });
  const [madeOf, setMadeOf] = useState<FilingPacket | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const stop = () => {
    running.current?.abort();
    setState({ kind: 'idle' });
  };
  const jobOf = async (format: PacketFormat, signal: AbortSignal): Promise<MakeJob | null> => {
    const { pieces, index } = bound;
    const content = { pieces, index, files: attached.files };
    if (format === 'docx') return { kind: 'packet-docx', ...content };
    const fonts = await fontsFor([pieces, index]);
    if (!fonts) return null;
    const words = await wordsOfScans(db, attached.boundFiles, { readsScans, onProgress, signal });
    return { kind: 'packet-pdf', ...content, shrink, words, fonts };
  };
  const make = async (format: PacketFormat) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setMadeOf(bound);
    setState({ kind: 'making', format });
    const job = await jobOf(format, own.signal);
    if (own.signal.aborted) return;
    if (!job) return setState({ kind: 'failed', why: 'not-on-this-device' });
    const made = await runPaperJob(job, {
      signal: own.signal,
      at: onProgress,
    });
    if (own.signal.aborted) return;
    if (!made.ok) return setState({ kind: 'failed', why: made.error.kind });
    const { blob, pages, faults = [], unfit = [], withoutText = [] } = made.value;
    setState({ kind: 'made', format, blob, pages, faults, unfit, withoutText, stale: false });
  };
  const packetState: PacketState = state.kind === 'made' ? { ...state, stale: madeOf !== bound } : state;
  return { state: packetState, make, stop };
}
