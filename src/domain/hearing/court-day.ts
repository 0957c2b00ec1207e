/**
 * The current day in court. A wrong clock could shift a right by a day, so days follow the server clock of
 * the last contact, in India.
 */
import { type CalendarDate, dayInIndia } from '#kernel/calendar-date.ts';

/** Last contact with the server: one moment by both clocks, in milliseconds. */
export interface Contact {
  readonly server: number;
  readonly device: number;
}

export type CourtClock =
  /** Both clocks show the same day. */
  | { readonly kind: 'agrees' }
  /** The device clock shows another day. */
  | { readonly kind: 'differs'; readonly deviceDay: CalendarDate }
  /** The last comparison of the clocks is more than seven days old. */
  | { readonly kind: 'long-ago'; readonly contactDay: CalendarDate }
  /** The device clock was changed since the last contact and may be right now. */
  | { readonly kind: 'set-since'; readonly deviceDay: CalendarDate; readonly contactDay: CalendarDate }
  /** The device clock is wrong: before the last contact, or far after it. */
  | { readonly kind: 'impossible'; readonly deviceDay: CalendarDate; readonly contactDay: CalendarDate };

export interface CourtDay {
  readonly day: CalendarDate;
  /** The moment by the server's clock. */
  readonly now: Date;
  readonly clock: CourtClock;
}

const DAY_MS = 24 * 3_600_000;
/** No device is offline longer. A larger difference means that the clock was changed. */
const FURTHEST_MS = 90 * DAY_MS;
const LONG_MS = 7 * DAY_MS;
/** Ignore small corrections of the clock. */
const STEP_MS = 5_000;

/** Null before the first contact: only the device clock is available then. */
export function courtDay(contact: Contact | null, now: Date): CourtDay {
  const deviceDay = dayInIndia(now);
  if (!contact) return { day: deviceDay, now, clock: { kind: 'agrees' } };
  const known = courtTime(contact, now);
  const at = { day: dayInIndia(known), now: known };
  const contactDay = dayInIndia(new Date(contact.server));
  const ran = now.getTime() - contact.device;
  if (!isPossible(ran)) {
    const kind = isPossible(now.getTime() - contact.server) ? 'set-since' : 'impossible';
    return { ...at, clock: { kind, deviceDay, contactDay } };
  }
  if (at.day !== deviceDay) return { ...at, clock: { kind: 'differs', deviceDay } };
  return { ...at, clock: ran > LONG_MS ? { kind: 'long-ago', contactDay } : { kind: 'agrees' } };
}

/** Best estimate of the server time; never before the last contact. */
export function courtTime(contact: Contact | null, now: Date): Date {
  if (!contact) return now;
  const { server, device } = contact;
  const ran = now.getTime() - device;
  if (isPossible(ran)) return new Date(server + Math.max(0, ran));
  return isPossible(now.getTime() - server) ? now : new Date(server);
}

const isPossible = (ran: number): boolean => ran >= -STEP_MS && ran <= FURTHEST_MS;
