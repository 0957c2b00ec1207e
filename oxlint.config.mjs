import { defineConfig } from 'oxlint';
import {
  DATA_MAY_IMPORT,
  LAYERS,
  MAY_IMPORT,
  SERVER_MAY_IMPORT,
  SERVER_ROOTS,
  SCREENS_WITH_PARTS,
} from './scripts/layers.mjs';

const HAS_REACT = new Set(['src/data/react', 'src/ui', 'src/parts', 'src/features', 'src/app']);
const REACT = [
  'react',
  'react/*',
  'react-dom',
  'react-dom/*',
  'react-router',
  'react-router-dom',
  'zustand',
  'dexie-react-hooks',
  '#data/react/**',
  './react/**',
];

/** Folders of the server that build something from the settings of the operator. */
const SETTINGS_READERS = new Set(['storage', 'operations']);

const NODE = ['process', 'Buffer'].map((name) => ({ name, message: 'This runs in a browser.' }));

/**
 * The pattern of `no-restricted-imports` for a folder of the server. Repeats those of `server`: oxlint uses the last
 * override of a file alone.
 * @type {(row: [string, readonly string[]]) => { group: string[], message: string }}
 */
const serverFence = ([dir, allowed]) => {
  const inside = Object.keys(SERVER_MAY_IMPORT).filter((other) => other !== dir && !allowed.includes(other));
  const roots = SERVER_ROOTS.filter(
    (root) => root !== 'ports' && !(SETTINGS_READERS.has(dir) && root === 'settings'),
  );
  return {
    group: [...inside.map((other) => `#server/${other}/**`), ...roots.map((root) => `#server/${root}.ts`)],
    message: `server/${dir} may import only ports, ${allowed.join(', ')}.`,
  };
};

const ONE_SCREEN = { group: ['../**', '#features/**'], message: 'A screen imports no other screen.' };

/** @type {(row: [string, readonly string[]], extra?: readonly { group: string[], message: string }[], screens?: typeof ONE_SCREEN) => import('oxlint').OxlintOverride} */
const fence = ([dir, allowed], extra = [], screens = ONE_SCREEN) => {
  const outside = LAYERS.filter((layer) => dir !== `src/${layer}` && !allowed.includes(layer));
  const patterns = [
    ...extra,
    {
      group: ['../../**', './../**', '#*/../**', '../src/**', '../sw/**', '../server/**'],
      message: 'Cross a folder with a #layer/ path.',
    },
    {
      group: outside.flatMap((layer) => [`#${layer}/**`, `../${layer}/**`]),
      message: `${dir} may import only ${allowed.join(', ')}.`,
    },
  ];
  if (dir !== 'server') patterns.push({ group: ['node:*'], message: `${dir} runs in a browser.` });
  if (!HAS_REACT.has(dir)) patterns.push({ group: REACT, message: `${dir} runs without React.` });
  if (dir === 'src/features') patterns.push(screens);
  return {
    files: [`${dir}/**`],
    rules: {
      'no-restricted-imports': ['error', { patterns: patterns.filter(({ group }) => group.length > 0) }],
    },
  };
};

/** @type {(screen: string) => import('oxlint').OxlintOverride} */
const fenceInScreen = (screen) => {
  const { rules } = fence(['src/features', MAY_IMPORT['src/features'] ?? []], [], {
    ...ONE_SCREEN,
    group: ['#features/**'],
  });
  return { files: [`${screen}/*/**`], ...(rules && { rules }) };
};

/** @type {(row: [string, readonly string[]]) => import('oxlint').OxlintOverride} */
const fenceInServer = (row) => {
  const { rules } = fence(['server', MAY_IMPORT['server'] ?? []], [serverFence(row)]);
  return { files: [`server/${row[0]}/**`], ...(rules && { rules }) };
};

/** @type {(row: [string, readonly string[]]) => import('oxlint').OxlintOverride} */
const fenceInData = ([dir, allowed]) => {
  const inside = Object.keys(DATA_MAY_IMPORT).filter((other) => other !== dir && !allowed.includes(other));
  const { rules } = fence(
    [`src/data/${dir}`, ['data', ...(MAY_IMPORT['src/data'] ?? [])]],
    [
      {
        group: inside.map((other) => `#data/${other}/**`),
        message: `src/data/${dir} may import only ${allowed.join(', ')}.`,
      },
    ],
  );
  return { files: [`src/data/${dir}/**`], ...(rules && { rules }) };
};

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['node_modules', 'dist', 'dist-server'],
  rules: {
    complexity: ['error', { max: 10 }],
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'max-depth': ['error', { max: 3 }],
    'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    'max-params': ['error', { max: 3 }],
    'no-await-in-loop': 'off', // an outbox is sent in order
    'no-console': 'error',
    'no-underscore-dangle': ['error', { allow: ['__WB_MANIFEST', '_default', '_id'] }],
    'import/default': 'off', // knows no `?url`; the compiler does
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'import/no-named-as-default-member': 'off', // fast-check is meant to be read as `fc.`
    'import/no-unassigned-import': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off', // a live region may hold blocks, which <output> may not
    'oxc/no-async-endpoint-handlers': 'off', // for Express; Fastify awaits its handlers
    'react/exhaustive-deps': ['error', { additionalHooks: '^useLive$' }],
    'react/react-in-jsx-scope': 'off',
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-import-type-side-effects': 'error', // `import { type X }` alone still loads the module
    'typescript/no-non-null-assertion': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
  },
  overrides: [
    ...Object.entries(MAY_IMPORT).map((row) => fence(row)),
    ...SCREENS_WITH_PARTS.map(fenceInScreen),
    ...Object.entries(SERVER_MAY_IMPORT).map((row) => fenceInServer(row)),
    ...Object.entries(DATA_MAY_IMPORT).map((row) => fenceInData(row)),
    { files: ['src/**', 'sw/**'], rules: { 'no-restricted-globals': ['error', ...NODE] } },
    {
      files: ['src/law/**', 'src/law-explain/**', 'src/search/**', 'src/documents/**'],
      rules: {
        'no-restricted-globals': [
          'error',
          ...NODE,
          { name: 'Date', message: 'Take the day as an argument.' },
        ],
        'no-restricted-properties': [
          'error',
          { object: 'Math', property: 'random', message: 'Law is repeatable.' },
        ],
      },
    },
    {
      files: ['tests/**'],
      excludeFiles: ['tests/support/fast-check.ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          { paths: [{ name: 'fast-check', message: 'Import fc from tests/support/fast-check.ts.' }] },
        ],
      },
    },
    { files: ['**/*.config.{ts,mjs}'], rules: { 'import/no-default-export': 'off' } },
  ],
});
