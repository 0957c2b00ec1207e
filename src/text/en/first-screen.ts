/** What the first screen of a lawyer draws, beside the words of the entrance: it comes with the code of that screen. */
import { choices } from './choices.ts';
import { dashboard } from './dashboard.ts';
import { records } from './records.ts';

export const firstScreen = { choices, dashboard, records };
