/** An instant as a person reads it: `14:06 IST` today, `20-11-2026` before. The zone is India's, wherever the phone is. */
const ZONE = 'Asia/Kolkata';

const time = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' });
const date = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

export const timeText = (at: Date): string => `${time.format(at)}\u00a0IST`;

export const dateText = (at: Date): string => date.format(at).replaceAll('/', '-');

/** The shortest that is not ambiguous. */
export function whenText(at: Date, now = new Date()): string {
  return dateText(at) === dateText(now) ? time.format(at) : dateText(at);
}
