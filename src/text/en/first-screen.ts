/** First screen of a lawyer beyond the shell texts; loaded with the code of that screen. */
import { choices } from './choices.ts';
import { dashboard } from './work/dashboard.ts';
import { records } from './work/records.ts';

export const firstScreen = { choices, dashboard, records };
