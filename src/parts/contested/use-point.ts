/** Saves a contested point as a draft while the user types, and queues it on submit. */
import { NewContested, sourceOf } from '#contract/case/contested.ts';
import { fieldErrors } from '#contract/primitives.ts';
import { type ContestedView, keepPoint, removePoint } from '#data/records/contested/contested-points.ts';
import type { PointDraft } from '#data/records/contested/point-draft.ts';
import { draftStore } from '#data/store/drafts.ts';
import { useDevice } from '#data/react/use-device.ts';
import type { FormErrors } from '#parts/form/form-errors.ts';
import { pendingWrites } from '#parts/form/draft-writes.ts';
import { useAutosave } from '#parts/form/use-autosave.ts';
import { useForm } from '#parts/form/use-form.ts';
import { useText } from '#parts/text-context.tsx';
import { useEffect, useRef } from 'react';
import { useAct } from '#parts/form/use-act.ts';
import { useUnsavedWarning } from '#parts/form/use-unsaved-warning.ts';

const drafts = draftStore<PointDraft>('point');

export type PointField = 'about' | 'says' | 'on' | 'page' | 'note';

interface PointWork {
  readonly of: { readonly id: string; readonly applicationId: string };
  readonly point: ContestedView | null;
  readonly onClose: () => void;
}

export function usePoint({ of: { id, applicationId }, point, onClose }: PointWork) {
  const { db, ports } = useDevice();
  const { contested: text } = useText();
  const act = useAct();
  // one draft per application for a new point, so that an unfinished one can be continued
  const draftId = point ? id : applicationId;
  const { keep, drop, safety } = useAutosave<PointDraft>({
    merge: (_, later) => later,
    save: (typed) => drafts.save(db, draftId, typed),
  });
  const close = async () => {
    await drop();
    await drafts.remove(db, draftId);
    onClose();
  };
  const form = useForm<PointDraft, PointField>({
    initial: draftOf(point),
    check: (values) => errorsIn(values),
    send: async (values) => {
      const read = NewContested.safeParse(pointOf(values));
      if (!read.success) return { errors: errorsIn(values) };
      const { _id: _none, ...said } = read.data;
      const done = await keepPoint(db, ports, { id, applicationId, point: said });
      if (!done.ok) return { msg: text.gone };
      await close();
      return null;
    },
    onChange: keep,
  });
  const { show } = form;
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    const open = async () => {
      await pendingWrites();
      const storedDraft = await drafts.read(db, draftId);
      if (storedDraft) show(storedDraft);
    };
    void open();
  }, [db, draftId, show]);
  const unkept = useUnsavedWarning(safety);
  return {
    form: { ...form, refusal: unkept ?? form.refusal },
    putAway: close,
    remove: () =>
      act(async () => {
        await removePoint(db, ports, id);
        await close();
      }),
  };
}

const BLANK: PointDraft = { about: '', says: '', state: 'open', note: '', documentId: '', page: '' };

const draftOf = (point: ContestedView | null): PointDraft =>
  point
    ? {
        about: point.about,
        says: point.says,
        source: sourceOf(point),
        paper: point.paper ?? '',
        on: point.on ?? '',
        state: point.state,
        note: point.note ?? '',
        documentId: point.documentId ?? '',
        page: point.page === undefined ? '' : String(point.page),
      }
    : BLANK;

/** A blank is no value; a page requires a document. */
function pointOf({ about, says, source, paper, on, state, note, documentId, page }: PointDraft): unknown {
  return {
    about,
    says,
    source: sourceOf({ source }),
    ...(paper && { paper }),
    ...(on?.trim() && { on: on.trim() }),
    state,
    ...(note.trim() && { note }),
    ...(documentId && { documentId, ...(page.trim() && { page: Number(page) }) }),
  };
}

function errorsIn(values: PointDraft): FormErrors<PointField> {
  const read = NewContested.safeParse(pointOf(values));
  return read.success ? {} : fieldErrors(read.error);
}
