/** Other cases, coercive process and co-accused. Unknown prints nothing; known to be none is stated. */
import { blocksOfEach } from '#documents/joint.ts';
import type { Block } from '#documents/model.ts';
import { type PaperMatter, printed } from '#documents/matter.ts';
import { headed, numbered } from '#documents/section-blocks.ts';

export function antecedents(matter: PaperMatter): Block[] {
  const body = blocksOfEach(matter, (person) => [
    ...otherCases(person),
    ...numbered('case', coerciveTexts(person)),
  ]);
  return headed(matter.words.headings.antecedents, 'case', body);
}

function otherCases(matter: PaperMatter): Block[] {
  const { words } = matter;
  const known = matter.case.antecedents;
  if (!known) return [];
  if (known.rows.length === 0) return numbered('case', [words.antecedents.none]);
  return [{ kind: 'table', head: words.antecedents.head, rows: antecedentRows(matter), from: 'case' }];
}

export function antecedentRows({ case: facts, words }: PaperMatter): string[][] {
  const { states, on } = words.antecedents;
  return (facts.antecedents?.rows ?? []).map((row) => [
    row.firNumber,
    row.district ? `${row.policeStation}, ${row.district}` : row.policeStation,
    row.sections.join(', '),
    row.on ? on(states[row.state], printed(row.on)) : states[row.state],
  ]);
}

export function coerciveTexts({ case: facts, words }: PaperMatter): string[] {
  const { noProcess, kinds, issued } = words.antecedents;
  if (!facts.coercive) return [];
  if (facts.coercive.rows.length === 0) return [noProcess];
  return facts.coercive.rows.map(({ kind, on, recalledOn }) =>
    issued(kinds[kind], on ? printed(on) : null, recalledOn ? printed(recalledOn) : null),
  );
}

/** Parity is a ground on merits, so default bail omits it. */
export function coAccused(matter: PaperMatter): Block[] {
  if (matter.relief === 'default') return [];
  const { headings, coAccused: words } = matter.words;
  const texts = (matter.case.coAccused ?? []).map(({ name, bail, court, on }) =>
    words.row(name, words.states[bail], (court ? words.by(court) : '') + (on ? words.on(printed(on)) : '')),
  );
  return headed(headings.coAccused, 'case', numbered('case', texts));
}
