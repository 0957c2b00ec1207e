/**
 * The court day for a screen. Correct at the first render; renders again if the server's clock shows another
 * day.
 */
import { useEffect } from 'react';
import type { Db } from '#data/store/db.ts';
import { getMeta } from '#data/store/meta.ts';
import { type Contact, type CourtDay, courtDay } from '#domain/hearing/court-day.ts';
import { useDevice } from './use-device.ts';
import { useSharedLive } from './use-live.ts';

export function useCourtDay(): CourtDay {
  const { ports } = useDevice();
  const live = useSharedLive(lastContact);
  const contact = (live.status === 'ready' ? live.value : null) ?? keptContact();
  useEffect(() => {
    if (contact) keep(contact);
  }, [contact]);
  return courtDay(contact, ports.now());
}

const lastContact = (db: Db) => getMeta(db, 'contact');

/** The clock belongs to the device, not to a user. Local storage can be read synchronously. */
const KEY = 'zamanat-contact';

function keptContact(): Contact | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isContact(stored) ? stored : null;
  } catch {
    return null; // storage unavailable or other data: the database has the value
  }
}

const isContact = (value: unknown): value is Contact =>
  typeof value === 'object' &&
  value !== null &&
  'server' in value &&
  'device' in value &&
  Number.isFinite(value.server) &&
  Number.isFinite(value.device);

/** Every row with a date asks for the day; the storage is written once for each answer. */
let written: Contact | null = null;

function keep(contact: Contact): void {
  if (contact === written) return;
  written = contact;
  try {
    localStorage.setItem(KEY, JSON.stringify(contact));
  } catch {
    // storage unavailable or full: the database has the value
  }
}
