/** Where the investigation and the trial stand, and whose delay is counted. */
import type { Block } from '#documents/model.ts';
import { type Matter, printed } from '#documents/matter.ts';
import { headed, numbered } from '#documents/section-blocks.ts';

export function stage(matter: Matter): Block[] {
  const texts = [investigation(matter), trialText(matter), delay(matter)];
  return headed(matter.words.headings.stage, 'case', numbered('case', texts));
}

/** What is dated after the day of filing is none of this paper's. */
function investigation({ case: facts, context, words }: Matter): string {
  const { chargesheet, remandExtension } = facts;
  const sentences: string[] = [];
  if (chargesheet?.state === 'filed' && chargesheet.on <= context.filedOn)
    sentences.push(words.stage.reportFiled(printed(chargesheet.on)));
  if (chargesheet?.state === 'not-filed' && chargesheet.asOf <= context.filedOn)
    sentences.push(words.stage.reportNotFiled(printed(chargesheet.asOf)));
  if (remandExtension?.state === 'granted') {
    sentences.push(words.stage.extended(printed(remandExtension.until)));
  }
  if (remandExtension?.state === 'none') sentences.push(words.stage.notExtended);
  return sentences.join(' ');
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
