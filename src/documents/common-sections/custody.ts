/** Recorded arrest and custody. Days are counted as in the law rules. */
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts';
import type { CaseFacts } from '#contract/case/case-facts.ts';
import { isBeforeBoard } from '#documents/before-board.ts';
import { daysUndergone } from '#documents/days-undergone.ts';
import { blocksOfEach } from '#documents/joint.ts';
import type { Block } from '#documents/model.ts';
import { type PaperMatter, optionalPlaceholder, printed } from '#documents/matter.ts';
import { headed, numbered } from '#documents/section-blocks.ts';
import { custodyNow } from './parties.ts';

export function custody(matter: PaperMatter): Block[] {
  return headed(
    matter.words.headings.custody,
    'case',
    blocksOfEach(matter, (person) => numbered('case', custodyTexts(person))),
  );
}

export function custodyTexts(matter: PaperMatter): string[] {
  const { custodyStatus } = matter.case;
  if (custodyStatus === undefined && matter.case.arrestDate === undefined) {
    return [optionalPlaceholder(matter, 'custody')].filter((text) => text !== null);
  }
  return custodyStatus === 'not-arrested' ? atLiberty(matter) : arrested(matter);
}

/** Protection that has ended is stated in the past tense. */
function atLiberty({ case: facts, on, words }: PaperMatter): string[] {
  const { interimProtectionUntil: until } = facts;
  if (!until) return [words.custody.notArrested];
  const { interim, interimEnded } = words.custody;
  return [words.custody.notArrested, (until < on ? interimEnded : interim)(printed(until))];
}

function arrested(matter: PaperMatter): string[] {
  const { case: facts, words } = matter;
  const now = custodyNow(matter);
  const sentences = [
    arrest(matter),
    now && words.custody.now(now),
    spans(matter),
    period(matter),
    groundsOfArrest(facts.groundsOfArrest, words.custody),
    granted(matter),
  ];
  return sentences.filter((text) => typeof text === 'string');
}

function arrest(matter: PaperMatter): string | null {
  const { case: facts, words } = matter;
  const remand = past(matter, facts.firstRemandDate);
  const on = past(matter, facts.arrestDate) ?? optionalPlaceholder(matter, 'arrestDate');
  if (on && isBeforeBoard(matter)) return words.board.apprehended(on);
  if (on) return words.custody.arrested(on, remand);
  return remand && words.custody.remanded(remand);
}

/** Omits dates after the date of the paper. */
const past = ({ on }: PaperMatter, date: CalendarDate | undefined): string | null =>
  date !== undefined && date <= on ? printed(date) : null;

function spans({ case: facts, words }: PaperMatter): string | null {
  if (!facts.custody || facts.custody.length === 0) return null;
  const pieces = facts.custody.map(({ kind, from, to }) =>
    words.custody.span(words.custody.kinds[kind], printed(from), to ? printed(to) : null),
  );
  return words.custody.spans(pieces.join('; '));
}

/**
 * Counted from the record, including the day of arrest. The filer's own text is used only if nothing can be
 * counted.
 */
function period(matter: PaperMatter): string | null {
  const { case: facts, on, words } = matter;
  const days = daysUndergone(matter);
  const released = releasedOn(matter);
  if (days !== null && released !== null) return words.custody.ended(days, printed(released));
  if (days !== null) return words.custody.counted(days, printed(on));
  const impossible = facts.arrestDate !== undefined && facts.arrestDate > on;
  return facts.custodyPeriod && !impossible ? words.custody.period(facts.custodyPeriod) : null;
}

/** Day of the release that still lasts on the date of the paper; null in custody or without a record of it. */
export function releasedOn({ found, on }: PaperMatter): CalendarDate | null {
  const out = found?.matter.out.find(({ from, to }) => from <= on && (to === undefined || on <= to));
  return out ? addDays(out.from, -1) : null;
}

/** An existing bail order, and whether it led to release. */
function granted(matter: PaperMatter): string | null {
  const { bailOrder } = matter.case;
  const on = bailOrder?.state === 'granted' ? past(matter, bailOrder.on) : null;
  if (bailOrder?.state !== 'granted' || on === null) return null;
  return matter.words.custody.granted(on, past(matter, bailOrder.releasedOn));
}

function groundsOfArrest(
  grounds: CaseFacts['groundsOfArrest'],
  words: PaperMatter['words']['custody'],
): string | null {
  if (!grounds) return null;
  return grounds.state === 'none'
    ? words.groundsNotGiven
    : words.groundsGiven(printed(grounds.on), grounds.at);
}
