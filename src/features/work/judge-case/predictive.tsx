import type { PredictiveAnalytics } from '#contract/law/analytics.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { isGranted } from '#domain/case/status-rules.ts';
import { useText } from '#parts/text-context.tsx';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Chip } from '#ui/feedback/chip.tsx';
import { List, ListRow } from '#ui/lists/list-row.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { type SummaryRow, Facts } from '#ui/lists/facts-list.tsx';
import { type ShownAnalytics, useAnalytics } from './use-analytics.ts';

interface PredictiveProps {
  readonly caseId: string;
  /** Newest application; undefined if none is filed. */
  readonly application: ApplicationView | undefined;
}

/** Statistics of decided cases, only on request of the judge. */
export function Predictive({ caseId, application }: PredictiveProps) {
  const { predictive: text } = useText();
  return application ? (
    <OnRequest caseId={caseId} application={application} />
  ) : (
    <p className="quiet">{text.none}</p>
  );
}

function OnRequest({ caseId, application }: { caseId: string; application: ApplicationView }) {
  const { predictive: text } = useText();
  const { state, generate } = useAnalytics(caseId, application);
  if (state.kind === 'loading') return <Skeleton label={text.loading} rows={2} />;
  if (state.kind === 'shown') return <AnalyticsCounts {...state.shown} />;
  return (
    <>
      <p className="quiet">{text.none}</p>
      <p className="row">
        <Button onClick={() => void generate()}>{text.generate}</Button>
      </p>
    </>
  );
}

/** The sample is marked and never printed. */
function AnalyticsCounts({ analytics, from }: ShownAnalytics) {
  const { predictive: text } = useText();
  const isSample = from === 'sample';
  return (
    <div className={isSample ? 'stack predictive-sample' : 'stack'}>
      {isSample && (
        <Note kind="wait">
          <p>
            <Chip kind="sample">{text.sampleChip}</Chip> {text.sampleWhy}
          </p>
        </Note>
      )}
      {from === 'device' && <p className="small quiet">{text.fromDevice}</p>}
      <div className="part">
        <Facts facts={useFigures(analytics, isSample)} />
      </div>
      <KeyFactors factors={analytics.keyFactors} />
      <Similar cases={analytics.similarCases} isSample={isSample} />
      <h3>{text.recommendationTitle}</h3>
      <p>{analytics.recommendation}</p>
      <p className="small quiet">{text.disclaimer}</p>
    </div>
  );
}

function useFigures(analytics: PredictiveAnalytics, isSample: boolean): SummaryRow[] {
  const { predictive: text } = useText();
  const { approvalProbability: percent, confidenceLevel, riskLevel, basis } = analytics;
  const { interval } = basis;
  const probability =
    percent === undefined
      ? text.tooFew
      : [text.probabilityOf(percent), interval && text.interval(interval.low, interval.high)]
          .filter(Boolean)
          .join(', ');
  return [
    { label: text.probability, value: probability },
    { label: text.confidence, value: text.confidenceOf[confidenceLevel] },
    ...(riskLevel ? [{ label: text.risk, value: text.riskOf[riskLevel] }] : []),
    ...(isSample ? [] : [{ label: text.basis, value: text.basisOf(basis) }]),
  ];
}

function KeyFactors({ factors }: { factors: PredictiveAnalytics['keyFactors'] }) {
  const { predictive: text } = useText();
  return (
    <>
      <h3>{text.factors}</h3>
      {factors.length === 0 && <p className="quiet">{text.noFactors}</p>}
      <ul>
        {factors.map(({ name, impact, description }) => (
          <li key={name}>
            <strong>{name}</strong> ({text.impact[impact]}): {description}
          </li>
        ))}
      </ul>
    </>
  );
}

interface SimilarProps {
  readonly cases: PredictiveAnalytics['similarCases'];
  readonly isSample: boolean;
}

function Similar({ cases, isSample }: SimilarProps) {
  const { predictive: text } = useText();
  return (
    <>
      <h3>{text.similar}</h3>
      {cases.length === 0 && <p className="quiet">{text.noSimilar}</p>}
      {cases.length > 0 && (
        <List>
          {cases.map(({ id, caseNumber, court, similarity, outcome }) => (
            <ListRow
              key={`${id} ${caseNumber}`}
              title={caseNumber}
              chip={<Chip kind={isGranted(outcome) ? 'approved' : 'rejected'}>{text.outcome[outcome]}</Chip>}
              under={
                <p className="row">
                  <span>{court}</span>
                  <span className="num">{text.similarity(similarity)}</span>
                </p>
              }
              acts={
                !isSample && (
                  <ButtonLink to={`/judge/case/${id}`}>
                    {text.viewCase}
                    <span className="vh">{text.of(caseNumber)}</span>
                  </ButtonLink>
                )
              }
            />
          ))}
        </List>
      )}
    </>
  );
}
