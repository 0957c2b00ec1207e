/** Hearing form: initial values, validation and the resulting listing. */
import { HEARING_PURPOSES, NewHearing, NOTICES } from '#contract/case/hearing.ts';
import { fieldErrors } from '#contract/primitives.ts';
import type { HearingDraft } from '#data/records/hearing/hearing-draft.ts';
import type { HearingRow } from '#data/store/rows.ts';
import { type HearingFault, hearingFaults } from '#domain/hearing/hearing-rules.ts';
import { type CalendarDate, isDay } from '#kernel/calendar-date.ts';
import { errorsAt, type FormErrors, hasErrors } from '#parts/form/form-errors.ts';
import type { Catalogue } from '#text/catalogue.ts';

export type HearingField = 'date' | 'time' | 'purpose' | 'otherPurpose' | 'courtroom' | 'minutes' | 'notices';

export const HEARING_FIELDS: readonly HearingField[] = [
  'date',
  'time',
  'purpose',
  'otherPurpose',
  'courtroom',
  'minutes',
  'notices',
];

/** List option for a purpose in free text. */
export const OTHER = 'other';

const BLANK: HearingDraft = {
  date: '',
  time: '',
  purpose: '',
  otherPurpose: '',
  courtroom: '',
  minutes: '',
  notices: [],
};

export function draftOf(hearing: HearingRow | null): HearingDraft {
  if (!hearing) return BLANK;
  const { date, time, purpose, courtroom, minutes, notices } = hearing;
  const isKnown = HEARING_PURPOSES.some((each) => each === purpose);
  return {
    date,
    time,
    purpose: isKnown ? purpose : OTHER,
    otherPurpose: isKnown ? '' : purpose,
    courtroom: courtroom ?? '',
    minutes: minutes === undefined ? '' : String(minutes),
    notices: NOTICES.filter((each) => notices.includes(each)),
  };
}

/** As the server parses it. */
function listingOf({ date, time, purpose, otherPurpose, courtroom, minutes, notices }: HearingDraft) {
  const room = courtroom.trim();
  return NewHearing.safeParse({
    date,
    time: time || undefined,
    purpose: purpose === OTHER ? otherPurpose.trim() : purpose,
    ...(room && { courtroom: room }),
    ...(minutes.trim() && { minutes: Number(minutes) }),
    notices,
  });
}

export interface Rules {
  readonly words: Catalogue['scheduleHearing']['errors'];
  readonly today: CalendarDate;
  /** The hearing being moved. */
  readonly before: HearingRow | null;
}

export type CheckedHearing =
  | { readonly listing: NewHearing }
  | { readonly listing: null; readonly errors: FormErrors<HearingField> };

export function checkHearing(draft: HearingDraft, rules: Rules): CheckedHearing {
  const parsed = listingOf(draft);
  const errors = {
    ...(parsed.success ? {} : wireErrors(fieldErrors(parsed.error), draft)),
    ...dateErrors(draft, rules),
  };
  return parsed.success && !hasErrors(errors) ? { listing: parsed.data } : { listing: null, errors };
}

/** A missing free-text purpose is an error of its own field. */
export function wireErrors(
  fields: Readonly<Record<string, string>>,
  { purpose }: HearingDraft,
): FormErrors<HearingField> {
  const { otherPurpose: _, ...at } = PATHS;
  return purpose === OTHER
    ? errorsAt(fields, { ...at, purpose: '', otherPurpose: 'purpose' })
    : errorsAt(fields, { ...PATHS });
}

const PATHS: Readonly<Record<HearingField, string>> = {
  date: 'date',
  time: 'time',
  purpose: 'purpose',
  otherPurpose: '',
  courtroom: 'courtroom',
  minutes: 'minutes',
  notices: 'notices',
};

function dateErrors({ date }: HearingDraft, { words, today, before }: Rules): FormErrors<HearingField> {
  if (date.replaceAll('-', '').trim() === '') return { date: words.date };
  if (!isDay(date)) return { date: words.noDay };
  return faultErrors(hearingFaults({ date, state: 'listed' }, before ?? undefined, today), words);
}

export const faultErrors = (
  faults: readonly HearingFault[],
  { faults: sentences }: Rules['words'],
): FormErrors<HearingField> =>
  Object.fromEntries(
    faults.map(({ field, code }) => [field === 'date' ? 'date' : 'purpose', sentences[code]]),
  );
