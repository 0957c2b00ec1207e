/** Starts the demonstration on this device. A separate chunk, loaded on request. */
import { startDemonstration } from '#data/demonstration/start-demonstration.ts';
import { pagePorts } from '#app/start/page-ports.ts';
import { openFromDevice } from './session-acts.ts';
import { sharedDb } from './session.ts';

export async function openDemonstration(): Promise<void> {
  await startDemonstration(sharedDb, pagePorts);
  await openFromDevice();
}
