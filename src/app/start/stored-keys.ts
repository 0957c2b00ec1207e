/** Local storage keys of the specification. They mirror the device database and are deleted with it. */
import type { Session } from '#data/store/session.ts';

export function mirrorSession(session: Session | null): void {
  set('token', session?.token ?? null);
  set('user', session && JSON.stringify(session.user));
}

function set(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
}
