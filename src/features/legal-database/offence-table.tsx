/** What the tables say of a section: for one row as a list, for several limbs as a table. */
import type { Classified, Offence } from '#law/tables.ts';
import { maximumText } from '#parts/section-picker/offence-line.ts';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { Table } from '#ui/table.tsx';

type Words = Pick<Catalogue, 'legalDatabase' | 'picker'>;

export function OffenceTable({ offences }: { offences: readonly Offence[] }) {
  const words = useText();
  const { card } = words.legalDatabase;
  const [only, second] = offences;
  if (!only) return null;
  if (second) {
    const facts = factsOf(only, words).map(({ key }) => key);
    return (
      <Table
        caption={card.table}
        rows={offences}
        rowKey={({ id }) => id}
        columns={[
          { key: 'limb', head: card.limb, cell: ({ offence }) => offence },
          ...facts.map((key, at) => ({
            key,
            head: key,
            cell: (row: Offence) => factsOf(row, words)[at]?.text ?? '',
          })),
        ]}
      />
    );
  }
  return (
    <dl className="law-facts">
      {factsOf(only, words).map(({ key, text }) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf(offence: Offence, { legalDatabase, picker }: Words): { key: string; text: string }[] {
  const { card } = legalDatabase;
  const { minYears, fine, cognizable, bailable, court } = offence;
  const said = (fact: Classified) => (fact === 'depends' ? card.depends : fact ? card.yes : card.no);
  return [
    { key: card.maximum, text: capital(maximumText(offence, picker)) },
    { key: card.minimum, text: minYears === null ? '-' : card.minimumYears(minYears) },
    { key: card.fine, text: fine ? card.fineToo : card.noFine },
    { key: card.cognizable, text: said(cognizable) },
    {
      key: card.bail,
      text: capital(
        bailable === 'depends' ? picker.bailable.depends : picker.bailable[bailable ? 'yes' : 'no'],
      ),
    },
    { key: card.court, text: capital(picker.court[court]) },
  ];
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
