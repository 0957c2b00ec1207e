/** Affidavit for the deponent: at liberty, by the pairokar, or sworn in jail. */
import type { Block } from '#documents/model.ts';
import { isBeforeBoard } from '#documents/before-board.ts';
import type { PaperMatter } from '#documents/matter.ts';
import { lastNumber, numbered, renumbered } from '#documents/section-blocks.ts';
import { annexureEntries, unfurnishedTexts } from '#documents/common-sections/disclosure-annexure.ts';
import { earlierStatement } from '#documents/common-sections/earlier-applications.ts';
import { custodyNow, nameInText, personDescription } from '#documents/common-sections/parties.ts';
import { annexuresNamed, type PacketMatter } from './packet-matter.ts';
import { leading, subheading } from './packet-paper.ts';

export type Oath = 'oath-commissioner' | 'notary' | 'jail' | 'verification';

/** The chosen oath. A choice that only a prisoner can make is ignored for a child and for an accused at liberty. */
export function oathOf(matter: PaperMatter): Oath {
  const { oath } = matter.packet;
  if (oath === 'jail' && (custodyNow(matter) === null || isBeforeBoard(matter))) return 'oath-commissioner';
  return oath ?? 'oath-commissioner';
}

interface AffidavitOptions {
  /** Number of the last paragraph of the application. */
  readonly last: number;
  readonly withAnnexure: boolean;
}

export function swornAffidavit(matter: PacketMatter, { last, withAnnexure }: AffidavitOptions): Block[] {
  const { packet, fullStop } = matter.words;
  const { affidavit } = packet;
  const copies = annexuresNamed(matter, () => true);
  const body = renumbered(
    numbered('applicant', [
      deponentStatement(matter),
      affidavit.read(last),
      withAnnexure && annexureStatement(matter),
      earlierStatement(matter)?.replace(/:$/, fullStop),
      copies && affidavit.copies(copies),
      affidavit.nothing,
    ]),
  );
  return [
    leading(affidavit.opening(deponent(matter))),
    ...body,
    signs(matter),
    ...closing(matter, lastNumber(body)),
  ];
}

const annexureStatement = (matter: PacketMatter): string =>
  [matter.words.packet.affidavit.annexure, ...unfurnishedTexts(matter, annexureEntries(matter))].join(' ');

const isByPairokar = (matter: PaperMatter): boolean =>
  custodyNow(matter) !== null && oathOf(matter) !== 'jail';

function deponent(matter: PacketMatter): string {
  if (!isByPairokar(matter)) return personDescription(matter);
  const { affidavit } = matter.words.packet;
  const { blanks } = affidavit;
  const { name, parentage, age, address } = matter.packet.deponent ?? {};
  return affidavit.pairokar([
    name ?? blanks.name,
    parentage === undefined ? blanks.parentage : matter.words.typed.parentage(parentage),
    age === undefined ? blanks.age : String(age),
    address ?? blanks.address,
  ]);
}

function deponentStatement(matter: PacketMatter): string {
  const { affidavit } = matter.words.packet;
  const custodyText = custodyNow(matter);
  if (!custodyText) return affidavit.own;
  if (!isByPairokar(matter)) return affidavit.held(custodyText);
  const relation = matter.words.typed.relation(matter.packet.deponent?.relation ?? affidavit.relation);
  return affidavit.forThem(relation, nameInText(matter), custodyText);
}

function signs(matter: PacketMatter): Block {
  const { signing, packet } = matter.words;
  const { deponent: label, thumb } = packet.affidavit;
  const right = oathOf(matter) === 'jail' ? [signing.line, thumb, label] : [signing.line, label];
  return { kind: 'signature', left: [], right };
}

function closing(matter: PacketMatter, last: number): Block[] {
  const { affidavit } = matter.words.packet;
  const place = matter.case.courtPlace ?? matter.words.blank;
  return [
    subheading(affidavit.verification),
    leading(affidavit.verified(place, last)),
    signs(matter),
    ...attestation(matter, place),
  ];
}

function attestation(matter: PacketMatter, place: string): Block[] {
  const { affidavit } = matter.words.packet;
  const oath = oathOf(matter);
  if (oath === 'verification') return [];
  const { heading, text, signs: who } = affidavit.attested[oath];
  const at = oath === 'jail' ? (matter.case.jail ?? affidavit.theJail) : place;
  return [
    subheading(heading),
    leading(text(at)),
    { kind: 'signature', left: [], right: [matter.words.signing.line, ...who] },
  ];
}

/** For papers signed by a prisoner: the jail certifies the signature. A child is no prisoner. */
export function jailAttests(matter: PacketMatter): Block[] {
  if (custodyNow(matter) === null || isBeforeBoard(matter)) return [];
  const { vakalatnama: words } = matter.words.packet;
  return [
    subheading(words.attested),
    leading(words.attestedText(matter.case.jail ?? words.theJail)),
    { kind: 'signature', left: [], right: [matter.words.signing.line, ...words.superintendent] },
  ];
}
