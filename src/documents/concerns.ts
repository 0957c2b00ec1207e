/** What the law says against this paper: shown beside the document before filing, never printed in it. */
import { act, type Authority, bnss } from '#law/authority.ts';
import { reliefLiesBefore } from '#law/relief.ts';
import type { Concern } from './model.ts';
import type { Matter } from './matter.ts';
import { namesAtrocitiesAct, namesChildRape } from './named-sections.ts';
import { rightFrom } from '#documents/reliefs/default-bail.ts';

export function concernsOf(matter: Matter): Concern[] {
  return [
    beforeMagistrate(matter),
    barredAnticipatory(matter),
    excludedUndertrial(matter),
    early(matter),
  ].filter((concern) => concern !== null);
}

/** The provision that governs, at one of its sub-sections: "s.482(4) BNSS". */
const at = ({ statute }: Matter, subsection: string): Authority =>
  statute ? { source: statute.authority.source, at: statute.authority.at + subsection } : bnss(subsection);

function beforeMagistrate(matter: Matter): Concern | null {
  const { relief, case: facts } = matter;
  if (relief !== 'anticipatory' || !facts.court || reliefLiesBefore(relief, facts.court)) return null;
  return { code: 'anticipatory-before-magistrate', authority: at(matter, '(1)'), from: 'case' };
}

function barredAnticipatory(matter: Matter): Concern | null {
  if (matter.relief !== 'anticipatory') return null;
  const sections = matter.case.sections ?? [];
  if (namesChildRape(sections).length > 0) {
    return { code: 'anticipatory-barred', authority: at(matter, '(4)'), from: 'case' };
  }
  if (!namesAtrocitiesAct(sections)) return null;
  return { code: 'anticipatory-barred', authority: act('SC/ST Act', 's.18'), from: 'case' };
}

/** An offence that has death or life imprisonment among its punishments is outside s.479, whatever was served. */
function excludedUndertrial(matter: Matter): Concern | null {
  const { context, relief, case: facts } = matter;
  const excluded = (facts.sections ?? []).some((text) => context.offenceOf?.(text)?.deathOrLife === true);
  if (relief !== 'undertrial' || matter.statute?.code !== 'BNSS' || !excluded) return null;
  return { code: 'undertrial-excluded', authority: at(matter, '(1)'), from: 'case' };
}

/** Before the sixty-first day no period can have run out. */
function early(matter: Matter): Concern | null {
  const { firstRemandDate: remand } = matter.case;
  if (matter.relief !== 'default' || !remand || rightFrom(remand, 60) <= matter.context.filedOn) return null;
  return { code: 'not-yet-default', authority: at(matter, ''), from: 'case' };
}
