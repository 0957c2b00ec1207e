import { indexMatters } from '#server/find/index-matters.ts';
import type { Ports } from '#server/ports.ts';
import { startRounds } from './rounds.ts';

/** The chain of the audit log grows each minute. */
const EVERY = 15_000;

export const startIndexing = (ports: Pick<Ports, 'pool' | 'reportCrash'>): { readonly stop: () => void } =>
  startRounds({ every: EVERY, round: () => indexMatters(ports), onError: ports.reportCrash });
