/** One provision or judgment: what it says in our words, and where to go from it. */
import { ArrowLeft } from 'lucide-react';
import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import type { Provision } from '#law/search/library.ts';
import type { Card } from '#parts/law-library/library-desk.ts';
import { useText } from '#parts/text-context.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Docket } from '#ui/docket.tsx';
import { CardActs } from './card-acts.tsx';
import { CardTrust } from './card-trust.tsx';
import { citationOf } from './citation.ts';
import { OffenceTable } from './offence-table.tsx';
import type { Bookmarks } from './use-bookmarks.ts';

export interface LawCardProps {
  readonly card: Card;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly linkTo: (key: string) => string;
  readonly bookmarks: Bookmarks;
  readonly onBack: () => void;
}

export function LawCard({ card, heading, linkTo, bookmarks, onBack }: LawCardProps) {
  const { legalDatabase: words } = useText();
  const { provision } = card;
  const { key, code, section, title, judgment } = provision;
  return (
    <article className="sheet sheet--pad law-card" aria-labelledby="law-card-title">
      <Button kind="quiet" icon={ArrowLeft} onClick={onBack}>
        {words.card.back}
      </Button>
      <div className="law-card-head">
        <div>
          <Docket>{judgment ? words.judgment : words.name(code, section)}</Docket>
          <h2 id="law-card-title" ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <p className="quiet">{citationOf(provision, words)}</p>
        </div>
        <CardActs id={key} citation={citationOf(provision, words)} bookmarks={bookmarks} />
      </div>
      {bookmarks.wait && bookmarks.keys.includes(key) && <p className="quiet">{words.card.bookmarkWaits}</p>}
      <Body provision={provision} />
      <Ways card={card} linkTo={linkTo} />
      <CardTrust provision={provision} />
    </article>
  );
}

function Body({ provision }: { provision: Provision }) {
  const { card, name } = useText().legalDatabase;
  const { description, punishment, offences, changed, describedBy, judgment } = provision;
  const bars = offences.flatMap((offence) => offence.bars);
  return (
    <>
      {description !== '' && <p>{description}</p>}
      {describedBy && (
        <p className="quiet">{card.describedBy(name(describedBy.code, describedBy.section))}</p>
      )}
      {judgment && (
        <p className="quiet">
          {judgment.court}, <span className="num">{judgment.year}</span>
        </p>
      )}
      {punishment !== null && (
        <section aria-label={card.punishment}>
          <h3>{card.punishment}</h3>
          {punishment.split(' | ').map((limb) => (
            <p key={limb}>{limb}</p>
          ))}
        </section>
      )}
      <OffenceTable offences={offences} />
      {bars.map(({ section, summary }) => (
        <section key={`${section}${summary}`}>
          <h3>{section === null ? card.barUnnamed : card.bar(section)}</h3>
          {!description.includes(summary) && <p>{summary}</p>}
        </section>
      ))}
      {changed !== null && (
        <section>
          <h3>{card.changed}</h3>
          <p>{changed}</p>
        </section>
      )}
    </>
  );
}

function Ways({ card, linkTo }: Pick<LawCardProps, 'card' | 'linkTo'>) {
  const { card: words, name } = useText().legalDatabase;
  const { counterparts, judgments, related } = card;
  return (
    <>
      {counterparts.length > 0 && (
        <section>
          <h3>{words.counterparts}</h3>
          <ul className="law-ways">
            {counterparts.map(({ code, section, line }) => (
              <li key={`${code} ${section}`}>
                {line ? (
                  <Link to={linkTo(line.key)}>
                    <span className="num">{name(code, section)}</span> {line.title}
                  </Link>
                ) : (
                  <>
                    <span className="num">{name(code, section)}</span> ({words.notInTables})
                  </>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {judgments.length > 0 && (
        <section>
          <h3>{words.cases}</h3>
          <ul className="law-ways">
            {judgments.map(({ key, title, citation }) => (
              <li key={key}>
                <Link to={linkTo(key)}>{title}</Link>, <span className="num">{citation}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {related.length > 0 && (
        <section>
          <h3>{words.related}</h3>
          <div className="row law-related">
            {related.map(({ key, code, section, title }) => (
              <ButtonLink key={key} to={linkTo(key)}>
                {code === 'CASE' ? title : `${name(code, section)} ${title}`}
              </ButtonLink>
            ))}
          </div>
        </section>
      )}
    </>
  );
}
