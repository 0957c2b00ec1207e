/** Relying party id: the host name of the public address. A bare IP address has none. */
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { knownOrigin } from '#server/http/origin-of.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Ports } from '#server/ports.ts';

export interface RelyingParty {
  readonly domain: string;
  readonly origin: string;
}

export function relyingParty(ports: Ports, request: FastifyRequest): RelyingParty | undefined {
  const origin = knownOrigin(ports, request);
  if (origin === undefined) return undefined;
  const domain = new URL(origin).hostname;
  return isIP(domain.replaceAll(/[[\]]/g, '')) === 0 ? { domain, origin } : undefined;
}

export function requireParty(ports: Ports, request: FastifyRequest): RelyingParty {
  const party = relyingParty(ports, request);
  if (!party) throw new Refusal('forbidden', { msg: 'No passkeys work at this address. Use your password.' });
  return party;
}
