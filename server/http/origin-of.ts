import type { FastifyRequest } from 'fastify';
import type { Ports } from '#server/ports.ts';

/** Origin of this server: as configured, or as in the request. */
const originOf = ({ config }: Ports, { protocol, host }: FastifyRequest): string =>
  config.publicUrl === undefined ? `${protocol}://${host}` : new URL(config.publicUrl).origin;

/**
 * Origin for links sent to other people. Without `PUBLIC_URL` only a demonstration, which checks its host
 * name, may use the request.
 */
export const knownOrigin = (ports: Ports, request: FastifyRequest): string | undefined =>
  ports.config.publicUrl === undefined && !ports.config.demonstration ? undefined : originOf(ports, request);
