/** Arrest and custody, as far as the record knows them. Days are counted only where they run without a break. */
import { daysBetween, isDay } from '#kernel/calendar-date.ts';
import type { Block } from '#documents/model.ts';
import { type Matter, mildGap, printed } from '#documents/matter.ts';
import { headed, numbered } from '#documents/section-blocks.ts';
import { custodyNow } from './parties.ts';

export function custody(matter: Matter): Block[] {
  return headed(matter.words.headings.custody, 'case', numbered('case', custodyTexts(matter)));
}

export function custodyTexts(matter: Matter): string[] {
  const { custodyStatus } = matter.case;
  if (custodyStatus === undefined && matter.case.arrestDate === undefined) {
    return [mildGap(matter, 'custody')].filter((text) => text !== null);
  }
  return custodyStatus === 'not-arrested' ? atLiberty(matter) : arrested(matter);
}

function atLiberty({ case: facts, words }: Matter): string[] {
  const { interimProtectionUntil: until } = facts;
  return [words.custody.notArrested, ...(until ? [words.custody.interim(printed(until))] : [])];
}

function arrested(matter: Matter): string[] {
  const { case: facts, words } = matter;
  const now = custodyNow(matter);
  const sentences = [
    arrest(matter),
    now && words.custody.now(now),
    spans(matter),
    period(matter),
    groundsOfArrest(facts.groundsOfArrestAt, words.custody),
  ];
  return sentences.filter((text) => typeof text === 'string');
}

function arrest(matter: Matter): string | null {
  const { case: facts, words } = matter;
  const remand = facts.firstRemandDate ? printed(facts.firstRemandDate) : null;
  const on = facts.arrestDate ? printed(facts.arrestDate) : mildGap(matter, 'arrestDate');
  if (on) return words.custody.arrested(on, remand);
  return remand && words.custody.remanded(remand);
}

function spans({ case: facts, words }: Matter): string | null {
  if (!facts.custody || facts.custody.length === 0) return null;
  const pieces = facts.custody.map(({ kind, from, to }) =>
    words.custody.span(words.custody.kinds[kind], printed(from), to ? printed(to) : null),
  );
  return words.custody.spans(pieces.join('; '));
}

/** The maker's own words where given; else the days since arrest, where no span says that they were broken. */
function period({ case: facts, context, words }: Matter): string | null {
  if (facts.custodyPeriod) return words.custody.period(facts.custodyPeriod);
  const { arrestDate, custodyStatus } = facts;
  const inCustody = custodyStatus === 'police' || custodyStatus === 'judicial';
  if (!arrestDate || !inCustody || facts.custody || arrestDate > context.filedOn) return null;
  return words.custody.counted(daysBetween(arrestDate, context.filedOn), printed(context.filedOn));
}

function groundsOfArrest(at: string | undefined, words: Matter['words']['custody']): string | null {
  if (!at) return null;
  if (at === 'none') return words.groundsNotGiven;
  const [date = '', time = ''] = at.split('T');
  return words.groundsGiven(isDay(date) ? printed(date) : date, time);
}
