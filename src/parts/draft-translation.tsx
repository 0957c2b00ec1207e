import type { LanguageCode } from '#contract/account/setting-choices.ts';
import { draftNoteOf, LANGUAGE_REVIEWS, type LanguageReviews } from '#text/language-review.ts';
import { Note } from '#ui/feedback/note.tsx';

interface DraftTranslationProps {
  readonly language: LanguageCode;
  readonly reviews?: LanguageReviews;
}

/** Tells the user that no lawyer has read the translation, in its language and in English. */
export function DraftTranslation({ language, reviews = LANGUAGE_REVIEWS }: DraftTranslationProps) {
  const note = draftNoteOf(language, reviews);
  if (!note) return null;
  return (
    <Note kind="wait">
      <p lang={note.language}>{note.own}</p>
      <p lang="en">{note.english}</p>
    </Note>
  );
}
