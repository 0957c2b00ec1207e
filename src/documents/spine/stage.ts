/** Where the investigation and the trial stand, and whose delay is counted. */
import type { Block } from '#documents/model.ts';
import { type Matter, printed } from '#documents/matter.ts';
import { headed, numbered } from '#documents/section-blocks.ts';

export function stage(matter: Matter): Block[] {
  const texts = [investigation(matter), trialText(matter), delay(matter)];
  return headed(matter.words.headings.stage, 'case', numbered('case', texts));
}

function investigation(matter: Matter): string {
  const { remandExtension } = matter.case;
  const { extended, notExtended } = matter.words.stage;
  const extension =
    remandExtension?.state === 'granted'
      ? extended(printed(remandExtension.until))
      : remandExtension && notExtended;
  return [report(matter), extension].filter((sentence) => sentence).join(' ');
}

/** What is dated after the day of filing is none of this paper's. */
function report({ case: { chargesheet }, context, words }: Matter): string | null {
  if (!chargesheet) return null;
  const on = chargesheet.state === 'filed' ? chargesheet.on : chargesheet.asOf;
  if (on > context.filedOn) return null;
  return (chargesheet.state === 'filed' ? words.stage.reportFiled : words.stage.reportNotFiled)(printed(on));
}

export function trialText({ case: facts, words }: Matter): string {
  const { trial } = facts;
  if (!trial) return '';
  const sentences = [words.stage.trial(trial.stage)];
  if (trial.chargeFramedOn) sentences.push(words.stage.charge(printed(trial.chargeFramedOn)));
  if (trial.firstEvidenceDate) sentences.push(words.stage.evidence(printed(trial.firstEvidenceDate)));
  const { witnessesCited: cited, witnessesExamined: examined } = trial;
  if (cited !== undefined && examined !== undefined) sentences.push(words.stage.witnesses(cited, examined));
  else if (cited !== undefined) sentences.push(words.stage.cited(cited));
  return sentences.join(' ');
}

function delay({ case: facts, words }: Matter): string | null {
  const { delayByAccusedDays: days } = facts;
  if (days === undefined) return null;
  return days === 0 ? words.stage.noDelay : words.stage.delay(days);
}
