import { type Checklist, type Contribution, type Factor, FACTORS } from '#law/risk/checklist.ts';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { type Column, Table } from '#ui/lists/table.tsx';

interface Row {
  readonly factor: Factor | 'sum';
  readonly part: Contribution | undefined;
}

/** Contribution of each factor as bars and table. A missing answer counts as zero and is marked. */
export function Contributions({ checklist }: { checklist: Checklist }) {
  const { risk } = useText();
  const { contributions } = checklist;
  const partOf = (factor: Factor) => contributions.find((part) => part.factor === factor);
  const rows: Row[] = FACTORS.map((factor) => ({ factor, part: partOf(factor) }));
  const sum = checklist.kind === 'complete' ? risk.points(checklist.weightedSum) : risk.notKnownShort;
  return (
    <section className="stack">
      <h3>{risk.result.contributions}</h3>
      <div role="img" aria-label={risk.result.chart(contributions)}>
        {FACTORS.map((factor) => (
          <Bar key={factor} factor={factor} part={partOf(factor)} largest={largestOf(contributions)} />
        ))}
      </div>
      <Table
        caption={risk.result.table}
        columns={columnsOf(risk, sum)}
        rows={[...rows, { factor: 'sum', part: undefined }]}
        rowKey={({ factor }) => factor}
      />
    </section>
  );
}

/** The track shows the maximum of the factor. */
const mostOf = ({ weight }: Contribution): number => (3 * weight) / 100;

const largestOf = (parts: readonly Contribution[]): number => Math.max(...parts.map(mostOf), 0.01);

interface BarProps {
  factor: Factor;
  part: Contribution | undefined;
  largest: number;
}

function Bar({ factor, part, largest }: BarProps) {
  const { risk } = useText();
  return (
    <div className="risk-chart-row">
      <span>{risk.factors[factor]}</span>
      {part && (
        <span className="risk-track" style={{ width: `${(mostOf(part) / largest) * 100}%` }}>
          <i style={{ width: `${(part.score / 3) * 100}%` }} />
        </span>
      )}
      <span className="num">{part ? risk.points(part.weightedScore) : risk.notKnownShort}</span>
    </div>
  );
}

function columnsOf(risk: Catalogue['risk'], sum: string): Column<Row>[] {
  const { head, sumRow } = risk.result;
  const cellText = (row: Row, words: (part: Contribution) => string) =>
    row.part ? words(row.part) : row.factor === 'sum' ? '' : risk.notKnownShort;
  return [
    {
      key: 'factor',
      head: head.factor,
      cell: ({ factor }) => (factor === 'sum' ? sumRow : risk.factors[factor]),
    },
    { key: 'answer', head: head.answer, cell: (row) => cellText(row, ({ answer }) => risk.answers[answer]) },
    {
      key: 'score',
      head: head.score,
      number: true,
      cell: (row) => cellText(row, ({ score }) => String(score)),
    },
    {
      key: 'weight',
      head: head.weight,
      number: true,
      cell: (row) =>
        row.factor === 'sum' ? risk.percent(100) : cellText(row, ({ weight }) => risk.percent(weight)),
    },
    {
      key: 'gives',
      head: head.gives,
      number: true,
      cell: (row) =>
        row.factor === 'sum' ? sum : cellText(row, ({ weightedScore }) => risk.points(weightedScore)),
    },
  ];
}
