/** Messages between page and clock worker. */
import type { CountedMatter } from '#documents/calendar/counted-matter.ts';
import type { Clock, ClockAsked } from './watch-clock.ts';

export type ToClock =
  | { readonly kind: 'watch'; readonly database: string }
  | { readonly kind: 'ask'; readonly asked: ClockAsked }
  | { readonly kind: 'dated'; readonly n: number };

export type FromClock =
  | { readonly kind: 'clock'; readonly clock: Clock }
  | { readonly kind: 'dated'; readonly n: number; readonly matters: readonly CountedMatter[] };
