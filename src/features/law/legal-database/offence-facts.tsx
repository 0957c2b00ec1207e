/** Table data of a section by sub-section. */
import type { TableFlag, Offence } from '#law/tables.ts';
import { maximumText } from '#text/offence-line.ts';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { capital } from './punishment-text.ts';

type OffenceWords = Pick<Catalogue, 'legalDatabase' | 'picker'>;

export function OffenceFacts({ offences }: { offences: readonly Offence[] }) {
  const words = useText();
  const { card } = words.legalDatabase;
  if (offences.length === 0) return null;
  return (
    <section>
      <h3>{card.table}</h3>
      {offences.map((offence) => (
        <div key={offence.id} className="law-limb">
          {offences.length > 1 && <h4>{words.law.named(offence.offence)}</h4>}
          <dl className="law-facts">
            {factsOf(offence, words).map(({ key, text }) => (
              <div key={key}>
                <dt>{key}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}

function factsOf(offence: Offence, { legalDatabase, picker }: OffenceWords): { key: string; text: string }[] {
  const { card } = legalDatabase;
  const { minYears, fine, cognizable, bailable, court } = offence;
  const flagText = (fact: TableFlag) => (fact === 'depends' ? card.depends : fact ? card.yes : card.no);
  const bail = bailable === 'depends' ? 'depends' : bailable ? 'yes' : 'no';
  return [
    { key: card.maximum, text: capital(maximumText(offence, picker)) },
    ...(minYears === null ? [] : [{ key: card.minimum, text: card.minimumYears(minYears) }]),
    { key: card.fine, text: fine ? card.fineToo : card.noFine },
    { key: card.cognizable, text: flagText(cognizable) },
    { key: card.bail, text: capital(picker.bailable[bail]) },
    { key: card.court, text: capital(picker.court[court]) },
  ];
}
