/** Court, docket and title: what the registry reads first. */
import type { Block } from '#documents/model.ts';
import { hasIndianScript } from '#documents/script-runs.ts';
import { gap, type Matter, mildGap } from '#documents/matter.ts';

export function courtHeading(matter: Matter): Block[] {
  const heading: Block[] = [{ kind: 'court', text: courtName(matter).toUpperCase(), from: 'case' }];
  for (const text of docketLines(matter)) heading.push({ kind: 'docket', text, from: 'case' });
  return [...heading, title(matter)];
}

function courtName(matter: Matter): string {
  const { court: words } = matter.words;
  const { court, courtName: printed, courtPlace } = matter.case;
  const place = courtPlace ?? mildGap(matter, 'place');
  if (printed && hasIndianScript(printed)) return printed;
  if (printed) return placed(asHeading(printed, words), place, words.at);
  if (!court) return words.inThe(gap(matter, 'court')) + (place ? words.at(place) : '');
  return words[court] + (place ? words.at(place) : '');
}

function asHeading(printed: string, words: Matter['words']['court']): string {
  if (/^(in the|before) /i.test(printed)) return printed;
  const bare = printed.replace(/^the /i, '');
  return /^(high )?court\b/i.test(bare) ? words.inThe(bare) : words.beforeThe(bare);
}

/** A printed name often holds its place already. */
const placed = (name: string, place: string | null, at: (place: string) => string): string =>
  place && !name.toLowerCase().includes(place.toLowerCase()) ? name + at(place) : name;

function docketLines(matter: Matter): string[] {
  const { docket } = matter.words;
  const { applicationNumber, filedOn } = matter.context;
  const { caseNumber, cnr } = matter.case;
  const own = applicationNumber ? docket.own(applicationNumber) : docket.ownBlank(filedOn.slice(0, 4));
  const main = [
    caseNumber && docket.main(caseNumber.type, caseNumber.number, caseNumber.year),
    cnr && docket.cnr(cnr),
  ].filter((line) => line !== undefined);
  return main.length > 0 ? [own, main.join(' · ')] : [own];
}

function title(matter: Matter): Block {
  const { words, relief, statute } = matter;
  if (!relief || !statute) {
    return { kind: 'title', text: words.untitled(gap(matter, 'relief')), from: 'case' };
  }
  const text = words.title(ordinal(matter), words.reliefs.nouns[relief], statute.withEquivalent);
  return { kind: 'title', text, from: 'case', authorities: [statute.authority] };
}

/** Which application this is, where it is known; one that follows others without a number is a further one. */
function ordinal({ bail, words }: Matter): string | null {
  if (bail.ordinal !== undefined) return words.ordinal(bail.ordinal);
  if (bail.previousApplications === 'none') return words.ordinal(1);
  return bail.previousApplications === undefined ? null : words.further;
}
