import { readFileSync, writeFileSync } from 'node:fs';
import { openLibrary } from './law-library.mjs';
const [file, set, letter] = process.argv.slice(2);
const { byKey } = openLibrary().library;
const path = 'tests/law/search-queries.json';
const all = JSON.parse(readFileSync(path)).filter((e) => e.set !== set);
const lang = { e: 'English', r: 'Hinglish', d: 'Devanagari', n: 'number' };
const seen = new Set(all.map((e) => e.q.toLowerCase()));
const rows = readFileSync(file, 'utf8').trim().split('\n').map((l, i) => {
  const [k, q, ex] = l.split('|');
  const expect = ex.split(';').map((e) => { if (!byKey.has(e)) console.log('NO', e, '-', q); const at = e.indexOf(' ', 0); return { code: e.slice(0, at), section: e.slice(at + 1) }; });
  if (!lang[k]) console.log('LANG', l);
  if (seen.has(q.toLowerCase())) console.log('SEEN', q); seen.add(q.toLowerCase());
  return { id: `${letter}${String(i + 1).padStart(3, '0')}`, q, expect, set, language: lang[k] };
});
console.log(rows.length);
writeFileSync(path, JSON.stringify([...all, ...rows], null, 2) + '\n');
