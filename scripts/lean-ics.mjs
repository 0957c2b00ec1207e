/**
 * Removes yup from the calendar library: 16 KB gzip of validation that our types and
 * `tests/parts/calendar-file.test.ts` cover. It validates and returns its input unchanged.
 */
const CHECKS = /node_modules\/ics\/dist\/schema\/index\.js$/;
const NAMES = ['validateHeader', 'validateHeaderAndEvent'];

/** @returns {import('vite').Plugin} */
export const leanIcs = () => ({
  name: 'lean-ics',
  apply: 'build',
  transform: {
    filter: { id: CHECKS },
    handler(code) {
      if (NAMES.some((name) => !code.includes(`exports.${name} = ${name};`)))
        this.error('ics has changed: look where it checks its events now (scripts/lean-ics.mjs).');
      const instead = NAMES.map((name) => `exports.${name} = (value) => ({ error: null, value });\n`);
      return { code: instead.join(''), map: null };
    },
  },
});
