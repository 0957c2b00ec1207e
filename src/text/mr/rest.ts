/** Draft in Marathi, not yet reviewed by a lawyer who speaks it. */
import { calculator } from './calculator.ts';
import { clock } from './clock.ts';
import { explained } from './explained.ts';
import { law } from './law.ts';
import { picker } from './picker.ts';
import { routeFacts } from './route-facts.ts';

export const rest = { calculator, clock, explained, law, picker, routeFacts };
