/**
 * Which day it is in court. A device's clock may be wrong, and a day more or less is a right gained or lost: days are
 * counted by the clock of the court's server, as the last contact with it has shown, and always in India.
 */
import { type CalendarDate, dayInIndia } from '#kernel/calendar-date.ts';

/** The last contact with the server: the same moment by both clocks, in milliseconds. */
export interface Contact {
  readonly server: number;
  readonly device: number;
}

export type CourtClock =
  /** Both clocks name the same day. */
  | { readonly kind: 'agrees' }
  /** The device's clock names another day. */
  | { readonly kind: 'differs'; readonly deviceDay: CalendarDate }
  /** Nobody has compared the clocks for long. */
  | { readonly kind: 'long-ago'; readonly contactDay: CalendarDate }
  /** The device's clock was set since, and may be right now. */
  | { readonly kind: 'set-since'; readonly deviceDay: CalendarDate; readonly contactDay: CalendarDate }
  /** The device's clock cannot be right: it names a day before the last contact, or one that is years off. */
  | { readonly kind: 'impossible'; readonly deviceDay: CalendarDate; readonly contactDay: CalendarDate };

export interface CourtDay {
  readonly day: CalendarDate;
  /** The moment by the server's clock. */
  readonly now: Date;
  readonly clock: CourtClock;
}

const DAY_MS = 24 * 3_600_000;
/** Longer than anyone is away: a clock that ran on for more was set. */
const FURTHEST_MS = 90 * DAY_MS;
const LONG_MS = 7 * DAY_MS;
/** Clocks are corrected by small steps all the time. */
const STEP_MS = 5_000;

/** Null before the first contact: then the device's clock is all there is. */
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

/** What the server's clock says now, as well as this device can know it; never before the last contact. */
export function courtTime(contact: Contact | null, now: Date): Date {
  if (!contact) return now;
  const { server, device } = contact;
  const ran = now.getTime() - device;
  if (isPossible(ran)) return new Date(server + Math.max(0, ran));
  return isPossible(now.getTime() - server) ? now : new Date(server);
}

const isPossible = (ran: number): boolean => ran >= -STEP_MS && ran <= FURTHEST_MS;
