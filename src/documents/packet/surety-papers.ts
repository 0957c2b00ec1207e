/** Papers of sureties, or a statement of means without them. */
import { indianNumber } from '#kernel/indian-number.ts';
import type { Block } from '#documents/model.ts';
import { placeholder } from '#documents/matter.ts';
import { paragraphsOf } from '#documents/paragraphs.ts';
import { provisionName } from '#documents/provision-name.ts';
import { headed, lettered, numbered } from '#documents/section-blocks.ts';
import { signature } from '#documents/common-sections/signing.ts';
import type { PacketMatter } from './packet-matter.ts';
import { leading } from './packet-paper.ts';

type Surety = NonNullable<PacketMatter['packet']['sureties']>[number];

/** Usual number of sureties, as blanks if none is named. */
const USUAL_SURETIES = 2;

export function suretyParticulars(matter: PacketMatter): Block[] {
  const { sureties: words } = matter.words.packet;
  return [leading(words.lead), ...suretyTables(matter), signature(matter)];
}

/** One table per named surety and per further required one, with a signature line. */
export function suretyTables(matter: PacketMatter, requiredCount = 0): Block[] {
  const sureties: readonly Surety[] = matter.packet.sureties ?? [];
  const most = Math.max(sureties.length, requiredCount) || USUAL_SURETIES;
  const all = Array.from({ length: most }, (_, n) => sureties[n] ?? {});
  return all.flatMap((surety, index) => suretyTable(matter, surety, index + 1));
}

function suretyTable(matter: PacketMatter, surety: Surety, nth: number): Block[] {
  const { typed } = matter.words;
  const { sureties: words } = matter.words.packet;
  const { line } = matter.words.signing;
  const values: Readonly<Record<keyof typeof words.rows, string | undefined>> = {
    name: surety.name,
    parentage: surety.parentage && typed.parentage(surety.parentage),
    age: surety.age === undefined ? undefined : String(surety.age),
    occupation: surety.occupation && typed.occupation(surety.occupation),
    relation: surety.relation && typed.relation(surety.relation),
    address: surety.address,
    property: surety.property,
    worth: surety.worth === undefined ? undefined : `₹ ${indianNumber(surety.worth)}`,
    others: undefined,
  };
  const rows = Object.entries(words.rows).map(([key, label]) => [
    label,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a const object are its literal keys
    values[key as keyof typeof values] ?? words.blank,
  ]);
  return [
    { kind: 'table', head: [words.nth(nth), words.particulars], rows, shares: [0.4, 0.6] },
    { kind: 'signature', left: [], right: [line, words.sign] },
  ];
}

/** Pleads the statutory presumption of indigence if the rule for bailable offences says that it applies. */
export function statementOfMeans(matter: PacketMatter): Block[] {
  const { indigence: words } = matter.words.packet;
  const name = matter.applicant.name ?? placeholder(matter, 'name');
  return [
    leading(words.lead(name)),
    ...numbered('applicant', [
      ...paragraphsOf(matter.packet.indigence ?? placeholder(matter, 'means')),
      presumption(matter),
    ]),
    ...headed(matter.words.prayer.heading, 'bail', [
      leading(matter.words.prayer.lead),
      ...lettered('bail', [words.prayer]),
    ]),
    signature(matter),
  ];
}

function presumption(matter: PacketMatter): string | null {
  const { found, context, words } = matter;
  const caution = found?.bailable.cautions.find(({ code }) => code === 'indigent-within-a-week');
  if (!caution || found?.bailable.conclusion.kind !== 'entitled') return null;
  return words.packet.indigence.law(provisionName(caution.authority, { context, words }));
}
