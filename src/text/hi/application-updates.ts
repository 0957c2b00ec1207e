import type { applicationUpdates as English } from '#text/en/application-updates.ts';
import type { Translated } from '#text/translated.ts';

export const applicationUpdates: Translated<typeof English> = {
  documentAdded: (name) => `दस्तावेज़ जोड़ा गया: ${name}`,
};
