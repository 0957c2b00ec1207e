/** A report being written: kept on the device with each stroke, checked and queued when it is sent. */
import { useEffect, useRef, useState } from 'react';
import { useDevice } from '#data/react/use-device.ts';
import { type ReportDraft, saveReportDraft } from '#data/records/feedback/report-drafts.ts';
import { type ErrorReport, reportError } from '#data/records/feedback/report-error.ts';
import type { FormErrors } from '#parts/form-errors.ts';
import { useText } from '#parts/text-context.tsx';
import { notify } from '#ui/notices.ts';
import { useHoldsUnsaved } from '#ui/unsaved.ts';

export type ReportField = 'report-fault' | 'report-message' | 'report-email';

export type ReportPlace = Pick<ErrorReport, 'card' | 'code' | 'section' | 'title'>;

export interface ReportWork {
  readonly place: ReportPlace;
  /** As it stands on the device; null before the first word. */
  readonly kept: ReportDraft | null;
  readonly blank: ReportDraft;
  readonly onClose: () => void;
}

interface Tried {
  readonly attempt: number;
  readonly errors: FormErrors<ReportField>;
}

export function useReport({ place, kept, blank, onClose }: ReportWork) {
  const { db, ports } = useDevice();
  const { report: words } = useText().legalDatabase;
  const [draft, setDraft] = useState(kept ?? blank);
  const [tried, setTried] = useState<Tried>({ attempt: 0, errors: {} });
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const unkept = useRef(false);
  useHoldsUnsaved(failure === words.full || failure === words.failed);

  const save = async (next: ReportDraft): Promise<boolean> => {
    const said = await saveReportDraft(db, place.card, next).then(
      ({ ok }) => (ok ? null : words.full),
      () => words.failed,
    );
    unkept.current = said !== null;
    setFailure(said);
    return said === null;
  };
  const { keep, settled } = useLatestSave(save);
  const wrote = useOtherWindow(kept, setDraft);

  const change = (part: Partial<ReportDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    wrote(next);
    keep(next);
  };

  /** Once it is kept, for then the card says so; what cannot be kept stays in sight. */
  const close = async () => {
    await settled();
    if (!unkept.current) onClose();
  };

  /** The sentence that says why it is not sent; null where it is, or where the fields say it. */
  const sent = async (): Promise<string | null> => {
    const subject = words.subject(place.title, draft.fault).slice(0, 200);
    const done = await reportError(db, ports, { ...draft, ...place, subject });
    if (done.ok) {
      onClose();
      notify({ ...words.done, type: 'success' });
      return null;
    }
    if (done.error.kind !== 'invalid') return done.error.kind === 'gone' ? words.gone : words.full;
    const { fields } = done.error;
    setTried(({ attempt }) => ({ attempt: attempt + 1, errors: errorsOf(fields) }));
    return null;
  };

  const send = async () => {
    setSending(true);
    await settled();
    // what could not be kept has to be kept first: sending takes it from there
    if (!unkept.current || (await save(draft))) {
      setFailure(await sent().catch(() => words.failed));
    }
    setSending(false);
  };

  return { draft, change, close, send, sending, failure, ...tried };
}

function errorsOf(fields: Readonly<Record<string, string>>): FormErrors<ReportField> {
  const { 'about.fault': fault, message, email } = fields;
  return {
    ...(fault !== undefined && { 'report-fault': fault }),
    ...(message !== undefined && { 'report-message': message }),
    ...(email !== undefined && { 'report-email': email }),
  };
}

/** Of what is typed faster than it is written only the newest is written: the last stroke is not behind all others. */
export interface LatestSave<T> {
  readonly keep: (value: T) => void;
  /** When nothing is left to be written. */
  readonly settled: () => Promise<void>;
}

export function useLatestSave<T extends object>(save: (value: T) => Promise<unknown>): LatestSave<T> {
  const waiting = useRef<T>(null);
  const running = useRef<Promise<void>>(null);
  const run = async () => {
    while (waiting.current !== null) {
      const next = waiting.current;
      waiting.current = null;
      await save(next);
    }
    running.current = null;
  };
  return {
    keep: (value) => {
      waiting.current = value;
      running.current ??= run();
    },
    settled: async () => {
      await running.current;
    },
  };
}

/** So many may be on their way to the device and back. */
const STROKES = 20;

/** `kept` is the draft as it stands on the device. The answer is told of each draft that this window writes. */
export function useOtherWindow(
  kept: ReportDraft | null,
  show: (draft: ReportDraft) => void,
): (draft: ReportDraft) => void {
  const own = useRef<readonly string[]>([]);
  const latest = useRef(kept && textOf(kept));
  const shown = useRef(show);
  useEffect(() => {
    shown.current = show;
  }, [show]);
  useEffect(() => {
    if (kept === null) return; // sent or discarded there: what stands here is its person's to keep
    const text = textOf(kept);
    if (own.current.includes(text) || text === latest.current) return; // the last strokes come back late
    latest.current = text;
    shown.current(kept);
  }, [kept]);
  return (draft) => {
    latest.current = textOf(draft);
    own.current = [...own.current.slice(-STROKES), latest.current];
  };
}

const textOf = ({ fault, message, email }: ReportDraft): string => JSON.stringify([fault, message, email]);
