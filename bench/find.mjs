/**
 * Cost of a global search answer over 10,000 cases, applications and entries: `node bench/find.mjs`. Compares
 * the worker's index, queried per letter, with a linear scan. CPU time, independent of other load.
 */
import { register } from 'tsx/esm/api';

register(); // Node 20 cannot run TypeScript
const [{ wordIndex }, { FOUND_IN }, { wordsOf }] = await Promise.all([
  import('../src/records/find/word-index.ts'),
  import('../src/records/find/find-entry.ts'),
  import('../src/search/engine/fold.ts'),
]);

const COUNT = 10_000;
const ROUNDS = 4;
const TYPED = [
  'sunil jadhav',
  '412/2026',
  'farida ansari',
  'hearing',
  'shivajinagar',
  'state 2026 pune',
  'tehsil',
];

const entries = Array.from({ length: COUNT }, (_, n) => rowsOf(n)).flatMap((rows) =>
  FOUND_IN.flatMap(({ store, entryOf }) => {
    const row = rows[store];
    return (
      (row &&
        entryOf(row, () => ({
          title: String(rows['cases']?.['title']),
          numbers: String(rows['cases']?.['firNumber']),
        }))) ??
      []
    );
  }),
);
const index = wordIndex();
const building = cost(() => index.add(entries));
const lines = entries.map(({ title, more }) => ` ${[...title, ...more].join(' ')}`);

/** @type {Readonly<Record<string, (words: readonly string[]) => unknown>>} */
const WAYS = {
  index: (words) => index.ask(words),
  'a list': (words) => index.list({ kind: 'case', words, most: 11 }),
  'linear scan': (words) => lines.filter((line) => words.every((word) => line.includes(` ${word}`))),
};
process.stdout.write(`${entries.length} records, index built in ${building.toFixed(0)} ms\n`);
for (const [name, way] of Object.entries(WAYS)) {
  const times = timesOf(way).toSorted((a, b) => a - b);
  const [half, most] = [0.5, 0.95].map((share) => times[Math.floor(times.length * share)] ?? 0);
  process.stdout.write(
    `${name}: ${half?.toFixed(1)} ms an answer (95%: ${most?.toFixed(1)}); four times slower ${(4 * (half ?? 0)).toFixed(0)} (${(4 * (most ?? 0)).toFixed(0)}); a frame is 16\n`,
  );
}

/**
 * One query per letter; the first round warms up.
 * @type {(way: (words: readonly string[]) => unknown) => number[]}
 */
function timesOf(way) {
  const prefixes = TYPED.flatMap((text) => Array.from(text, (_, end) => wordsOf(text.slice(0, end + 1))));
  const rounds = Array.from({ length: ROUNDS }, () => prefixes.map((words) => cost(() => way(words))));
  return rounds.slice(1).flat();
}

/** @type {(act: () => unknown) => number} */
function cost(act) {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * Local rows of one matter.
 * @type {(n: number) => Readonly<Record<string, Readonly<Record<string, unknown>>>>}
 */
function rowsOf(n) {
  const name = `${['Sunil', 'Farida', 'Imran', 'Kavita'][n % 4]} ${['Jadhav', 'Ansari', 'Sheikh'][n % 3]} ${n}`;
  const createdAt = new Date(Date.UTC(2026, 10, 20) - n * 60_000).toISOString();
  const place = { policeStation: 'Hadapsar', courtPlace: 'Pune', firNumber: `${n}/2026` };
  return {
    cases: { _id: `case-${n}`, title: `${name} v. State`, charges: ['BNS 318(4)'], createdAt, ...place },
    applications: {
      _id: `application-${n}`,
      caseId: `case-${n}`,
      applicant: { name },
      case: { sections: ['BNS 318(4)'], ...place },
      status: 'Pending',
      createdAt,
    },
    diary: {
      _id: `entry-${n}`,
      caseId: `case-${n}`,
      date: createdAt.slice(0, 10),
      description: `Met the surety of ${name} at the tehsil office; the extract is wanting.`,
    },
  };
}
