/** Sample values for the sentences of the catalogue that take values. */

/** Values that no sentence has of its own, so that a sentence shows which of them it says: by name of the parameter. */
const SAYS: Readonly<Record<string, readonly unknown[]>> = Object.fromEntries(
  'n left days period unread reached settled asking matters total met unknown not approved decided'
    .split(' ')
    .map((name) => [name, [41_007, 1, 0]]),
);
const COUNTS = { days: 41_007, day: 41_011, out: 41_017, count: 41_019, years: 41_023 };
const DAYS = { until: '2024-03-11', filed: '2024-04-12', on: '2024-05-13' };
const KNOWN = { ...COUNTS, ...DAYS, offences: ['ωα', 'ωβ'], rows: [{}, {}], months: 18 };
const HELD = { term: { months: 31, days: 41_029 }, part: { months: 17, days: 41_031 } };
const OBJECTS: readonly unknown[] = [
  { ...KNOWN, ...HELD, reached: true, other: null },
  {
    ...KNOWN,
    term: null,
    part: null,
    reached: false,
    out: 0,
    other: { why: 'extension', from: '2024-06-14', days: 90 },
  },
  {
    ...KNOWN,
    ...HELD,
    reached: false,
    years: Infinity,
    other: { why: 'ceiling', from: '2024-06-14', days: 41_037 },
  },
];
const OFFENCE = { name: () => 'ωδ', maximum: () => 'ωε', court: () => 'ωζ' };

/** Values for names that do not show their kind. */
const AT: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'calculator.discretion.waitsFor': [[['ωα', 'ωβ']]],
  'calculator.further.alsoOpen': [[['ωα', 'ωβ']]],
  'calculator.hints.held': [[['ωα', 'ωβ']]],
  'calculator.picture.says': [
    ['ωα', 'ωβ'],
    ['ωα', null],
  ],
  'calculator.report.of': [
    ['ωα', 'ωβ'],
    [null, null],
  ],
  'clock.readings.sixtyOrNinety': [
    [
      { days: 41_007, on: 'ωα' },
      { days: 41_011, on: 'ωβ' },
    ],
  ],
  'clock.readings.limb': [
    [
      { days: 41_007, on: 'ωα' },
      { days: 41_011, on: 'ωβ' },
    ],
  ],
  'clock.readings.principal': [
    [
      { days: 41_007, on: 'ωα' },
      { days: 41_011, on: 'ωβ' },
    ],
  ],
  'dashboard.figures.rateNote': [[41_007, 41_011, { low: 41_017, high: 41_019 }]],
  'explained.answer.contested': [[true], [false]],
  'explained.answer.excluded': [
    ['ωα', 'death', 'ωβ'],
    ['ωα', 'death-or-life', 'ωβ'],
  ],
  'explained.answer.notYet.part': [
    ['one-third', 'ωα', 41_007],
    ['one-half', 'ωα', 41_007],
  ],
  'explained.conditions.changes.one-conviction': [[{ on: '2024-03-11' }], [{ on: null }]],
  'explained.conditions.changes.second-case': [[{ on: '2024-03-11' }], [{ on: null }]],
  'explained.termText': [
    [null],
    [{ months: 0, days: 41_007 }],
    [{ months: 18, days: 0 }],
    [{ months: 84, days: 0 }],
  ],
  'picker.maximum.years': [[41_007], [1], [0.5], [1 / 12], [0.0027]],
  'picker.maximum.joined': [[['ωα', 'ωβ']]],
  'records.cite': [[{ source: 'ωα', at: 's.41007' }]],
  'records.matter.titled': [
    ['ωα', 'ωβ'],
    ['ωα', null],
  ],
};

const LETTERS = ['ωα', 'ωβ', 'ωγ'];

const parametersOf = (sentence: Function): string[] =>
  (/\(([^)]*)\)/.exec(String(sentence))?.[1] ?? '').split(/,(?![^{]*\})/).map((name) => name.trim());

/** Every set of values in which an English sentence is tried. */
export function valuesOf(path: string, sentence: Function): readonly (readonly unknown[])[] {
  const own = AT[path];
  if (own) return own;
  const names = parametersOf(sentence);
  if (names[0]?.startsWith('{')) return OBJECTS.map((object) => [object, OFFENCE]);
  const rounds = names.some((name) => name in SAYS) ? [0, 1, 2] : [0];
  return rounds.map((round) => names.map((name, at) => SAYS[name]?.[round] ?? LETTERS[at]));
}

export const renderSentence = (sentence: unknown, values: readonly unknown[]): string =>
  String(typeof sentence === 'function' ? Reflect.apply(sentence, undefined, values) : sentence);
