/** Draft in Telugu, not yet reviewed by a lawyer who speaks it. */
import type { times as English } from '#text/en/times.ts';
import type { Translated } from '#text/translated.ts';

export const times: Translated<typeof English> = {
  weekdays: ['ఆదివారం', 'సోమవారం', 'మంగళవారం', 'బుధవారం', 'గురువారం', 'శుక్రవారం', 'శనివారం'],
  zone: 'IST',
  asOf: (moment, ago) => `${moment} నాటికి, ${ago}`,
  justNow: 'ఇప్పుడే',
};
