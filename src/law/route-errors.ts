/** Contradictory or future facts of the further routes. */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { FactError } from './fact-error.ts';
import type { LawFacts } from './facts.ts';

export function routeErrors(facts: LawFacts, today: CalendarDate): FactError[] {
  return [...afterToday(facts, today), ...outOfOrder(facts), ...ofTheArrest(facts), ...ofThePerson(facts)];
}

function afterToday(facts: LawFacts, today: CalendarDate): FactError[] {
  const { bailOrder, chequeDeposit } = facts;
  const released = bailOrder?.state === 'granted' ? bailOrder.releasedOn : undefined;
  const paid = chequeDeposit?.state === 'ordered' ? chequeDeposit.paidOn : undefined;
  const days: readonly (readonly [FactError['field'], ...(CalendarDate | undefined)[]])[] = [
    ['firDate', facts.firDate],
    ['production', dayOf(facts.production)],
    ['groundsOfArrest', dayOf(facts.groundsOfArrest)],
    ['bailOrder', dayOf(bailOrder), released],
    ['specialCourtOrderOn', facts.specialCourtOrderOn, facts.appealFiledOn],
    ['chequeDeposit', dayOf(chequeDeposit), paid],
    ['trial', facts.concludedOn, facts.acquittedOn],
  ];
  return days.flatMap(([field, ...all]): FactError[] => {
    const about = all.find((on) => on !== undefined && on > today);
    return about === undefined ? [] : [{ code: 'day-after-today', field, about }];
  });
}

/** Day of an event; undefined if it is known not to have happened. */
const dayOf = (event: EventFact): CalendarDate | undefined => (event && 'on' in event ? event.on : undefined);

type EventFact = Moment | { readonly state: 'none' } | undefined;

/** A later step cannot precede an earlier one. */
function outOfOrder({ bailOrder, chequeDeposit, ...facts }: LawFacts): FactError[] {
  const { specialCourtOrderOn, appealFiledOn, concludedOn, acquittedOn, arrestDate } = facts;
  const granted = bailOrder?.state === 'granted' ? bailOrder : undefined;
  const ordered = chequeDeposit?.state === 'ordered' ? chequeDeposit : undefined;
  const errors: FactError[] = [];
  const checkOrder = (
    later: CalendarDate | undefined,
    earlier: CalendarDate | undefined,
    error: ErrorFields,
  ) => {
    if (later !== undefined && earlier !== undefined && later < earlier)
      errors.push({ ...error, about: later });
  };
  checkOrder(granted?.releasedOn, granted?.on, { code: 'released-before-bail', field: 'bailOrder' });
  checkOrder(ordered?.paidOn, ordered?.on, { code: 'paid-before-the-order', field: 'chequeDeposit' });
  checkOrder(appealFiledOn, specialCourtOrderOn, {
    code: 'appeal-before-the-order',
    field: 'specialCourtOrderOn',
  });
  checkOrder(acquittedOn ?? concludedOn, arrestDate, {
    code: 'trial-over-before-arrest',
    field: 'trial',
    also: 'arrestDate',
  });
  return errors;
}

type ErrorFields = Omit<FactError, 'about'>;

function ofTheArrest({ arrest, arrestDate, production, groundsOfArrest }: LawFacts): FactError[] {
  if (arrestDate === undefined) {
    return arrest?.at === undefined ? [] : [{ code: 'hour-without-day', field: 'arrest', about: arrest.at }];
  }
  const arrested: Moment = { on: arrestDate, at: arrest?.at };
  return [
    ...notBefore(production, arrested, { code: 'produced-before-arrest', field: 'production' }),
    ...notBefore(
      groundsOfArrest,
      { on: arrestDate },
      { code: 'grounds-before-arrest', field: 'groundsOfArrest' },
    ),
  ];
}

function notBefore(event: EventFact, arrested: Moment, error: Omit<ErrorFields, 'also'>): FactError[] {
  if (!event || !('on' in event) || !isBefore(event, arrested)) return [];
  return [{ ...error, also: 'arrestDate', about: event.on }];
}

interface Moment {
  readonly on: CalendarDate;
  readonly at?: string | undefined;
}

const isBefore = (one: Moment, other: Moment): boolean =>
  one.on < other.on ||
  (one.on === other.on && one.at !== undefined && other.at !== undefined && one.at < other.at);

function ofThePerson({ age, ageAtAct, witnesses, acquittedOn, conviction }: LawFacts): FactError[] {
  const errors: FactError[] = [];
  if (age !== undefined && ageAtAct !== undefined && ageAtAct > age) {
    errors.push({ code: 'older-at-the-act', field: 'ageAtAct', about: String(ageAtAct) });
  }
  const { cited, examined } = witnesses ?? {};
  if (cited !== undefined && examined !== undefined && examined > cited) {
    errors.push({ code: 'more-examined-than-cited', field: 'witnesses', about: `${examined}/${cited}` });
  }
  if (acquittedOn !== undefined && conviction !== undefined) {
    errors.push({ code: 'acquitted-and-convicted', field: 'trial', about: acquittedOn });
  }
  return errors;
}
