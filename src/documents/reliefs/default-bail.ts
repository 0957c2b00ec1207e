/** Default bail: days only, no merits. Count, period and date come from the law's finding. */
import { addDays, addMonths, type CalendarDate } from '#kernel/calendar-date.ts';
import { type Authority, cite } from '#law/authority.ts';
import type { DefaultBailDates } from '#law/bnss/s187-dates.ts';
import type { Determinations } from '#law/determine.ts';
import type { RemandExtension } from '#law/facts.ts';
import { KAPIL_WADHAWAN } from '#law/judgments.ts';
import type { Block } from '#documents/model.ts';
import { type PaperMatter, optionalPlaceholder, printed } from '#documents/matter.ts';
import { provisionName } from '#documents/provision-name.ts';
import { hasGates } from '#documents/special-gates-of.ts';
import { numbered } from '#documents/section-blocks.ts';
import type { Statute } from '#documents/statute.ts';

export function defaultBail(matter: PaperMatter, statute: Statute): Block[] {
  const { default: words } = matter.words.reliefs;
  return [
    ...numbered('case', [words.asked(statute.inFull)]),
    ...count(matter),
    ...numbered('case', [
      hasGates(matter) && words.noGates,
      words.presented(printed(matter.context.filedOn), matter.words.blank),
      words.ready,
    ]),
  ];
}

function count(matter: PaperMatter): Block[] {
  const { found } = matter;
  const dates = found?.defaultBail.dates;
  if (!found || !dates) {
    return numbered('case', [
      matter.case.firstRemandDate ? null : optionalPlaceholder(matter, 'firstRemandDate'),
    ]);
  }
  return [
    dayOne(matter, dates),
    ...numbered('case', [period(matter, dates)]),
    table(matter, dates),
    ...numbered('case', [
      otherReading(matter, found),
      movedDateText(matter, dates),
      orderOfExtension(matter, found),
      reportText(matter, found),
    ]),
  ];
}

function dayOne({ words }: PaperMatter, { dayOne: first, estimated }: DefaultBailDates): Block {
  const { remand, estimate } = words.reliefs.default;
  const text = (estimated ? estimate : remand)(printed(first), cite(KAPIL_WADHAWAN));
  return { kind: 'numbered', number: 0, text, from: 'case', authorities: [KAPIL_WADHAWAN] };
}

/** A year under an Act is a calendar year, not a number of days. */
function periodText({ words }: PaperMatter, { days, dayOne: first, from }: DefaultBailDates): string {
  const year = days >= 365 && addMonths(first, 12) === from;
  return year ? words.reliefs.default.year : words.reliefs.default.period(days);
}

const period = (matter: PaperMatter, dates: DefaultBailDates): string =>
  matter.words.reliefs.default.applies(periodText(matter, dates), provisionName(dates.authority, matter));

function table(matter: PaperMatter, dates: DefaultBailDates): Block {
  const { default: words } = matter.words.reliefs;
  const { from, lastDay, ifExtended, otherReading: other } = dates;
  const name = dates.extended ? words.extendedRow : periodText(matter, dates);
  const rows = [[name, printed(lastDay), printed(from)]];
  if (ifExtended) rows.push([words.longestRow, printed(addDays(ifExtended, -1)), printed(ifExtended)]);
  if (other) {
    const reading = other.why === 'extension' ? words.ifStandsRow : words.otherRow(other.days);
    rows.push([reading, printed(addDays(other.from, -1)), printed(other.from)]);
  }
  return { kind: 'table', head: words.head, rows, from: 'case' };
}

function otherReading({ words }: PaperMatter, found: Determinations): string | null {
  const { contested, follows, ofLimb } = words.reliefs.default;
  const { cautions, dates } = found.defaultBail;
  if (!dates?.otherReading || dates.otherReading.why === 'extension') return null;
  const open = cautions.find(({ code }) => code === 'sixty-or-ninety-contested');
  const { days, otherReading: other } = dates;
  if (other.why === 'limb') return ofLimb(days, other.days);
  return open ? contested(days, other.days, cite(open.authority)) : follows(days, other.days);
}

/** An ineffective extension order: made after the claim, or without its requirements. */
function orderOfExtension(matter: PaperMatter, found: Determinations): string | null {
  const order = found.matter.remandExtension;
  const { conclusion } = found.defaultBail;
  if (order?.state !== 'granted' || conclusion.kind === 'undetermined') return null;
  const late = conclusion.because.find(({ code }) => code === 'extension-after-claim');
  const { afterClaim } = matter.words.reliefs.default;
  if (late && order.orderedOn)
    return afterClaim(printed(order.until), printed(order.orderedOn), cite(late.authority));
  const defect = conclusion.because.find(({ code }) => code === 'extension-defective');
  return defect ? defective(matter, order, defect.authority) : null;
}

type Order = Extract<RemandExtension, { readonly state: 'granted' }>;

function defective({ words }: PaperMatter, order: Order, authority: Authority): string {
  const { defective: defectText, without } = words.reliefs.default;
  const lacking: string[] = [];
  if (order.produced === false) lacking.push(without.production);
  if (order.prosecutorReport === false) lacking.push(without.report);
  return defectText(printed(order.until), lacking, cite(authority));
}

function movedDateText({ case: facts, words }: PaperMatter, dates: DefaultBailDates): string | null {
  const { default: text } = words.reliefs;
  if (dates.extended && facts.remandExtension?.state === 'granted') {
    return text.extended(printed(facts.remandExtension.until), printed(dates.from));
  }
  const nominal = addDays(dates.dayOne, dates.days);
  return dates.from > nominal && addMonths(dates.dayOne, 12) !== dates.from ? text.daysOut : null;
}

/** Facts by the filing date: no timely report, or a running period. */
function reportText({ case: facts, context, words }: PaperMatter, found: Determinations): string | null {
  const { default: text } = words.reliefs;
  const { conclusion, dates } = found.defaultBail;
  if (!dates) return null;
  if (conclusion.kind === 'not-yet') return text.running(printed(dates.lastDay), printed(conclusion.on));
  if (conclusion.kind !== 'entitled') return null;
  if (facts.chargesheet?.state === 'filed') {
    const claim = found.matter.defaultBailClaim;
    const claimed = {
      on: claimedOn(found) ?? context.filedOn,
      at: claim?.state === 'claimed' ? claim.at : undefined,
    };
    // on the same day the hours decide
    const sameDay = claimed.on === facts.chargesheet.on;
    const moment = ({ on, at }: { readonly on: CalendarDate; readonly at?: string | undefined }): string =>
      sameDay && at ? text.atHour(printed(on), at) : printed(on);
    return text.claimed(printed(dates.from), moment(claimed), moment(facts.chargesheet));
  }
  return text.arisen(printed(dates.lastDay), printed(dates.from));
}

const claimedOn = ({
  matter: { defaultBailClaim: claim },
}: Pick<Determinations, 'matter'>): CalendarDate | undefined =>
  claim?.state === 'claimed' ? claim.on : undefined;
