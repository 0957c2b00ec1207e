/** Statement of the application on a reason or condition. Renders nothing if there is none. */
import type { ApplicationContent } from '#contract/application/application.ts';
import type { OrderCondition, OrderReason } from '#contract/application/order.ts';
import { indianDate } from '#kernel/calendar-date.ts';
import { accruedRights } from '#documents/order/offered-reasons.ts';
import { ADULT } from '#documents/order/order-party.ts';
import type { PaperMatter } from '#documents/matter.ts';
import { cite } from '#law/authority.ts';
import type { Catalogue } from '#text/catalogue.ts';

type Facts = ApplicationContent['case'];
type OnRecordWords = Catalogue['order']['onRecord'];
type Say = (facts: Facts, words: OnRecordWords) => string | undefined;

const antecedents: Say = ({ antecedents: stated }, words) => stated && words.antecedents(stated.rows.length);

const chargesheet: Say = ({ chargesheet: paper }, words) => {
  if (!paper) return undefined;
  return paper.state === 'filed'
    ? words.chargesheet(indianDate(paper.on))
    : words.noChargesheet(indianDate(paper.asOf));
};

const SAYS: Readonly<Partial<Record<OrderReason, Say>>> = {
  'long-custody': ({ arrestDate, custodyStatus }, words) =>
    arrestDate && custodyStatus !== 'not-arrested' ? words.arrested(indianDate(arrestDate)) : undefined,
  parity: ({ coAccused }, words) =>
    coAccused && words.coAccused(coAccused.filter(({ bail }) => bail === 'granted').length, coAccused.length),
  'trial-will-take-time': ({ trial }, words) => {
    const { witnessesCited: cited, witnessesExamined: examined } = trial ?? {};
    return cited === undefined || examined === undefined
      ? undefined
      : words.witnesses(cited - examined, cited);
  },
  'health-or-infirmity': ({ person: known }, words) => (known?.sickOrInfirm ? words.sickOrInfirm : undefined),
  'no-antecedents': antecedents,
  antecedents,
  'investigation-complete': chargesheet,
  'investigation-pending': chargesheet,
};

export function reasonOnRecord(
  code: OrderReason,
  content: ApplicationContent,
  { matter, words }: { readonly matter: PaperMatter | null; readonly words: OnRecordWords },
): string | undefined {
  if (code === 'woman-or-child') return person(content, words);
  if (code === 'statutory-right') return right(matter, words);
  return SAYS[code]?.(content.case, words);
}

/** As the record states it: a woman, or a person under eighteen on the day of filing. */
function person({ applicant: { gender, age } }: ApplicationContent, words: OnRecordWords) {
  if (age < ADULT) return words.aged(age);
  return gender === 'female' ? words.woman : undefined;
}

function right(matter: PaperMatter | null, words: OnRecordWords): string | undefined {
  if (!matter?.found) return undefined;
  const accrued = accruedRights(matter).map(cite);
  if (accrued.length > 0) return words.accrued([...new Set(accrued)].join('; '));
  return matter.statute ? words.notAccrued : undefined;
}

/** True if the applicant proposed this condition. */
export function isProposed(code: OrderCondition['code'], { bail }: ApplicationContent): boolean {
  if (code === 'report-periodically') return bail.proposedConditions === 'reporting';
  return code === 'surrender-passport' && bail.proposedConditions === 'passport';
}

/** The condition that the applicant proposed in own words. */
export const proposedText = ({ bail }: ApplicationContent): string | undefined =>
  bail.customConditions?.trim() || undefined;
