/**
 * History lines stored before codes existed: matched by their English text, with `{0}` and `{1}` for values,
 * and shown by code.
 */
import { COURT_KINDS } from '#contract/case/court.ts';
import { HEARING_PURPOSES, HEARING_STATES } from '#contract/case/hearing.ts';
import { DecisionStatus, type OrderSeat } from '#contract/application/order.ts';
import { DCM_CATEGORIES, STATUSES } from '#contract/application/statuses.ts';
import { REMOVALS } from '#contract/case/history-events.ts';
import type { historyEventWords } from './en/work/history-events.ts';
import type { Translated } from './translated.ts';

/** Texts of all codes, from which patterns for older lines derive. */
export type CodedWords = Omit<Translated<typeof historyEventWords>, 'sentence'>;

type Say = (words: CodedWords) => string;

export function legacyHistoryLines(
  english: CodedWords,
  translatedWords: CodedWords,
): Readonly<Record<string, string>> {
  const lineBuilders = [...updates(), ...histories(english), ...others()];
  return Object.fromEntries(lineBuilders.map((say) => [say(english), say(translatedWords)]));
}

const NAME = '{0}';

/** Longer ones first: a shorter pattern would match their end as a value. */
function updates(): Say[] {
  const decided = [false, true].flatMap((reasoned) =>
    [undefined, '{1}'].flatMap((notes) =>
      DecisionStatus.options.map(
        (status): Say =>
          ({ update }) =>
            update.decided({
              code: 'decided',
              status,
              judge: NAME,
              reasoned,
              ...(notes !== undefined && { notes }),
            }),
      ),
    ),
  );
  return [
    ({ update }) => update.filed({ code: 'filed' }),
    ({ update }) => update.amended({ code: 'amended' }),
    ({ update }) => update.withdrawn({ code: 'withdrawn' }),
    ({ update }) => update['document-added']({ code: 'document-added', name: NAME }),
    ({ update }) =>
      update['order-corrected']({ code: 'order-corrected', judge: NAME, wrong: '{1}', right: '{2}' }),
    ({ update }) => update['conditions-changed']({ code: 'conditions-changed', judge: NAME }),
    ({ update }) => update['conditions-changed']({ code: 'conditions-changed', judge: NAME, rejected: true }),
    ...transfers(),
    ...decided,
  ];
}

/** Courts with a place first, because the pattern of a named court fits every line. */
function transfers(): Say[] {
  const from = { kind: 'magistrate' } as const;
  const seats: OrderSeat[] = [
    ...COURT_KINDS.flatMap((kind) => [{ kind }, { kind, place: NAME }]),
    { kind: 'high', name: NAME },
  ];
  return seats.map((to): Say => {
    const judge = to.place === undefined && to.name === undefined ? NAME : '{1}';
    return ({ update }) => update.transferred({ code: 'transferred', from, to, judge });
  });
}

const count =
  (days: number): Say =>
  ({ history }) =>
    history.days(days).replace(String(days), NAME);

function histories(english: CodedWords): Say[] {
  return [
    ...keysOf(english.history.done).map(
      (code): Say =>
        ({ history }) =>
          history.done[code],
    ),
    ...HEARING_STATES.map(
      (state): Say =>
        ({ history }) =>
          history.outcome[state],
    ),
    ...[...STATUSES, ...DCM_CATEGORIES].map(
      (status): Say =>
        ({ history }) =>
          history.status(status),
    ),
    ...HEARING_PURPOSES.map(
      (purpose): Say =>
        ({ history }) =>
          history.purpose(purpose),
    ),
    count(1),
    count(2),
  ];
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the object has only the keys of its type
const keysOf = <K extends string>(words: Readonly<Record<K, string>>): K[] => Object.keys(words) as K[];

const others = (): Say[] => [
  ...REMOVALS.map(
    (because): Say =>
      ({ removal }) =>
        removal[because],
  ),
  ...COURT_KINDS.flatMap((kind): Say[] => [
    ({ designation }) => designation[kind],
    ({ court }) => court({ kind }),
    ({ court }) => court({ kind, place: NAME }),
  ]),
];
