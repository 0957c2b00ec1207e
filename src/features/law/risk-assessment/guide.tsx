import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { type Column, Table } from '#ui/lists/table.tsx';
import { LevelChip } from '#parts/level-chip.tsx';

/** The rule as implemented. */
export function Guide() {
  const { risk } = useText();
  const { guide } = risk;
  return (
    <LedgerSection title={guide.title}>
      <div className="stack">
        <p>{guide.intro}</p>
        <Table
          caption={guide.caption}
          columns={columnsOf(risk)}
          rows={guide.rows}
          rowKey={({ level }) => level}
        />
      </div>
    </LedgerSection>
  );
}

type RiskWords = Catalogue['risk'];
type Row = RiskWords['guide']['rows'][number];

const columnsOf = ({ guide: { head }, result }: RiskWords): Column<Row>[] => [
  {
    key: 'level',
    head: head.level,
    cell: ({ level }) => <LevelChip level={level}>{result.level[level]}</LevelChip>,
  },
  { key: 'range', head: head.range, cell: ({ range }) => range },
  { key: 'score', head: head.score, cell: ({ score }) => score },
  { key: 'recommend', head: head.recommend, cell: ({ level }) => result.recommend[level] },
];
