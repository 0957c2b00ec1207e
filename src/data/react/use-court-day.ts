/** The day in court, for a screen: right from its first drawing, and drawn again where a contact shows another one. */
import { useEffect } from 'react';
import { getMeta } from '#data/store/meta.ts';
import { type Contact, type CourtDay, courtDay } from '#domain/court-day.ts';
import { useDevice } from './use-device.ts';
import { useLive } from './use-live.ts';

export function useCourtDay(): CourtDay {
  const { db, ports } = useDevice();
  const live = useLive(() => getMeta(db, 'contact'), [db]);
  const contact = live.status === 'ready' ? live.value : keptContact();
  useEffect(() => {
    if (contact) keep(contact);
  }, [contact]);
  return courtDay(contact, ports.now());
}

/** A clock is the device's and nobody's own: kept where it can be read at once. */
const KEY = 'zamanat-contact';

function keptContact(): Contact | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isContact(kept) ? kept : null;
  } catch {
    return null; // closed, or something else lies there: the database has it
  }
}

const isContact = (kept: unknown): kept is Contact =>
  typeof kept === 'object' &&
  kept !== null &&
  'server' in kept &&
  'device' in kept &&
  Number.isFinite(kept.server) &&
  Number.isFinite(kept.device);

function keep(contact: Contact): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(contact));
  } catch {
    // closed or full: the database has it
  }
}
