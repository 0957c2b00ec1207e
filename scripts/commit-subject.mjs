/** `node scripts/commit-subject.mjs <message file>`: checks the subject of a commit message (CONTRIBUTING.md). */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MAX_LENGTH = 72;
/** Subjects that Git writes itself. */
const WRITTEN_BY_GIT = /^(?:Merge|Revert|fixup!|squash!|amend!) ?/;
const AREA = /^[a-z][a-z\d .,-]*: \S/;

/** @type {(message: string) => string} */
export const subjectOf = (message) =>
  message.split('\n').find((line) => line.trim() !== '' && !line.startsWith('#')) ?? '';

/** Empty if the subject follows the rules. @type {(subject: string) => string[]} */
export function subjectFaults(subject) {
  if (WRITTEN_BY_GIT.test(subject)) return [];
  const faults = [];
  if (subject.length > MAX_LENGTH) {
    faults.push(`has ${subject.length} characters: shorten it to ${MAX_LENGTH}`);
  }
  if (!AREA.test(subject)) faults.push('has no area: write "area: verb object", area in lower case');
  else if (/^[^:]*: \p{Lu}\p{Ll}/u.test(subject))
    faults.push('has a capital after the colon: use lower case');
  if (/[.!]$/.test(subject)) faults.push('ends with a full stop: remove it');
  return faults;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , file = ''] = process.argv;
  const subject = subjectOf(readFileSync(file, 'utf8'));
  const faults = subjectFaults(subject);
  if (faults.length > 0) {
    process.stderr.write(`${['The commit subject', ...faults.map((fault) => `- ${fault}`)].join('\n')}\n`);
    process.exitCode = 1;
  }
}
