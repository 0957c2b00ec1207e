/** What the applicant undertakes and offers. Never offered: live location, map pins (Frank Vitus, 2024). */
import type { Block } from '#documents/model.ts';
import { gap, type Matter, mildGap } from '#documents/matter.ts';
import { itemsOf, paragraphsOf } from '#documents/paragraphs.ts';
import { headed, lettered, numbered } from '#documents/section-blocks.ts';

export function undertakings(matter: Matter): Block[] {
  const { undertakings: words } = matter.words;
  const body = numbered('bail', paragraphsOf(matter.bail.undertakings ?? ''));
  const conditions = offered(matter);
  if (conditions.length > 0)
    body.push(...numbered('bail', [words.offered]), ...lettered('bail', closed(conditions)));
  return headed(words.heading, 'bail', body);
}

function offered(matter: Matter): string[] {
  const { proposedConditions: proposed, customConditions } = matter.bail;
  const own = itemsOf(customConditions ?? '');
  if (!proposed)
    return own.length > 0 ? own : [mildGap(matter, 'conditions')].filter((text) => text !== null);
  if (proposed === 'custom') return own.length > 0 ? own : [gap(matter, 'conditions')];
  return [...ready(matter, proposed), ...own];
}

/** Bail as of right knows one condition only: attendance. */
function ready(matter: Matter, proposed: 'standard' | 'reporting' | 'passport'): string[] {
  const { undertakings: words } = matter.words;
  if (matter.relief === 'bailable') return [words.attend];
  const standard: string[] = [
    words.attend,
    words.notRepeat,
    words.notTamper,
    words.available,
    words.tellAddress,
  ];
  const station = matter.case.policeStation ?? gap(matter, 'policeStation');
  if (proposed === 'reporting') standard.push(words.report(station));
  if (proposed === 'passport') standard.push(words.passport);
  if (proposed === 'passport' || matter.relief === 'anticipatory') standard.push(words.notLeaveIndia);
  return standard;
}

/** The list ends with a full stop, whichever condition comes last. */
const closed = (items: readonly string[]): string[] =>
  items.map((item, index) => (index === items.length - 1 ? item.replace(/;$/, '.') : item));
