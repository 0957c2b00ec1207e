/** Choices of the settings. Free of schemas, because every start needs some of them. */
export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

export const TEXT_SIZES = ['normal', 'large', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** Languages of the screens. A paper uses the language of its court. */
export const LANGUAGES = ['en', 'hi', 'mr', 'ta', 'te', 'bn'] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

export const PROFESSIONS = ['advocate', 'judge', 'law-student', 'legal-researcher'] as const;
export type Profession = (typeof PROFESSIONS)[number];
