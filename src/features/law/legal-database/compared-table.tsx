/** Old and new section beside each other; a difference of the new one is marked. */
import type { Offence } from '#law/tables.ts';
import { CardLink } from '#parts/law-library/card-link.tsx';
import { type ComparedPair, type ComparedSection, pairKey } from '#parts/law-library/compared-sections.ts';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { maximumText } from '#text/offence-line.ts';
import { Table } from '#ui/lists/table.tsx';
import { capital } from './punishment-text.ts';
import { classOf } from './row-facts.ts';

interface ComparedTableProps {
  readonly pairs: readonly ComparedPair[];
  /** Key of the open card, which needs no link to itself. */
  readonly own: string;
}

export function ComparedTable({ pairs, own }: ComparedTableProps) {
  const { card } = useText().legalDatabase;
  return (
    <Table
      caption={card.counterparts}
      columns={[
        { key: 'former', head: card.former, cell: ({ former }) => formerSection(former, own) },
        { key: 'present', head: card.present, cell: (pair) => presentSection(pair, own) },
      ]}
      rows={pairs}
      rowKey={pairKey}
    />
  );
}

const formerSection = (former: ComparedSection, own: string) => (
  <Section section={former} own={own} besides={null} />
);

const presentSection = ({ former, present }: ComparedPair, own: string) => (
  <Section section={present} own={own} besides={former.offence} />
);

interface SectionProps {
  readonly section: ComparedSection;
  readonly own: string;
  /** Limb of the former section; null if nothing is to be marked. */
  readonly besides: Offence | null;
}

function Section({ section: { code, section, card, offence }, own, besides }: SectionProps) {
  const text = useText();
  const { law, legalDatabase: words } = text;
  const name = words.name(code, section);
  const title = card ? `${name} ${law.named(card.title)}` : `${name} (${words.card.notInTables})`;
  return (
    <>
      {card && card.key !== own ? <CardLink to={card.key}>{title}</CardLink> : <strong>{title}</strong>}
      {offence && <Facts facts={factsOf(offence, text)} former={besides && factsOf(besides, text)} />}
    </>
  );
}

function Facts({ facts, former }: { facts: readonly string[]; former: readonly string[] | null }) {
  return (
    <span className="law-compared">
      {facts.map((fact, n) => (
        <span key={fact}>
          {n > 0 && ' · '}
          {former && former[n] !== fact ? <mark>{fact}</mark> : fact}
        </span>
      ))}
    </span>
  );
}

const factsOf = (offence: Offence, { picker }: Pick<Catalogue, 'picker'>): readonly string[] => [
  capital(maximumText(offence, picker)),
  picker.bailable[classOf(offence.bailable)],
  picker.court[offence.court],
];
