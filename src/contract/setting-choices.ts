/** What can be chosen in one's settings; known without the schemas, for every start is drawn by some of it. */
export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

export const TEXT_SIZES = ['normal', 'large', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** Of the screens; a paper is in the language that its court reads. */
export const LANGUAGES = ['en', 'hi', 'mr', 'ta', 'te', 'bn'] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

export const PROFESSIONS = ['advocate', 'judge', 'law-student', 'legal-researcher'] as const;
export type Profession = (typeof PROFESSIONS)[number];
