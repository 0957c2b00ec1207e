/** A user on a device. The screen is recorded before each action. */
import type { Db } from '#data/store/db.ts';
import type { Ports } from '#data/store/ports.ts';
import type { Random } from './random.ts';
import type { Process, SimulatedDevice } from './simulated-device.ts';

export interface Person {
  readonly device: SimulatedDevice;
  readonly db: Db;
  readonly ports: Ports;
  readonly random: Random;
  /** Text that was never used before. */
  readonly words: () => string;
  readonly looksAt: (screen: unknown) => void;
}

let written = 0;

/** Restarts the text counter for each run. */
export const forgetWords = (): void => {
  written = 0;
};

export const personAt = (device: SimulatedDevice, { db, ports }: Process): Person => ({
  device,
  db,
  ports,
  random: device.around.random,
  words: () => {
    written += 1;
    return `word ${written}.`;
  },
  looksAt: (screen) => {
    device.screen = screen;
  },
});
