/** The pages are in plain English: short sentences, paragraphs and cells, and one opening sentence (CONTRIBUTING.md). */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type PageText, readPage, sentencesOf, wordsIn } from './page-text.ts';
import { filesIn } from './source-files.ts';

const PAGES = ['README.md', 'CONTRIBUTING.md', ...filesIn(['docs'], /\.md$/)];

const DIALECT =
  /\b(?:whoever|whosoever|its person|(?:by|of) itself|lets? go of|let go|put away|taken in|anew|stands|of then|holds its place)\b/i;

const CLAUSE = /^(?:what|who|whom|whose|where|when|why|how (?!to ))/i;

type Rule = (page: PageText) => readonly string[];

const RULES: Readonly<Record<string, Rule>> = {
  'a cell over 200 characters': ({ cells }) => cells.filter((cell) => cell.length > 200),
  'a paragraph over 500 characters': ({ paragraphs }) =>
    paragraphs.filter((paragraph) => paragraph.length > 500),
  'a paragraph of more than four sentences': ({ paragraphs }) =>
    paragraphs.filter((paragraph) => sentencesOf(paragraph).length > 4),
  'a sentence over 30 words': ({ paragraphs }) =>
    paragraphs.flatMap(sentencesOf).filter((sentence) => wordsIn(sentence) > 30),
  'no sentence for the reader at its start': ({ opening }) =>
    opening.endsWith('.') && sentencesOf(opening).length === 1 ? [] : [`opening: ${opening}`],
  'a heading that is no noun phrase': ({ headings }) =>
    headings.filter((heading) => CLAUSE.test(heading) || /[?.]$/.test(heading)),
  'a word of the old dialect': ({ headings, paragraphs, cells }) =>
    [...headings, ...paragraphs, ...cells]
      .map((part) => sentencesOf(part).join(' '))
      .filter((part) => DIALECT.test(part)),
};

const faultsIn = (name: string, markdown: string): readonly string[] =>
  RULES[name]?.(readPage(markdown)) ?? [];

describe.each(Object.keys(RULES))('page with %s', (name) => {
  it('is detected', () => {
    expect(faultsIn(name, PLANTED).length).toBeGreaterThan(0);
  });

  it('does not exist in the project', () => {
    const faults = PAGES.flatMap((page) =>
      faultsIn(name, readFileSync(page, 'utf8')).map((fault) => ({ page, fault })),
    );
    expect(faults).toEqual([]);
  });
});

const LONG = 'one two three four five six seven eight nine ten eleven '.repeat(3);

const PLANTED = `# What is kept

- A list comes first. Whoever reads it is lost.

| name | value |
| ---- | ----- |
| cell | ${'long '.repeat(45)} |

${'One. '.repeat(4)}Then ${LONG.repeat(4)}.
`;

const PLAIN = `# Recovery

For operators: how to restore a backup.

1. \`npm start\` starts the server. It says "${LONG}".

\`\`\`
${LONG.repeat(4)}
\`\`\`

| name | value |
| ---- | ----- |
| wait | 60    |
`;

it('accepts a plain page', () => {
  expect(Object.keys(RULES).flatMap((name) => faultsIn(name, PLAIN))).toEqual([]);
});
