/** The amendments of an application with the text before and after each. */
import {
  type Amendment,
  type Application,
  type ApplicationContent,
  contentOf,
} from '#contract/application/application.ts';
import type { Hearing } from '#contract/case/hearing.ts';
import { isRecord, mergePatch, patchBetween } from '#kernel/merge-patch.ts';

export interface AmendmentText extends Pick<Amendment, 'at' | 'by'> {
  readonly before: unknown;
  readonly after: unknown;
}

/** The contents before each amendment, oldest first. */
export const formerContents = (
  content: ApplicationContent,
  amendments: readonly Amendment[] = [],
): ApplicationContent[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an amendment replaces a content by another one
  amendmentTexts(content, amendments).map(({ before }) => before as ApplicationContent);

const MOST = 12;
const MOST_LETTERS = 200_000;

/** Oldest first. */
export function amendmentTexts(content: unknown, amendments: readonly Amendment[] = []): AmendmentText[] {
  const texts: AmendmentText[] = [];
  let after = content;
  for (const { at, by, before: patch } of amendments.toReversed()) {
    const before = mergePatch(after, patch);
    texts.unshift({ at, by, before, after });
    after = before;
  }
  return texts;
}

/** Adds the newest. The two oldest become one above the limits, so the oldest text is never lost. */
export function withAmendment(earlier: readonly Amendment[] | undefined, next: AmendmentText): Amendment[] {
  const before = amendmentTexts(next.before, earlier ?? []);
  let texts = [...before, next];
  let stored = texts.map(storedAmendment);
  while (texts.length > 1 && isTooMuch(stored)) {
    const [oldest, second, ...rest] = texts;
    texts = oldest && second ? [{ ...second, before: oldest.before }, ...rest] : rest;
    stored = texts.map(storedAmendment);
  }
  return stored;
}

const isTooMuch = (stored: readonly Amendment[]): boolean =>
  stored.length > MOST || JSON.stringify(stored).length > MOST_LETTERS;

function storedAmendment({ at, by, before, after }: AmendmentText): Amendment {
  const patch = patchBetween(after, before);
  return { at, by, before: isRecord(patch) ? patch : {} };
}

/**
 * True if the paper is not older than the last amendment. A server of the former release amends and stores no paper.
 */
export const isOfLastText = (
  { at }: { readonly at: string },
  { amendments }: Pick<Application, 'amendments'>,
): boolean => at >= lastAmendedAt(amendments);

/** The empty text without an amendment: it is before every time. */
export const lastAmendedAt = (amendments: Application['amendments']): string => amendments?.at(-1)?.at ?? '';

type ListedHearing = Pick<Hearing, 'applicationId' | 'at' | 'state'>;

/** Amendments after the first hearing of the application, or of its whole case, was listed. */
export function amendmentsAfterListing(
  application: ApplicationContent & Pick<Application, '_id' | 'amendments'>,
  hearings: readonly ListedHearing[],
): AmendmentText[] {
  const listed = hearings
    .filter(
      ({ applicationId = application._id, state }) =>
        applicationId === application._id && state !== 'cancelled',
    )
    .map(({ at }) => at)
    .toSorted();
  const [first] = listed;
  if (first === undefined) return [];
  return amendmentTexts(contentOf(application), application.amendments).filter(({ at }) => at > first);
}
