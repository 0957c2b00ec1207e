/** What can be chosen in one's settings; known without the schemas, for every start is drawn by some of it. */
export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

export const TEXT_SIZES = ['normal', 'large', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** Of the dashboard. */
export const LAYOUTS = ['grid', 'list', 'compact'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** How long before a hearing one is reminded. */
export const REMINDERS = ['1-hour', '3-hours', '1-day', '2-days', '1-week'] as const;
export type Reminder = (typeof REMINDERS)[number];

export const PROFESSIONS = ['advocate', 'judge', 'law-student', 'legal-researcher'] as const;
export type Profession = (typeof PROFESSIONS)[number];
