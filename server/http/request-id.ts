/** Id of a request in the access log, the answer and crash reports, so that one call is found in all of them. */
import type { IncomingMessage } from 'node:http';
import type { Ports } from '#server/ports.ts';

const FORM = /^[\w.:-]{8,64}$/;

/** The id of a trusted proxy if it is well formed; otherwise a new one. */
export const requestIds =
  ({ config, newId }: Pick<Ports, 'config' | 'newId'>) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const given = headers['x-request-id'];
    const isKnown = config.trustedProxies.length > 0 && typeof given === 'string' && FORM.test(given);
    return isKnown ? given : newId();
  };
