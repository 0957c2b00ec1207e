/** Draft in Marathi, not yet reviewed by a lawyer who speaks it. */
import { calculator } from './calculator/calculator.ts';
import { clock } from './work/clock.ts';
import { courtClosed } from './work/court-closed.ts';
import { explained } from './law/explained.ts';
import { facts } from './facts.ts';
import { fromPaper } from './applications/from-paper.ts';
import { law } from './law/law.ts';
import { picker } from './law/picker.ts';
import { received } from './work/received.ts';
import { routeFacts } from './calculator/route-facts.ts';

export const rest = {
  calculator,
  courtClosed,
  clock,
  explained,
  facts,
  fromPaper,
  law,
  picker,
  received,
  routeFacts,
};
