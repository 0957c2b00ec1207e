/** Legal review of each translation. A language without a review is shown as a draft. */
import type { LanguageCode } from '#contract/account/setting-choices.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';

export interface LanguageReview {
  /** Name and office, as shown to anyone who asks who read it. */
  readonly reviewer: string;
  readonly on: CalendarDate;
}

export const DRAFT_LANGUAGES = ['mr', 'bn', 'ta', 'te'] as const satisfies readonly LanguageCode[];

export type DraftLanguage = (typeof DRAFT_LANGUAGES)[number];

export type LanguageReviews = Readonly<Record<DraftLanguage, LanguageReview | null>>;

/** Enter the advocate who read src/text/<language> and the date; the draft label then disappears. */
export const LANGUAGE_REVIEWS: LanguageReviews = { mr: null, bn: null, ta: null, te: null };

const ENGLISH_NOTE = 'Draft translation, not yet read by a lawyer. The English text governs.';

const OWN_NOTES: Readonly<Record<DraftLanguage, string>> = {
  mr: 'हा अनुवादाचा मसुदा आहे; वकिलाने तो अजून तपासलेला नाही. इंग्रजी मजकूर ग्राह्य धरावा.',
  bn: 'এটি খসড়া অনুবাদ; কোনো আইনজীবী এখনও পড়েননি। ইংরেজি পাঠই মান্য।',
  ta: 'இது வரைவு மொழிபெயர்ப்பு; வழக்கறிஞர் யாரும் இன்னும் படிக்கவில்லை. ஆங்கில உரையே செல்லும்.',
  te: 'ఇది ముసాయిదా అనువాదం; న్యాయవాది ఇంకా చదవలేదు. ఆంగ్ల పాఠమే ప్రామాణికం.',
};

export interface DraftNote {
  readonly language: DraftLanguage;
  readonly own: string;
  readonly english: string;
}

const isDraftLanguage = (language: LanguageCode): language is DraftLanguage =>
  DRAFT_LANGUAGES.some((draft) => draft === language);

/** Null for English, Hindi and every reviewed language. */
export function draftNoteOf(
  language: LanguageCode,
  reviews: LanguageReviews = LANGUAGE_REVIEWS,
): DraftNote | null {
  if (!isDraftLanguage(language) || reviews[language]) return null;
  return { language, own: OWN_NOTES[language], english: ENGLISH_NOTE };
}
