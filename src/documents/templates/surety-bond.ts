import { indianNumber } from '#kernel/indian-number.ts';
import type { Block } from '#documents/model.ts';
import { gap, printed } from '#documents/matter.ts';
import { leading, paragraph, subheading } from '#documents/packet/packet-paper.ts';
import { suretyTables } from '#documents/packet/surety-papers.ts';
import { personDescription } from '#documents/spine/parties.ts';
import type { CaseMatter } from './case-matter.ts';
import { casePapers } from '#text/en/case-papers.ts';

/** Two bonds in one paper: of the accused, and of those who stand for the accused. */
export function suretyBond(matter: CaseMatter): Block[] {
  const { bond: words } = casePapers(matter.words.called);
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
    subheading(words.surety),
    paragraph(words.declare(matter.applicant.name ?? gap(matter, 'name'))),
    paragraph(words.suretyDefault(amount)),
    ...suretyTables(matter),
    subheading(words.accepted),
    leading(words.acceptedText),
    { kind: 'signature', left: [], right: [line, ...words.officer] },
  ];
}

function amountOf({ ordered, words: { called } }: CaseMatter): string {
  const { bond: words } = casePapers(called);
  return ordered?.amount === undefined ? words.blankAmount : words.amount(indianNumber(ordered.amount));
}

/** As ordered; else as many as are named. */
function suretiesOf({ ordered, packet, words: { called } }: CaseMatter): string {
  const { bond: words } = casePapers(called);
  const sureties = ordered?.sureties ?? packet.sureties?.length ?? 0;
  return sureties > 0 ? words.sureties(sureties) : words.blankSureties;
}
