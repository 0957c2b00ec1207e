/** Suspension of sentence: judgment, sentence, and the appeal or the intention to file one. */
import { isPleadedByGround } from '#documents/grounds/pleaded-by-ground.ts';
import type { Block } from '#documents/model.ts';
import { provisionName } from '#documents/provision-name.ts';
import {
  placeholder,
  type PaperMatter,
  optionalPlaceholder,
  printed,
  isNotAppealed,
  titled,
} from '#documents/matter.ts';
import { numbered } from '#documents/section-blocks.ts';
import type { Statute } from '#documents/statute.ts';

export function suspension(matter: PaperMatter, statute: Statute): Block[] {
  const { suspension: words } = matter.words.reliefs;
  const { conviction } = matter.bail;
  const noAppeal = isNotAppealed(matter);
  const provision = noAppeal && conviction ? words.toAppeal(statute.inFull) : words.provision(statute.inFull);
  if (!conviction) return numbered('case', [provision, placeholder(matter, 'conviction')]);
  const { appealNumber, finePaid } = conviction;
  return numbered('case', [
    provision,
    convictionText(matter),
    appealNumber
      ? words.appeal(titled(appealNumber, words.appealTitle))
      : optionalPlaceholder(matter, 'appealNumber'),
    mustRelease(matter) && words.mustRelease(statute.at('(3)')),
    showCause(matter),
    deposit(matter),
    finePaid !== undefined && (finePaid ? words.finePaid : words.fineNotPaid),
  ]);
}

/** 430(1), first proviso: death, life or ten years and more. */
function showCause(matter: PaperMatter): string | null {
  const cautions = (matter.found?.suspension.cautions ?? []).filter(
    ({ code }) => code === 'prosecutor-to-show-cause',
  );
  const [first] = cautions;
  if (!first || isNotAppealed(matter)) return null;
  const sections = cautions.flatMap(({ about }) => about ?? []).join(', ');
  return matter.words.reliefs.suspension.showCause(sections, provisionName(first.authority, matter));
}

/** NI Act: the ordered deposit and its deadline. */
function deposit({ found, context, words }: PaperMatter): string | null {
  if (found?.chequeDeposit.conclusion.kind !== 'entitled') return null;
  const { conclusion, dates } = found.chequeDeposit;
  const order = found.matter.chequeDeposit;
  if (!dates || order?.state !== 'ordered') return null;
  const [{ authority }] = conclusion.because;
  const provision = provisionName(authority, { context, words });
  return words.reliefs.suspension.deposit(printed(order.on), provision, [
    printed(dates.due),
    printed(dates.latest),
  ]);
}

/** 430(3): duty of the convicting court, if the record shows its conditions. */
function mustRelease(matter: PaperMatter): boolean {
  const conclusion = matter.found?.suspension.byConvictingCourt;
  return (
    isNotAppealed(matter) &&
    conclusion?.kind === 'entitled' &&
    !isPleadedByGround(matter, 'convicting-court-short-term')
  );
}

/** Also the stage of the trial in the disclosure. */
export function convictionText({ bail: { conviction }, words }: PaperMatter): string | null {
  if (!conviction) return null;
  const { court, on, sentence } = conviction;
  return words.reliefs.suspension.judgment(
    words.typed.court(court),
    printed(on),
    words.typed.sentence(withoutStop(sentence)),
  );
}

const withoutStop = (text: string): string => text.replace(/\.\s*$/, '');
