/** Stage of investigation and trial, and delay. */
import { textsOfEachFir } from '#documents/each-fir.ts';
import type { Block } from '#documents/model.ts';
import { type PaperMatter, printed } from '#documents/matter.ts';
import { headed, numbered } from '#documents/section-blocks.ts';

export function stage(matter: PaperMatter): Block[] {
  const texts = textsOfEachFir(matter, (fir) =>
    [investigation(fir), trialText(fir), delay(fir) ?? ''].filter((text) => text !== ''),
  );
  return headed(matter.words.headings.stage, 'case', numbered('case', texts));
}

/** Police report and investigation period, as far as known. */
export function investigation(matter: PaperMatter): string {
  const { remandExtension } = matter.case;
  const { extended, notExtended } = matter.words.stage;
  const extension =
    remandExtension?.state === 'granted'
      ? extended(printed(remandExtension.until))
      : remandExtension && notExtended;
  return [report(matter), extension].filter((sentence) => sentence).join(' ');
}

/** Omits a report dated after the filing. */
function report({ case: { chargesheet }, context, words }: PaperMatter): string | null {
  if (!chargesheet) return null;
  const on = chargesheet.state === 'filed' ? chargesheet.on : chargesheet.asOf;
  if (on > context.filedOn) return null;
  return (chargesheet.state === 'filed' ? words.stage.reportFiled : words.stage.reportNotFiled)(printed(on));
}

export function trialText(matter: PaperMatter): string {
  const { trial } = matter.case;
  if (!trial) return '';
  const { stage: words, typed } = matter.words;
  const { witnessesCited: cited, witnessesExamined: examined, chargeFramedOn, firstEvidenceDate } = trial;
  const sentences = [
    !isEnded(matter) && words.trial(typed.stage(trial.stage)),
    chargeFramedOn && words.charge(printed(chargeFramedOn)),
    firstEvidenceDate && words.evidence(printed(firstEvidenceDate)),
    cited !== undefined && (examined === undefined ? words.cited(cited) : words.witnesses(cited, examined)),
    trialOver(matter),
  ];
  return sentences.filter((sentence) => sentence).join(' ');
}

/** A concluded trial has no stage; the recorded one is outdated. */
const isEnded = ({ bail, case: { trial }, context }: PaperMatter): boolean =>
  [bail.conviction?.on, trial?.acquittedOn, trial?.concludedOn].some(
    (on) => on !== undefined && on <= context.filedOn,
  );

/** End of the trial by the filing date. No judgment is pending after a conviction. */
function trialOver({ case: facts, bail, context, words }: PaperMatter): string | null {
  const { acquittedOn, concludedOn } = facts.trial ?? {};
  if (acquittedOn && acquittedOn <= context.filedOn) return words.stage.acquitted(printed(acquittedOn));
  if (!concludedOn || concludedOn > context.filedOn || bail.conviction) return null;
  return words.stage.concluded(printed(concludedOn));
}

/** An application under section 479 says with its computation that no day is added. */
function delay({ case: facts, relief, words }: PaperMatter): string | null {
  const { delayByAccusedDays: days } = facts;
  if (days === undefined || (days === 0 && relief === 'undertrial')) return null;
  return days === 0 ? words.stage.noDelay : words.stage.delay(days);
}
