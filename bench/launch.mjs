/** The browser of every benchmark. */
import { findChromium } from '../scripts/find-chromium.mjs';

export const LAUNCH = {
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking'],
  viewport: { width: 412, height: 823 },
};
