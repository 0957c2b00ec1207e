/** Old and new sections of a card, judgments and related sections. */
import { Link } from 'react-router-dom';
import type { Card, CardLine } from '#parts/law-library/library-queries.ts';
import { CASE } from '#search/cards/library.ts';
import { useText } from '#parts/text-context.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useCardLink } from '#parts/law-library/card-link.tsx';
import { ComparedTable } from './compared-table.tsx';

export function CardWays({ card: { provision, compared, judgments, related } }: { card: Card }) {
  const { card: words } = useText().legalDatabase;
  return (
    <>
      {compared.length > 0 && <ComparedTable pairs={compared} own={provision.key} />}
      {judgments.length > 0 && (
        <section>
          <h3>{words.cases}</h3>
          <ul className="law-ways">
            {judgments.map((line) => (
              <li key={line.key}>
                <WayLine line={line} />
                <p className="quiet num">{line.citation}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {related.length > 0 && (
        <section>
          <h3>{words.related}</h3>
          <div className="row law-related">
            {related.map((line) => (
              <Related key={line.key} line={line} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

function WayLine({ line }: { line: CardLine }) {
  const { law } = useText();
  return <Link {...useCardLink(line.key)}>{law.named(line.title)}</Link>;
}

function Related({ line: { key, code, section, title } }: { line: CardLine }) {
  const { law, legalDatabase } = useText();
  return (
    <ButtonLink {...useCardLink(key)}>
      {code === CASE ? title : `${legalDatabase.name(code, section)} ${law.named(title)}`}
    </ButtonLink>
  );
}
