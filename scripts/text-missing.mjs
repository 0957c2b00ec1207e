/** `npm run -s text:missing [-- <language>]`: lists the texts that a language lacks, with their number. */
import { register } from 'tsx/esm/api';
import { missingWords } from './missing-translations.mjs';

register(); // Node 20 cannot run TypeScript

const OTHERS = ['hi', 'mr', 'ta', 'te', 'bn'];
const asked = process.argv[2];

if (asked !== undefined && !OTHERS.includes(asked)) {
  process.stderr.write(`There is no language "${asked}" beside English. Name one of ${OTHERS.join(', ')}.\n`);
  process.exitCode = 2;
} else {
  for (const language of asked === undefined ? OTHERS : [asked]) {
    const { all, missing } = await missingWords(language);
    const paths = asked === undefined ? [] : missing;
    const said = `${language}: ${missing.length} of ${all} are said in English`;
    process.stdout.write(`${[...paths, said].join('\n')}\n`);
  }
}
