/** Findings of an order: the dates of a right, then each recorded finding with its provision. */
import type { OrderFinding } from '#contract/application/order-hearing.ts';
import { type PaperMatter, printed } from '#documents/matter.ts';
import { actName, provisionName } from '#documents/provision-name.ts';
import { reliefFinding } from '#documents/relief-finding.ts';
import { isCancellation } from '#domain/application/order-reasons.ts';
import { isGranted } from '#domain/case/status-rules.ts';
import type { Determinations } from '#law/determine.ts';
import { dutiesOf } from './order-duties.ts';
import type { OperativeInput } from './order-operative.ts';

export function findingTexts(matter: PaperMatter, { order, before, words }: OperativeInput): string[] {
  const { findings = [], to, outcome } = order;
  const decidesClaim =
    !isCancellation(to, before?.to) &&
    (outcome === undefined || outcome === 'granted' || outcome === 'refused');
  const dates = decidesClaim ? datesOfRight(matter, words, isGranted(to)) : [];
  const duties = dutiesOf(matter, { status: to, outcome }, before?.to);
  const provisionOf = ({ code, act }: OrderFinding): string => {
    const duty =
      duties.gates.find((gate) => gate.act === act) ??
      duties.findings.find((single) => single.code === code && single.act === act);
    if (duty) return provisionName(duty.authority, matter);
    return act === undefined ? (matter.statute?.inFull ?? '') : actName(act, matter);
  };
  return [
    ...dates,
    ...findings.map((finding) => words.finding[finding.code](provisionOf(finding), finding.text)),
  ];
}

type DateTexts = OperativeInput['words']['dates'];

function datesOfRight(
  matter: PaperMatter,
  { dates: words }: OperativeInput['words'],
  granted: boolean,
): string[] {
  const { relief, found, statute } = matter;
  if (!found || !statute) return [];
  if (relief === 'undertrial') return fractionReached(matter, found, words);
  if (relief !== 'default') return [];
  const accrued = granted && reliefFinding(matter)?.kind === 'entitled';
  return [...investigation(matter, found, words), ...(accrued ? [words.accrued(statute.inFull)] : [])];
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

/** Nothing on an estimated date. */
function investigation(matter: PaperMatter, { defaultBail }: Determinations, words: DateTexts): string[] {
  const { dates } = defaultBail;
  if (!dates || dates.estimated) return [];
  const period = dates.lastDay < matter.on ? words.remand : words.remandOpen;
  return [
    period(printed(dates.dayOne), dates.days, printed(dates.lastDay)),
    ...report(matter, words),
    words.applied(printed(matter.context.filedOn)),
  ];
}

function report({ case: { chargesheet } }: PaperMatter, words: DateTexts): string[] {
  if (!chargesheet) return [];
  return chargesheet.state === 'filed'
    ? [words.filed(printed(chargesheet.on))]
    : [words.notFiled(printed(chargesheet.asOf))];
}
