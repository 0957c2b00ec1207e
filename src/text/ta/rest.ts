/** Draft in Tamil, not yet reviewed by a lawyer who speaks it. */
import type { OtherWords } from '#text/other-words.ts';
import { calculator } from './calculator.ts';
import { clock } from './clock.ts';
import { explained } from './explained.ts';
import { find } from './find.ts';
import { law } from './law.ts';
import { notifications } from './notifications.ts';
import { picker } from './picker.ts';
import { routeFacts } from './route-facts.ts';

export const rest: OtherWords = {
  calculator,
  clock,
  explained,
  find,
  law,
  notifications,
  picker,
  routeFacts,
};
