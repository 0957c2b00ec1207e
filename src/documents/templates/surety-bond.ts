import { indianNumber } from '#kernel/indian-number.ts';
import type { Block } from '#documents/model.ts';
import { placeholder, printed } from '#documents/matter.ts';
import { leading, paragraph, subheading } from '#documents/packet/packet-paper.ts';
import { suretyTables } from '#documents/packet/surety-papers.ts';
import { personDescription } from '#documents/common-sections/parties.ts';
import type { CaseMatter } from './case-matter.ts';

/** Two bonds in one paper: of the accused and of the sureties. */
export function suretyBond(matter: CaseMatter): Block[] {
  const { bond: words } = matter.words.casePapers;
  const { line } = matter.words.signing;
  const on = matter.ordered ? printed(matter.ordered.on) : words.day;
  const amount = amountOf(matter);
  const place = matter.case.courtPlace ?? matter.words.blank;
  return [
    subheading(words.own),
    leading(words.ordered(personDescription(matter), on, words.terms(amount, suretiesOf(matter)))),
    paragraph(words.attend),
    paragraph(words.default(amount)),
    leading(words.signed(place)),
    { kind: 'signature', left: [], right: [line, words.sign] },
    ...declaration(matter, amount),
    subheading(words.accepted),
    leading(words.acceptedText(suretiesAsked(matter) !== 0)),
    { kind: 'signature', left: [], right: [line, ...words.officer] },
  ];
}

function declaration(matter: CaseMatter, amount: string): Block[] {
  const { bond: words } = matter.words.casePapers;
  const suretyCount = suretiesAsked(matter);
  if (suretyCount === 0) return [];
  const name = matter.applicant.name ?? placeholder(matter, 'name');
  const one = Math.max(suretyCount ?? 0, matter.packet.sureties?.length ?? 0) === 1;
  return [
    subheading(words.surety(one)),
    paragraph(words.declare(name, one)),
    paragraph(words.suretyDefault(amount, one)),
    ...suretyTables(matter, suretyCount),
  ];
}

function amountOf({ ordered, words: { casePapers } }: CaseMatter): string {
  const { bond: words } = casePapers;
  return ordered?.amount === undefined ? words.blankAmount : words.amount(indianNumber(ordered.amount));
}

function suretiesOf(matter: CaseMatter): string {
  const { bond: words } = matter.words.casePapers;
  const suretyCount = suretiesAsked(matter);
  if (suretyCount === 0) return words.noSurety;
  return suretyCount === undefined ? words.blankSureties : words.sureties(suretyCount);
}

/** As ordered; otherwise as many as named. */
function suretiesAsked({ ordered, packet }: CaseMatter): number | undefined {
  const suretyCount = packet.sureties?.length ?? 0;
  return ordered?.sureties ?? (suretyCount > 0 ? suretyCount : undefined);
}
