/** Section of the relief, added to the common sections under its own heading. */
import { blocksOfEachFir } from '#documents/each-fir.ts';
import { sharedThenEach } from '#documents/joint.ts';
import type { Block } from '#documents/model.ts';
import type { PaperMatter } from '#documents/matter.ts';
import type { Statute } from '#documents/statute.ts';
import type { Relief } from '#law/relief.ts';
import { headed, numbered } from '#documents/section-blocks.ts';
import { isAppeal } from '#documents/appeal.ts';
import { isOverclaim } from '#documents/relief-finding.ts';
import { answeredBars } from '#documents/objections/concerns.ts';
import { provisionName } from '#documents/provision-name.ts';
import { anticipatory } from './anticipatory.ts';
import { bailable } from './bailable.ts';
import { defaultBail } from './default-bail.ts';
import { regularMagistrate } from './regular-magistrate.ts';
import { furtherRouteBlocks } from './routes-beside.ts';
import { regularSuperior } from './regular-superior.ts';
import { specialGates } from './special-gates.ts';
import { suspension } from './suspension.ts';
import { undertrial } from './undertrial.ts';

type ReliefBuilder = (matter: PaperMatter, statute: Statute) => Block[];

const BUILDERS: Readonly<Record<Relief, ReliefBuilder>> = {
  bailable,
  'regular-magistrate': regularMagistrate,
  'regular-sessions': regularSuperior,
  'regular-high-court': regularSuperior,
  anticipatory,
  default: defaultBail,
  undertrial,
  suspension,
};

export function reliefBlocks(matter: PaperMatter): Block[] {
  const { relief, statute } = matter;
  if (!relief || !statute) return [];
  const section = (person: PaperMatter) =>
    headed(headingOf(person, relief), 'case', [
      ...BUILDERS[relief](person, person.statute ?? statute),
      ...blocksOfEachFir(person, submissions),
    ]);
  const ofFirs = [specialGates, furtherRouteBlocks].map(
    (blocksOf) => (person: PaperMatter) => blocksOfEachFir(person, blocksOf),
  );
  return [section, ...ofFirs].flatMap((blocksOf) => sharedThenEach(matter, blocksOf));
}

function headingOf(matter: PaperMatter, relief: Relief): string {
  const { appeal, headings, plain } = matter.words.reliefs;
  if (isAppeal(matter)) return appeal.heading;
  return isOverclaim(matter) ? plain.heading : headings[relief];
}

/** An answered bar: the provision and the filer's reason. */
function submissions(matter: PaperMatter): Block[] {
  const { submission } = matter.words.reliefs;
  return answeredBars(matter).flatMap(({ authority, reason }) =>
    numbered('bail', [authority && submission(provisionName(authority, matter), reason ?? '')]),
  );
}
