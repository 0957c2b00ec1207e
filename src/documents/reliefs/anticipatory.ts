/** Bail before arrest: the belief of arrest, the bars as the law finds them, cooperation. */
import type { Block } from '#documents/model.ts';
import { type Matter, namedFir } from '#documents/matter.ts';
import { numbered } from '#documents/section-blocks.ts';
import type { Statute } from '#documents/statute.ts';
import { cite } from '#law/authority.ts';

/** Who is arrested already, or accused of bailable offences only, cannot say that such an arrest is to come. */
const NO_BELIEF: ReadonlySet<string> = new Set(['already-arrested', 'bailable-so-released-of-right']);

export function anticipatory(matter: Matter, statute: Statute): Block[] {
  const { anticipatory: words } = matter.words.reliefs;
  const conclusion = matter.found?.anticipatory.conclusion;
  const open = conclusion?.kind === 'entitled';
  const bars = conclusion?.kind === 'barred' ? conclusion.because : [];
  const noBelief = bars.some(({ code }) => NO_BELIEF.has(code));
  const special = bars.filter(({ code }) => code === 'anticipatory-barred-by-special-act');
  const atrocity = matter.found?.anticipatory.cautions.find(
    ({ code }) => code === 'unless-no-prima-facie-case',
  );
  return numbered('case', [
    noBelief ? words.asked(namedFir(matter), statute.inFull) : words.belief(namedFir(matter), statute.inFull),
    open && words.noBar(statute.at('(4)')),
    special.length > 0 && atrocity && words.exception(cite(atrocity.authority)),
    words.cooperation,
  ]);
}
