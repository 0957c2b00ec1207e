/** Draft in Telugu, not yet reviewed by a lawyer who speaks it. */
import type { OtherWords } from '#text/other-words.ts';
import { calculator } from './calculator/calculator.ts';
import { clock } from './work/clock.ts';
import { courtClosed } from './work/court-closed.ts';
import { explained } from './law/explained.ts';
import { facts } from './facts.ts';
import { find } from './work/find.ts';
import { law } from './law/law.ts';
import { notifications } from './work/notifications.ts';
import { picker } from './law/picker.ts';
import { received } from './work/received.ts';
import { routeFacts } from './calculator/route-facts.ts';

export const rest: OtherWords = {
  calculator,
  courtClosed,
  clock,
  explained,
  facts,
  find,
  law,
  notifications,
  picker,
  received,
  routeFacts,
};
