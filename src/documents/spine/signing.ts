/** Who signs, and the applicant's verification. What is signed by hand stays a line. */
import type { Block } from '#documents/model.ts';
import { gap, type PaperMatter, mildGap, printed } from '#documents/matter.ts';
import { custodyNow, personDescription } from './parties.ts';

export function signature(matter: PaperMatter): Block {
  return { kind: 'signature', left: placeAndDate(matter), right: signatory(matter), from: 'advocate' };
}

/** `last` is the number of the last numbered paragraph. */
export function verification(matter: PaperMatter, last: number): Block[] {
  const { verification: words, blank } = matter.words;
  const place = matter.case.courtPlace ?? blank;
  const held = custodyNow(matter);
  const who = personDescription(matter);
  return [
    { kind: 'heading', level: 2, text: words.heading, keepWithNext: true },
    {
      kind: 'paragraph',
      text: held
        ? words.byPairokar(matter.applicant.name ?? gap(matter, 'name'), held, last)
        : words.text(who, last),
      from: 'applicant',
      keepWithNext: true,
    },
    { kind: 'paragraph', text: words.at(place, printed(matter.context.filedOn)), keepWithNext: true },
    {
      kind: 'signature',
      left: [],
      right: held ? pairokar(matter) : applicantSigns(matter),
      from: 'applicant',
    },
  ];
}

function applicantSigns(matter: PaperMatter): string[] {
  const { signing } = matter.words;
  return [signing.line, matter.applicant.name ?? gap(matter, 'name'), signing.applicant];
}

/** Who is in custody cannot appear to verify: the person who conducts the case outside does, by name and hand. */
const pairokar = ({ words: { signing } }: PaperMatter): string[] => [signing.line, signing.pairokar];

function placeAndDate({ case: facts, context, words }: PaperMatter): string[] {
  const { signing, blank } = words;
  return [signing.place(facts.courtPlace ?? blank), signing.date(printed(context.filedOn))];
}

/** Without an advocate the applicant signs. */
function signatory(matter: PaperMatter): string[] {
  const { signing } = matter.words;
  const { name, enrolmentNumber, address, phone } = matter.advocate;
  const advocate = name ?? mildGap(matter, 'advocate');
  if (!advocate) return custodyNow(matter) ? pairokar(matter) : applicantSigns(matter);
  const enrolment = enrolmentNumber ?? mildGap(matter, 'enrolment');
  return [
    signing.line,
    advocate,
    signing.advocateFor,
    ...(enrolment ? [signing.enrolment(enrolment)] : []),
    ...(address ? [address] : []),
    ...(phone ? [signing.phone(phone)] : []),
  ];
}
