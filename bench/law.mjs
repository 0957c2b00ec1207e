/**
 * Law engine against a bare loop over the same rows in the same run: `node bench/law.mjs`. Use the ratio,
 * because a time depends on the machine. The first start pays for the tables; 10,000 determinations exceed
 * any list on a phone.
 */
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { register } from 'tsx/esm/api';

register(); // Node 20 cannot run TypeScript
const [{ lawTables }, { determineAll }, { addDays, day }] = await Promise.all([
  import('../src/law/tables.ts'),
  import('../src/law/determine.ts'),
  import('../src/kernel/calendar-date.ts'),
]);

const MATTERS = 10_000;
const LOADS = 20;
const TODAY = day('2026-11-21');

const files = Object.fromEntries(
  ['offences', 'special-acts', 'acts', 'cases'].map((name) => [
    name,
    readFileSync(new URL(`../src/law/tables/${name}.json`, import.meta.url), 'utf8'),
  ]),
);
const read = (/** @type {string} */ name) => JSON.parse(files[name] ?? '[]');

const parsing = timed(LOADS, () => ['offences', 'special-acts', 'acts', 'cases'].map(read));
const raw = {
  offences: read('offences'),
  specialActs: read('special-acts'),
  acts: read('acts'),
  cases: read('cases'),
};
const loading = timed(LOADS, () => lawTables(raw));
const tables = lawTables(raw);

const rows = tables.offences;
const matters = Array.from({ length: MATTERS }, (_, index) => matterFor(index));
for (const facts of matters.slice(0, 1000)) determineAll(facts, tables, TODAY); // warm up

let entitled = 0;
const determining = timed(1, () => {
  for (const facts of matters) {
    if (determineAll(facts, tables, TODAY).undertrial.conclusion.kind === 'entitled') entitled += 1;
  }
});

/** Minimal work on the same rows: read each and its terms. */
let grave = 0;
const bare = timed(1, () => {
  for (let index = 0; index < MATTERS; index += 1) {
    for (const row of rowsFor(index)) if (row?.life || row?.death || (row?.minYears ?? 0) >= 10) grave += 1;
  }
});
const scan = timed(LOADS, () => {
  for (const row of rows) if (row.life || row.death || (row.minYears ?? 0) >= 10) grave += 1;
});

print(
  `rows ${rows.length}; matters ${MATTERS}; entitled at half or a third ${entitled}; grave rows seen ${grave}`,
);
line('parse the JSON', parsing, [scan, 'a bare loop over the rows']);
line('index the rows', loading, [scan, 'a bare loop over the rows']);
line('index the rows', loading, [parsing, 'parsing them']);
line('10,000 determinations of everything', determining, [bare, 'a bare loop over the same rows']);
print(`one determination of everything: ${((determining / MATTERS) * 1000).toFixed(1)} µs`);

/** @type {(what: string, time: number, beside: readonly [number, string]) => void} */
function line(what, time, [base, of]) {
  print(`${what}: ${time.toFixed(2)} ms, ${(time / base).toFixed(1)} times ${of}`);
}

/** @type {(times: number, work: () => unknown) => number} */
function timed(times, work) {
  const start = performance.now();
  for (let index = 0; index < times; index += 1) work();
  return (performance.now() - start) / times;
}

/**
 * One to three offences, cycling through the tables.
 * @type {(index: number) => (typeof rows)[number][]}
 */
function rowsFor(index) {
  return [0, 397, 911].slice(0, 1 + (index % 3)).flatMap((step) => rows[(index + step) % rows.length] ?? []);
}

/** @type {(index: number) => import('../src/law/facts.ts').LawFacts} */
function matterFor(index) {
  const arrestDate = addDays(TODAY, -(index % 1500));
  return {
    offences: rowsFor(index).map(({ code, section, variant }) => ({ code, section, variant })),
    unrecognised: [],
    firDate: addDays(arrestDate, -1),
    arrestDate,
    firstRemandDate: arrestDate,
    custody: [{ from: arrestDate, kind: 'judicial' }],
    chargesheet: { state: 'not-filed', asOf: TODAY },
    delayByAccusedDays: index % 7,
    neverConvicted: index % 2 === 0,
    otherPendingCases: index % 5 === 0 ? 1 : 0,
    convictions: [],
    woman: false,
    child: false,
    sickOrInfirm: false,
    firstEvidenceDate: addDays(arrestDate, 90),
  };
}

function print(/** @type {string} */ text) {
  process.stdout.write(`${text}\n`);
}
