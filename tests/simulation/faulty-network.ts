/** A network that fails by chance, call by call, and the moment at which its process is killed or frozen. */
import { type ProblemCode, STATUS_OF } from '#contract/problem.ts';
import { MESSAGE_OF } from '#contract/problem-messages.ts';
import type { Life } from './life.ts';
import { type Random, weighted } from './random.ts';

const FAULTS = {
  'lost-before': 3,
  'lost-after': 4,
  twice: 2,
  'again-later': 2,
  portal: 1,
  truncated: 1,
  'signed-out': 1,
  'server-error': 1,
  'error-after': 1,
  quiet: 1,
  'in-progress': 1,
  frozen: 2,
} as const;
type Fault = keyof typeof FAULTS;

export type Send = () => Response;

export interface Wire {
  readonly random: Random;
  readonly life: Life;
  /** How often a call fails, of 1. */
  readonly badness: () => number;
  /** Half of a file: the connection breaks, so nothing is stored. */
  readonly half?: Send;
  /** Delivered once more at some later time. */
  readonly later: (send: Send) => void;
  /** Until the system lets the process run again. */
  readonly thawed: (life: Life) => Promise<void>;
}

/** Yields to other processes, as a real network would. */
export const turn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

export async function overWire(wire: Wire, send: Send): Promise<Response> {
  const { life, random } = wire;
  life.step();
  await latency(random);
  const fault = random.chance(wire.badness()) ? weighted(random, FAULTS) : null;
  const answer = await (fault === null ? send() : ACTS[fault](wire, send));
  await latency(random);
  life.step();
  return answer;
}

async function latency(random: Random): Promise<void> {
  for (let turns = random.below(12); turns > 0; turns -= 1) await turn();
}

type Act = (wire: Wire, send: Send) => Promise<Response> | Response;

const lost = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

const problem = (code: ProblemCode, headers: Record<string, string> = {}): Response =>
  Response.json(
    { code, msg: MESSAGE_OF[code] },
    { status: STATUS_OF[code], headers: { 'x-zamanat': '1', ...headers } },
  );

const ACTS: Readonly<Record<Fault, Act>> = {
  'lost-before': ({ half }) => {
    half?.();
    return lost();
  },
  'lost-after': (_wire, send) => {
    send();
    return lost();
  },
  twice: (_wire, send) => {
    send();
    return send();
  },
  'again-later': ({ later }, send) => {
    later(send);
    return send();
  },
  portal: () => new Response('<h1>Sign in</h1>', { status: 200 }),
  truncated: async (_wire, send) => {
    const answer = send();
    if (answer.status === 204) return answer; // there is nothing to cut
    const text = await answer.text();
    return new Response(text.slice(0, text.length / 2), {
      status: answer.status,
      headers: { 'x-zamanat': '1' },
    });
  },
  'signed-out': () => problem('unauthenticated'),
  'server-error': () => problem('internal'),
  'error-after': (_wire, send) => {
    send();
    return problem('internal');
  },
  quiet: () => problem('rate-limited', { 'retry-after': '60' }),
  'in-progress': () => problem('key-in-progress'),
  frozen: async ({ life, thawed, random }, send) => {
    const before = random.chance(0.5) ? send() : null;
    life.isFrozen = true;
    await thawed(life);
    return before ?? lost();
  },
};
