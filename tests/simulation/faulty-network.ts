/** A network that fails as it is told, call by call; when the list is used up it is good. */
import { MESSAGE_OF, type ProblemCode, STATUS_OF } from '#contract/problem.ts';
import type { Ports } from '#data/store/ports.ts';

export const FAULTS = [
  'none',
  'lost-before',
  'lost-after',
  'twice',
  'portal',
  'signed-out',
  'server-error',
  'quiet',
  'in-progress',
  'kill-before',
  'kill-after',
] as const;
export type Fault = (typeof FAULTS)[number];

const problem = (code: ProblemCode, headers: Record<string, string> = {}): Response =>
  Response.json(
    { code, msg: MESSAGE_OF[code] },
    { status: STATUS_OF[code], headers: { 'x-zamanat': '1', ...headers } },
  );

const lost = () => Promise.reject(new TypeError('Failed to fetch'));

/** `kill` is told that the process dies at this call; nothing after it runs. */
export function faultyNetwork(
  online: Ports['fetch'],
  faults: readonly Fault[],
  kill: () => void,
): Ports['fetch'] {
  const left = [...faults];
  const die = () => {
    kill();
    return new Promise<Response>(() => {});
  };
  const acts: Record<Fault, Ports['fetch']> = {
    none: online,
    'lost-before': lost,
    'lost-after': async (url, init) => {
      await online(url, init);
      return lost();
    },
    twice: async (url, init) => {
      await online(url, init);
      return online(url, init);
    },
    portal: () => Promise.resolve(new Response('<h1>Sign in</h1>', { status: 200 })),
    'signed-out': () => Promise.resolve(problem('unauthenticated')),
    'server-error': () => Promise.resolve(problem('internal')),
    quiet: () => Promise.resolve(problem('rate-limited', { 'retry-after': '60' })),
    'in-progress': () => Promise.resolve(problem('key-in-progress')),
    'kill-before': die,
    'kill-after': async (url, init) => {
      await online(url, init);
      return die();
    },
  };
  return (url, init) => acts[left.shift() ?? 'none'](url, init);
}
