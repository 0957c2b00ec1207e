/** Sample of the specification: marked and never printed. */
import { labelOf } from '#domain/analytics/foresight.ts';
import { useText } from '#parts/text-context.tsx';
import { Chip } from '#ui/feedback/chip.tsx';
import { List, ListRow } from '#ui/lists/list-row.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { ResultFrame } from './result-frame.tsx';

export function SampleResult() {
  const { result, sample } = useText().foresight;
  return (
    <ResultFrame
      isSample
      head={
        <>
          <Note kind="wait">
            <p>
              <Chip kind="sample">{sample.chip}</Chip> {sample.why}
            </p>
          </Note>
          <p className="foresight-figure num">
            {result.probability(sample.percent)} <small>{result.label[labelOf(sample.percent)]}</small>
          </p>
        </>
      }
      parts={{
        factors: (
          <ul className="foresight-factors">
            {sample.factors.map(({ name, points }) => (
              <li key={name}>
                <strong>{name}</strong> <span className="num">{result.points(points)}</span>{' '}
                <span className="quiet">({points > 0 ? result.favorable : result.unfavorable})</span>
              </li>
            ))}
          </ul>
        ),
        similar: (
          <List>
            {sample.cases.map(({ number, court, percent, granted }) => (
              <ListRow
                key={number}
                title={number}
                chip={
                  <Chip kind={granted ? 'approved' : 'rejected'}>
                    {granted ? result.outcome.Approved : result.outcome.Rejected}
                  </Chip>
                }
                under={
                  <p className="row">
                    <span>{court}</span> <span className="num">{result.similarity(percent)}</span>
                  </p>
                }
              />
            ))}
          </List>
        ),
        recommendation: <p>{sample.recommendation}</p>,
      }}
    />
  );
}
