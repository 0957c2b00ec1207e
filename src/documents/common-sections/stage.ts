/** Where the investigation and the trial stand, and whose delay is counted. */
import type { Block } from '#documents/model.ts';
import { type PaperMatter, printed } from '#documents/matter.ts';
import { headed, numbered } from '#documents/section-blocks.ts';

export function stage(matter: PaperMatter): Block[] {
  const texts = [investigation(matter), trialText(matter), delay(matter)];
  return headed(matter.words.headings.stage, 'case', numbered('case', texts));
}

/** The police report and the period for investigation, as far as they are known. */
export function investigation(matter: PaperMatter): string {
  const { remandExtension } = matter.case;
  const { extended, notExtended } = matter.words.stage;
  const extension =
    remandExtension?.state === 'granted'
      ? extended(printed(remandExtension.until))
      : remandExtension && notExtended;
  return [report(matter), extension].filter((sentence) => sentence).join(' ');
}

/** What is dated after the day of filing is none of this paper's. */
function report({ case: { chargesheet }, context, words }: PaperMatter): string | null {
  if (!chargesheet) return null;
  const on = chargesheet.state === 'filed' ? chargesheet.on : chargesheet.asOf;
  if (on > context.filedOn) return null;
  return (chargesheet.state === 'filed' ? words.stage.reportFiled : words.stage.reportNotFiled)(printed(on));
}

export function trialText(matter: PaperMatter): string {
  const { trial } = matter.case;
  if (!trial) return '';
  const { stage: words } = matter.words;
  const { witnessesCited: cited, witnessesExamined: examined, chargeFramedOn, firstEvidenceDate } = trial;
  const sentences = [
    !ended(matter) && words.trial(trial.stage),
    chargeFramedOn && words.charge(printed(chargeFramedOn)),
    firstEvidenceDate && words.evidence(printed(firstEvidenceDate)),
    cited !== undefined && (examined === undefined ? words.cited(cited) : words.witnesses(cited, examined)),
    trialOver(matter),
  ];
  return sentences.filter((sentence) => sentence).join(' ');
}

/** A trial that is over stands at no stage: where it stood when the record was written is no longer so. */
const ended = ({ bail, case: { trial }, context }: PaperMatter): boolean =>
  [bail.conviction?.on, trial?.acquittedOn, trial?.concludedOn].some(
    (on) => on !== undefined && on <= context.filedOn,
  );

/** What is known of its end by the day of filing; after a conviction no judgment is awaited. */
function trialOver({ case: facts, bail, context, words }: PaperMatter): string | null {
  const { acquittedOn, concludedOn } = facts.trial ?? {};
  if (acquittedOn && acquittedOn <= context.filedOn) return words.stage.acquitted(printed(acquittedOn));
  if (!concludedOn || concludedOn > context.filedOn || bail.conviction) return null;
  return words.stage.concluded(printed(concludedOn));
}

function delay({ case: facts, words }: PaperMatter): string | null {
  const { delayByAccusedDays: days } = facts;
  if (days === undefined) return null;
  return days === 0 ? words.stage.noDelay : words.stage.delay(days);
}
