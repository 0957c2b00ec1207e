/** Signature blocks and the applicant's verification. Handwritten parts are blank lines. */
import { blocksOfEach, everyone } from '#documents/joint.ts';
import type { Block } from '#documents/model.ts';
import { placeholder, type PaperMatter, optionalPlaceholder, printed } from '#documents/matter.ts';
import { custodyNow, nameInText, personDescription } from './parties.ts';

export function signature(matter: PaperMatter): Block {
  return { kind: 'signature', left: placeAndDate(matter), right: signatory(matter), from: 'advocate' };
}

/** `last` is the number of the last numbered paragraph. */
export function verification(matter: PaperMatter, last: number): Block[] {
  const { heading } = matter.words.verification;
  return [
    { kind: 'heading', level: 2, text: heading, keepWithNext: true },
    ...blocksOfEach(matter, (person) => verificationOf(person, last)),
  ];
}

function verificationOf(matter: PaperMatter, last: number): Block[] {
  const { verification: words, blank } = matter.words;
  const place = matter.case.courtPlace ?? blank;
  return [
    { kind: 'paragraph', text: verified(matter, last), from: 'applicant', keepWithNext: true },
    { kind: 'paragraph', text: words.at(place, printed(matter.context.filedOn)), keepWithNext: true },
    { kind: 'signature', left: [], right: verifierSigns(matter), from: 'applicant' },
  ];
}

/** Follows the affidavit of the packet: sworn in jail, or by the pairokar outside. */
function verified(matter: PaperMatter, last: number): string {
  const { verification: words } = matter.words;
  const custodyText = custodyNow(matter);
  if (!custodyText) return words.text(personDescription(matter), last);
  if (matter.packet.oath === 'jail') return words.fromJail(personDescription(matter), custodyText, last);
  const { name, age, address, relation = words.blanks.relation } = matter.packet.deponent ?? {};
  const who = words.pairokar(
    name ?? words.blanks.name,
    age === undefined ? words.blanks.age : String(age),
    address ?? words.blanks.address,
  );
  return words.byPairokar(
    {
      name: nameInText(matter),
      custody: custodyText,
      who,
      relation: matter.words.typed.relation(relation),
    },
    last,
  );
}

function verifierSigns(matter: PaperMatter): string[] {
  if (custodyNow(matter) === null) return applicantSigns(matter);
  if (matter.packet.oath !== 'jail') return pairokar(matter);
  return applicantSigns(matter, [matter.words.signing.thumb]);
}

function applicantSigns(matter: PaperMatter, how: readonly string[] = []): string[] {
  const { signing } = matter.words;
  return [signing.line, ...how, matter.applicant.name ?? placeholder(matter, 'name'), signing.applicant];
}

/** A prisoner cannot appear to verify, so the pairokar signs by name. */
const pairokar = ({ words: { signing }, packet }: PaperMatter): string[] => [
  signing.line,
  ...(packet.deponent?.name ? [packet.deponent.name] : []),
  signing.pairokar,
];

function placeAndDate({ case: facts, context, words }: PaperMatter): string[] {
  const { signing, blank } = words;
  return [signing.place(facts.courtPlace ?? blank), signing.date(printed(context.filedOn))];
}

/** Without an advocate the verifier signs. */
function signatory(matter: PaperMatter): string[] {
  const { signing } = matter.words;
  const { name, enrolmentNumber, address, phone } = matter.advocate;
  const advocate = name ?? optionalPlaceholder(matter, 'advocate');
  if (!advocate) return everyone(matter).flatMap(verifierSigns);
  const enrolment = enrolmentNumber ?? optionalPlaceholder(matter, 'enrolment');
  return [
    signing.line,
    advocate,
    signing.advocateFor,
    ...(enrolment ? [signing.enrolment(enrolment)] : []),
    ...(address ? [address] : []),
    ...(phone ? [signing.phone(phone)] : []),
  ];
}
