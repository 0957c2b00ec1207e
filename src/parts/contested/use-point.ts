/** A contested point being entered or marked: kept on the device as it is typed, queued when it is entered. */
import { NewContested } from '#contract/contested.ts';
import { fieldErrors } from '#contract/primitives.ts';
import { type ContestedView, keepPoint, removePoint } from '#data/records/contested/contested-points.ts';
import type { PointDraft } from '#data/records/contested/point-draft.ts';
import { clearMeta, getMeta, setMeta } from '#data/store/meta.ts';
import { useDevice } from '#data/react/use-device.ts';
import type { FormErrors } from '#parts/form/form-errors.ts';
import { useAutosave } from '#parts/form/use-autosave.ts';
import { useForm } from '#parts/form/use-form.ts';
import { useText } from '#parts/text-context.tsx';
import { useEffect, useRef } from 'react';

export type PointField = 'about' | 'says' | 'page' | 'note';

interface PointWork {
  readonly of: { readonly id: string; readonly applicationId: string };
  readonly point: ContestedView | null;
  readonly onClose: () => void;
}

export function usePoint({ of: { id, applicationId }, point, onClose }: PointWork) {
  const { db, ports } = useDevice();
  const { contested: text } = useText();
  // a point that is new is one draft for each application: what was begun is there again when it is opened
  const draft = `point:${point ? id : applicationId}` as const;
  const { keep, drop, safety } = useAutosave<PointDraft>({
    merge: (_, later) => later,
    save: async (typed) => {
      await setMeta(db, draft, typed);
      return null;
    },
  });
  const close = async () => {
    await drop();
    await clearMeta(db, draft);
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
      if (!done.ok) return { msg: done.error.kind === 'storage-full' ? text.full : text.gone };
      await close();
      return null;
    },
    onChange: keep,
  });
  const { show } = form;
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void getMeta(db, draft).then((kept) => kept && show(kept));
  }, [db, draft, show]);
  const isUnkept = safety === 'full' || safety === 'failed';
  return {
    form: { ...form, refusal: isUnkept ? text.full : form.refusal },
    putAway: close,
    remove: async () => {
      await removePoint(db, ports, id);
      await close();
    },
  };
}

const BLANK: PointDraft = { about: '', says: '', state: 'open', note: '', documentId: '', page: '' };

const draftOf = (point: ContestedView | null): PointDraft =>
  point
    ? {
        about: point.about,
        says: point.says,
        state: point.state,
        note: point.note ?? '',
        documentId: point.documentId ?? '',
        page: point.page === undefined ? '' : String(point.page),
      }
    : BLANK;

/** A blank is no value; a page belongs to a document. */
function pointOf({ about, says, state, note, documentId, page }: PointDraft): unknown {
  return {
    about,
    says,
    state,
    ...(note.trim() && { note }),
    ...(documentId && { documentId, ...(page.trim() && { page: Number(page) }) }),
  };
}

function errorsIn(values: PointDraft): FormErrors<PointField> {
  const read = NewContested.safeParse(pointOf(values));
  return read.success ? {} : fieldErrors(read.error);
}
