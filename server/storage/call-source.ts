/** Address and session of the call in progress, for its audit rows. Work outside of a call has neither. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { hash } from 'node:crypto';

export interface CallSource {
  readonly address: string;
  readonly requestId: string;
  /** SHA-256 of the session id, in hexadecimal. Set when the session is read or opened. */
  session?: string;
  /** Its user. */
  userId?: string;
  /** The service account that calls. */
  service?: { readonly _id: string; readonly name: string };
}

const calls = new AsyncLocalStorage<CallSource>();

export const inCall = (source: CallSource, work: () => void): void => calls.run(source, work);

export const callSource = (): CallSource | undefined => calls.getStore();

/** The audit log names a session without making its id readable. */
export function noteSession(sessionId: string, userId: string): void {
  const source = calls.getStore();
  if (!source) return;
  source.session = hash('sha256', sessionId);
  source.userId = userId;
}

/** The account that a service account belongs to is its user. */
export function noteService({
  _id,
  name,
  userId,
}: NonNullable<CallSource['service']> & { readonly userId?: string | undefined }): void {
  const source = calls.getStore();
  if (!source) return;
  source.session = hash('sha256', _id);
  source.service = { _id, name };
  if (userId !== undefined) source.userId = userId;
}
