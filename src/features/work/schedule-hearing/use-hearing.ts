/** Hearing form: saved as a draft while the user types, validated and queued on submit. */
import { useNavigate } from 'react-router-dom';
import type { NewHearing } from '#contract/case/hearing.ts';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDevice } from '#data/react/use-device.ts';
import type { HearingDraft } from '#data/records/hearing/hearing-draft.ts';
import { saveHearingDraft } from '#data/records/hearing/hearing-drafts.ts';
import type { HearingMatter } from '#data/records/hearing/hearings.ts';
import { changeHearing, scheduleHearing } from '#data/records/hearing/write-hearing.ts';
import { actFailed } from '#data/store/failure-log.ts';
import { indianDate } from '#kernel/calendar-date.ts';
import { noErrors } from '#parts/form/form-errors.ts';
import { useUnsavedWarning } from '#parts/form/use-unsaved-warning.ts';
import type { Refusal } from '#parts/form/refusal.ts';
import { useAutosave } from '#parts/form/use-autosave.ts';
import { useForm } from '#parts/form/use-form.ts';
import { useOtherWindow } from '#parts/form/use-other-window.ts';
import { useText } from '#parts/text-context.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { checkHearing, draftOf, faultErrors, type HearingField, wireErrors } from './hearing-form.ts';

export interface HearingWork {
  readonly matter: HearingMatter;
  /** Stored draft; null before the first keystroke. */
  readonly kept: HearingDraft | null;
}

/** The draft of a new hearing is keyed by its record, that of a moved one by its own id. */
export const draftName = ({ hearing, of }: HearingMatter): string => hearing?._id ?? of.id;

/** Link to the record of the hearing. */
export const backPath = ({ of: { kind, id } }: HearingMatter): string =>
  kind === 'case' ? `/judge/case/${id}` : `/judge-application-view/${id}`;

export function useHearing({ matter, kept }: HearingWork) {
  const { db } = useDevice();
  const { scheduleHearing: words } = useText();
  const { day: today } = useCourtDay();
  const rules = { words: words.errors, today, before: matter.hearing };
  const queue = useQueue(matter);

  const { keep, flush, safety } = useAutosave<HearingDraft>({
    merge: (_, later) => later,
    save: async (draft) => {
      wrote(draft);
      await saveHearingDraft(db, draftName(matter), draft);
    },
  });
  const send = async (draft: HearingDraft): Promise<Refusal<HearingField> | null> => {
    const checked = checkHearing(draft, rules);
    if (checked.listing === null) return { errors: checked.errors };
    return (await flush()) ? queue(draft, checked.listing) : null; // the warning reports the failed write
  };
  const form = useForm<HearingDraft, HearingField>({
    initial: kept ?? draftOf(matter.hearing),
    check: (draft) => {
      const checked = checkHearing(draft, rules);
      return checked.listing === null ? checked.errors : noErrors();
    },
    send,
    onChange: keep,
  });
  const wrote = useOtherWindow(kept, form.show);
  const unkept = useUnsavedWarning(safety);
  return { ...form, refusal: unkept ?? form.refusal };
}

function useQueue(matter: HearingMatter) {
  const { db, ports } = useDevice();
  const { scheduleHearing: words } = useText();
  const navigate = useNavigate();
  const { hearing, of } = matter;
  const write = (listing: NewHearing) => {
    if (!hearing) return scheduleHearing(db, ports, { of, listing });
    const { courtroom = null, minutes = null } = listing;
    return changeHearing(db, ports, hearing._id, { ...listing, courtroom, minutes });
  };
  return async (draft: HearingDraft, listing: NewHearing): Promise<Refusal<HearingField> | null> => {
    const done = await write(listing).catch(actFailed);
    if (!done) return { msg: words.failed };
    if (done.ok) {
      notify({
        title: hearing ? words.done.moved : words.done.listed,
        description: words.done.text(indianDate(listing.date), listing.time),
        type: 'success',
      });
      await navigate(backPath(matter));
      return null;
    }
    const { error } = done;
    if (error.kind === 'invalid') return { errors: wireErrors(error.fields, draft) };
    if (error.kind === 'faulty') return { errors: faultErrors(error.faults, words.errors) };
    return { msg: words.gone };
  };
}
