/**
 * What tells a device that has signed in before from a stranger's: no session, it reads nothing and signs nobody in. Its
 * tries are counted by themselves, so that guessing from elsewhere keeps nobody out of their own account.
 */
import type { FastifyRequest } from 'fastify';
import { cookieOf, isHttps } from '../http/forgery-pair.ts';
import type { Ports } from '../ports.ts';

const NAME = 'zamanat-device';
const SECONDS = 400 * 86_400;

export function deviceOf(request: FastifyRequest): string | undefined {
  const value = cookieOf(request, NAME);
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

export const deviceCookie = (ports: Ports, token: string): string =>
  [
    `${NAME}=${token}`,
    'Path=/api/auth',
    `Max-Age=${SECONDS}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isHttps(ports) ? ['Secure'] : []),
  ].join('; ');
