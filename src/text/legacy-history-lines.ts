/**
 * The lines that records hold from before there were codes: each known by its English sentence, `{0}` and `{1}` for its
 * values, and said by the words of its code.
 */
import { COURT_KINDS } from '#contract/court.ts';
import { HEARING_PURPOSES, HEARING_STATES } from '#contract/hearing.ts';
import { DecisionStatus } from '#contract/order.ts';
import { DCM_CATEGORIES, STATUSES } from '#contract/statuses.ts';
import { REMOVALS } from '#contract/history-events.ts';
import type { told } from './en/history-events.ts';
import type { Translated } from './translated.ts';

/** The words of every code; what is said of a line without one is made of them. */
export type CodedWords = Omit<Translated<typeof told>, 'sentence'>;

type Say = (words: CodedWords) => string;

export function legacyHistoryLines(english: CodedWords, said: CodedWords): Readonly<Record<string, string>> {
  const says = [...updates(), ...histories(english), ...others()];
  return Object.fromEntries(says.map((say) => [say(english), say(said)]));
}

const NAME = '{0}';

/** The longer ones first: a shorter pattern would take their end for a value. */
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
    ...decided,
  ];
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

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a list of words has no keys but those of its type
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
