import type { FastifyRequest } from 'fastify';
import type { Ports } from '#server/ports.ts';

/** Where people reach this server: as the operator says, or as this person has just reached it. */
const originOf = ({ config }: Ports, { protocol, host }: FastifyRequest): string =>
  config.publicUrl === undefined ? `${protocol}://${host}` : new URL(config.publicUrl).origin;

/**
 * For a link that is sent to somebody else than who asks: where the operator has not said it, only a demonstration,
 * which checks the name it is asked by, may take it from the asking. `undefined` where there is none.
 */
export const knownOrigin = (ports: Ports, request: FastifyRequest): string | undefined =>
  ports.config.publicUrl === undefined && !ports.config.demonstration ? undefined : originOf(ports, request);
