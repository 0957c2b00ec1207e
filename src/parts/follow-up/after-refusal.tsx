/** After a rejection: the higher court, the remedies there and the changed facts. */
import { refusalSentence } from '#text/forum-lines.ts';
import { Link } from 'react-router-dom';
import { useMemo } from 'react';
import { useCourtDay } from '#data/react/use-court-day.ts';
import type { CaseRow } from '#data/store/rows.ts';
import { factsOfCase } from '#domain/case/facts-of-case.ts';
import { lawFactsOf } from '#domain/case/law-facts.ts';
import { dayInIndia, daysBetween } from '#kernel/calendar-date.ts';
import { same } from '#kernel/merge-patch.ts';
import { type Determinations, determineAll } from '#law/determine.ts';
import { courtAbove } from '#law/relief.ts';
import { proposeRelief } from '#law-explain/propose-relief.ts';
import { choiceLabel } from '#parts/choice-label.ts';
import { factLabel, factValue } from '#parts/fact-questions/fact-value.ts';
import { QUESTIONS } from '#parts/fact-questions/unknown-again.ts';
import { useLawTables } from '#parts/law-tables/use-law-tables.ts';
import { useText } from '#parts/text-context.tsx';
import type { OrderStanding } from './standing-orders.ts';

interface AfterRefusalProps {
  readonly part: 'forum' | 'changed';
  readonly record: CaseRow;
  readonly standing: OrderStanding;
}

export const AfterRefusal = ({ part, ...about }: AfterRefusalProps) =>
  part === 'forum' ? <Forum {...about} /> : <ChangedMatter {...about} />;

type About = Omit<AfterRefusalProps, 'part'>;

function Forum({ record, standing: { application } }: About) {
  const text = useText();
  const { choices, tracker } = text;
  const words = tracker.follow;
  const above = courtAbove(application.case.court);
  const found = useFoundBefore(record, above);
  const relief = found && proposeRelief(found, { court: above ?? 'high', convicted: false }).first?.relief;
  const refusal = found && refusalSentence(found.forum, text);
  return (
    <div className="small follow-more">
      <p>{above === null ? words.supreme : words.above(choiceLabel(choices, 'court', above))}</p>
      {refusal && <p>{refusal}</p>}
      {relief && <p>{words.proposal(choiceLabel(choices, 'relief', relief))}</p>}
      <p>
        <Link to={`/which-bail?case=${record._id}`}>{words.askWhich}</Link>
      </p>
    </div>
  );
}

/** Null while the tables load. */
function useFoundBefore(record: CaseRow, above: ReturnType<typeof courtAbove>): Determinations | null {
  const law = useLawTables();
  const { day: today } = useCourtDay();
  return useMemo(() => {
    if (law.status !== 'ready') return null;
    const facts = factsOfCase(record);
    const court = above ?? 'high';
    return determineAll(lawFactsOf({ ...facts, court }, law.tables), law.tables, today);
  }, [record, above, law, today]);
}

/** The filed application keeps what it said; the case has what is known now. */
function ChangedMatter({ record, standing: { application } }: About) {
  const text = useText();
  const words = text.tracker.follow;
  const { day: today } = useCourtDay();
  const [then, now] = [application.case, record.facts ?? {}];
  const changed = same(then, now)
    ? []
    : QUESTIONS.flatMap((question) => {
        const [was, is] = [factValue(question, then, text), factValue(question, now, text)];
        return was === is || is === null ? [] : [{ question, is }];
      });
  const days = daysBetween(dayInIndia(new Date(application.createdAt)), today);
  const isHeld = now.custodyStatus === 'police' || now.custodyStatus === 'judicial';
  return (
    <div className="small follow-more">
      {isHeld && days > 0 && <p>{words.custody(days)}</p>}
      <p>{changed.length === 0 ? words.unchanged : words.changed(changed.length)}</p>
      {changed.length > 0 && (
        <ul>
          {changed.map(({ question, is }) => (
            <li key={question}>
              {factLabel(question, text)}: <strong className="num">{is}</strong>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
