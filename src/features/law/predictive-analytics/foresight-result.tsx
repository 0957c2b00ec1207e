/** Counts for the described matter. */
import { similarityOf } from '#law/prediction/nearest-matters.ts';
import type { FeatureEffect, Foresight } from '#domain/analytics/foresight.ts';
import { isGranted } from '#domain/case/status-rules.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useText } from '#parts/text-context.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Chip } from '#ui/feedback/chip.tsx';
import { List, ListRow } from '#ui/lists/list-row.tsx';
import { Note } from '#ui/feedback/note.tsx';
import type { PredictionForm } from './prediction-form.ts';
import { ResultFrame } from './result-frame.tsx';

interface ForesightResultProps {
  readonly foresight: Foresight;
  readonly form: PredictionForm;
  readonly changed: boolean;
}

export function ForesightResult({ foresight, form, changed }: ForesightResultProps) {
  return (
    <ResultFrame
      head={<Head foresight={foresight} form={form} changed={changed} />}
      parts={{
        factors: <Factors effects={foresight.effects} />,
        similar: <Similar similar={foresight.similar} />,
        recommendation: <Recommendation foresight={foresight} form={form} />,
      }}
    />
  );
}

function Head({ foresight: { share, smoothed, label, group }, form, changed }: ForesightResultProps) {
  const { result } = useText().foresight;
  const offence = form.offenseType === '' ? null : form.offenseType;
  return (
    <>
      {changed && <Note kind="info">{result.changed}</Note>}
      {label && smoothed !== null ? (
        <p className="foresight-figure num">
          {result.probability(smoothed)} <small>{result.label[label]}</small>
        </p>
      ) : (
        <p className="foresight-figure">{result.notStated}</p>
      )}
      <p>{result.counted(share, offence)}</p>
      {smoothed !== null && <p className="small quiet">{result.smoothed(smoothed, group.decided)}</p>}
      {share.kind === 'too-few' && <p className="small quiet">{result.tooFew}</p>}
      {form.judge.trim() !== '' && <p className="small quiet">{result.judgeNamed(form.judge.trim())}</p>}
    </>
  );
}

function Factors({ effects }: { effects: readonly FeatureEffect[] }) {
  const { result } = useText().foresight;
  if (effects.length === 0) return <p className="quiet">{result.noFactors}</p>;
  return (
    <ul className="foresight-factors">
      {effects.map(({ feature, alike, others, points }) => (
        <li key={feature}>
          <strong>{result.feature[feature]}</strong> <span className="num">{result.points(points)}</span>{' '}
          {points !== 0 && (
            <span className="quiet">({points > 0 ? result.favorable : result.unfavorable})</span>
          )}
          <p>{result.effect(alike, others)}</p>
        </li>
      ))}
    </ul>
  );
}

function Similar({ similar }: Pick<Foresight, 'similar'>) {
  const { choices, foresight } = useText();
  const { user } = useDevice();
  const { result } = foresight;
  if (similar.length === 0) return <p className="quiet">{result.noSimilar}</p>;
  const names = (features: readonly FeatureEffect['feature'][]) =>
    features.map((each) => result.feature[each]).join(', ');
  return (
    <List>
      {similar.map(({ matter, distance, matched, differing, unknown }) => (
        <ListRow
          key={matter._id}
          title={matter.number}
          chip={
            <Chip kind={isGranted(matter.outcome) ? 'approved' : 'rejected'}>
              {result.outcome[matter.outcome]}
            </Chip>
          }
          under={
            <>
              <p className="row">
                <span>
                  {matter.courtName ?? choices.court.find(({ value }) => value === matter.court)?.label}
                </span>
                <span className="num">{result.similarity(similarityOf(distance))}</span>
              </p>
              {matched.length > 0 && <p className="small">{result.matched(names(matched))}</p>}
              {differing.length > 0 && <p className="small">{result.differing(names(differing))}</p>}
              {unknown.length > 0 && <p className="small quiet">{result.unknown(names(unknown))}</p>}
            </>
          }
          acts={
            <ButtonLink to={`${user.role === 'judge' ? '/judge' : ''}/case/${matter.caseId}`}>
              {result.open}
              <span className="vh">{result.of(matter.number)}</span>
            </ButtonLink>
          }
        />
      ))}
    </List>
  );
}

function Recommendation({ foresight: { wait }, form }: Pick<ForesightResultProps, 'foresight' | 'form'>) {
  const { choices, foresight } = useText();
  const { result } = foresight;
  const who = result.waits(choices.court.find(({ value }) => value === form.courtType)?.label ?? null);
  return (
    <>
      <p>{wait.median === null ? result.noMedian(who) : result.median(who, wait.median)}</p>
      {wait.pending > 0 && <p className="small quiet">{result.pending(wait.pending)}</p>}
      <p>{result.noAdvice}</p>
      <p className="row">
        <ButtonLink to="/calculator">{result.toCalculator}</ButtonLink>
      </p>
    </>
  );
}
