/**
 * Leaves yup out of the maker of calendar files: 16 KB gzip that only check, once more, what our types and
 * `tests/parts/calendar-file.test.ts` hold true. It checks strictly and hands on what it was given.
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
