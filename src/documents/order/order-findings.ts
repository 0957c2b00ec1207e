/** Findings of an order: the dates of a right, then each recorded finding with its provision. */
import type { Order, OrderReason } from '#contract/application/order.ts';
import type { OrderFinding } from '#contract/application/order-hearing.ts';
import { inEachFir, namedFirs } from '#documents/each-fir.ts';
import { textsOfEach } from '#documents/joint.ts';
import { type PaperMatter, printed } from '#documents/matter.ts';
import { actName, provisionName } from '#documents/provision-name.ts';
import { undertrialGround } from '#documents/reliefs/undertrial.ts';
import { reliefFinding } from '#documents/relief-finding.ts';
import { isCancellation } from '#domain/application/order-reasons.ts';
import { isGranted } from '#domain/case/status-rules.ts';
import type { Determinations } from '#law/determine.ts';
import { dutiesOf } from './order-duties.ts';
import type { OperativeInput } from './order-operative.ts';

export function findingTexts(matter: PaperMatter, { order, before, words }: OperativeInput): string[] {
  const { findings = [], to, outcome, reasons, refusedFirs } = order;
  const answersClaim = !isCancellation(to, before?.to) && outcome !== 'interim' && outcome !== 'withdrawn';
  const dates = answersClaim ? textsOfEach(matter, (person) => datesOfRight(person, words, order)) : [];
  const duties = dutiesOf(matter, { status: to, outcome, reasons, refusedFirs }, before?.to);
  const provisionOf = ({ code, act }: OrderFinding): string => {
    const duty =
      duties.gates.find((gate) => gate.act === act) ??
      duties.findings.find((single) => single.code === code && single.act === act);
    if (duty) return provisionName(duty.authority, matter);
    return act === undefined ? (matter.statute?.inFull ?? '') : actName(act, matter);
  };
  return [
    ...dates,
    ...onceInFirs(matter, findings).map(({ finding, firs }) => {
      const text = words.finding[finding.code](provisionOf(finding), finding.text);
      if (firs.length === 0) return text;
      const { about, inEach } = matter.words.joint;
      return (firs.length === 1 ? about : inEach)(namedFirs(matter, firs), text);
    }),
  ];
}

/** Equal findings on several FIRs are printed once. Each FIR has its own court, officer and State. */
function onceInFirs(matter: PaperMatter, findings: readonly OrderFinding[]) {
  const all = inEachFir(matter);
  const found = new Map<string, { readonly finding: OrderFinding; readonly firs: PaperMatter[] }>();
  for (const finding of findings) {
    const { fir, ...said } = finding;
    const inFir = fir === undefined ? undefined : all[fir - 1];
    const key = JSON.stringify(said);
    const known = found.get(key) ?? { finding, firs: [] };
    found.set(key, { finding, firs: inFir ? [...known.firs, inFir] : known.firs });
  }
  return [...found.values()];
}

type DateTexts = OperativeInput['words']['dates'];

function datesOfRight(matter: PaperMatter, words: OperativeInput['words'], order: Order): string[] {
  const { relief, found, statute } = matter;
  if (!found || !statute) return [];
  const decidesClaim = order.outcome !== 'not-maintainable';
  if (relief === 'undertrial' && decidesClaim) return datesOfUndertrial(matter, words.dates, order);
  if (relief !== 'default') return [];
  // the day of the claim counts in the competent court too
  if (!decidesClaim) return [words.dates.applied(printed(matter.context.filedOn))];
  const accrued = isGranted(order.to) && reliefFinding(matter)?.kind === 'entitled';
  return [...investigation(matter, words, order), ...(accrued ? [words.dates.accrued(statute.inFull)] : [])];
}

function datesOfUndertrial(matter: PaperMatter, words: DateTexts, { to }: Order): string[] {
  const { found, statute } = matter;
  if (!found || !statute) return [];
  const reached = fractionReached(matter, found, words);
  if (!isGranted(to)) return reached;
  const { term, added } = undertrialGround(matter, statute);
  return [...term, ...reached, ...(reached.length > 0 ? added : [])];
}

function fractionReached(
  { on: today }: PaperMatter,
  { undertrial }: Determinations,
  words: DateTexts,
): string[] {
  const { fraction, thresholdDate: on } = undertrial;
  if (on === null || on > today || (fraction !== '1/3' && fraction !== '1/2')) return [];
  return [words.undertrial(words.fractions[fraction], printed(on))];
}

/** Prints no estimated date. A refusal on the ground of a report or an extension overrides the record. */
function investigation(
  matter: PaperMatter,
  { dates: words }: OperativeInput['words'],
  order: Order,
): string[] {
  const dates = matter.found?.defaultBail.dates;
  if (!dates || dates.estimated) return [];
  const isOver = dates.lastDay < matter.on;
  const isExtended = isOver && isRefusedFor(order, ['period-extended']);
  const period = isOver ? words.remand : words.remandOpen;
  return [
    ...(isExtended ? [] : [period(printed(dates.dayOne), dates.days, printed(dates.lastDay))]),
    ...report(matter, words, order),
    words.applied(printed(matter.context.filedOn)),
  ];
}

const isRefusedFor = ({ to, reasons }: Order, answers: readonly OrderReason[]): boolean =>
  !isGranted(to) && reasons.some((code) => answers.includes(code));

function report({ case: { chargesheet } }: PaperMatter, words: DateTexts, order: Order): string[] {
  if (!chargesheet) return [];
  if (chargesheet.state === 'filed') return [words.filed(printed(chargesheet.on))];
  const isFoundFiled = isRefusedFor(order, ['charge-sheet-in-time', 'not-availed-in-time']);
  return isFoundFiled ? [] : [words.notFiled(printed(chargesheet.asOf))];
}
