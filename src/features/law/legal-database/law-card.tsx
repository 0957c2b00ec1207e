/** Card of a provision or judgment: our digest and links. */
import { ArrowLeft, Bookmark, BookmarkCheck, Copy } from 'lucide-react';
import { Fragment, type RefObject } from 'react';
import type { Provision } from '#search/cards/library.ts';
import type { Card } from '#parts/law-library/library-queries.ts';
import { type Digest, useDigest } from '#parts/law-library/use-digest.ts';
import { useLanguage } from '#parts/load-catalogue.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Docket } from '#ui/feedback/number-badge.tsx';
import { BesideOfficial } from './official-texts.tsx';
import { CardWays } from './card-ways.tsx';
import { OffenceFacts } from './offence-facts.tsx';
import { ReportError } from './report-error.tsx';
import type { Bookmarks } from './use-bookmarks.ts';
import { Icon } from '#ui/icon.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { isOfficialOnly } from '#search/cards/official-text.ts';
import { LAW_AS_OF, type Offence } from '#law/tables.ts';
import { CardLink, CitedText } from '#parts/law-library/card-link.tsx';
import { Stop } from '#parts/full-stop.tsx';
import { punishmentText } from './punishment-text.ts';
import { type CalendarDate, day, indianDate } from '#kernel/calendar-date.ts';
import type { Judgment } from '#law/case-law/judgment.ts';
import { DayText } from '#ui/time-text.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { lawSentence } from '#text/law-sentence.ts';

export interface LawCardProps {
  readonly card: Card;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly bookmarks: Bookmarks;
  readonly onBack: () => void;
}

export function LawCard({ card, heading, bookmarks, onBack }: LawCardProps) {
  const text = useText();
  const { law, legalDatabase: words } = text;
  const { provision } = card;
  const { key, code, section, title, judgment } = provision;
  const citation = citationOf(provision, text);
  return (
    <article className="sheet sheet--pad law-card" aria-labelledby="law-card-title">
      <div className="law-card-top">
        <Button kind="quiet" icon={ArrowLeft} onClick={onBack}>
          {words.card.back}
        </Button>
        <CardActs id={key} citation={citation} bookmarks={bookmarks} />
      </div>
      <div>
        <Docket>{judgment ? words.judgment : words.name(code, section)}</Docket>
        <h2 id="law-card-title" ref={heading} tabIndex={-1}>
          {law.named(title)}
        </h2>
        <p className="quiet">{citation}</p>
      </div>
      {bookmarks.wait && bookmarks.keys.includes(key) && <p className="quiet">{words.card.bookmarkWaits}</p>}
      <BesideOfficial card={card}>
        <Body provision={provision} />
      </BesideOfficial>
      <CardWays card={card} />
      <CardTrust card={card} />
      <ReportError key={key} provision={provision} />
    </article>
  );
}

function Body({ provision }: { provision: Provision }) {
  const { card, name } = useText().legalDatabase;
  const digest = useDigest();
  const { description, offences, changed, describedBy, judgment, confidence } = provision;
  const bars = offences.flatMap((offence) => offence.bars);
  const notes = confidence.digest === null ? distinct(offences.map(({ note }) => note)) : [];
  return (
    <>
      {card.digestIn !== '' && isInEnglish(provision, digest) && (
        <p className="small quiet">{card.digestIn}</p>
      )}
      {description !== '' && <Digested inHindi={judgment?.holdingHi}>{description}</Digested>}
      {describedBy && (
        <p className="quiet">{card.describedBy(name(describedBy.code, describedBy.section))}</p>
      )}
      {judgment ? <Court judgment={judgment} /> : <Punishment provision={provision} />}
      <OffenceFacts offences={offences} />
      {bars.map(({ section, summary }) => (
        <CardSection
          key={`${section}${summary}`}
          title={section === null ? card.barUnnamed : card.bar(section)}
        >
          {[summary]}
        </CardSection>
      ))}
      {notes.length > 0 && <CardSection title={card.notes}>{notes}</CardSection>}
      {changed !== null && <CardSection title={card.changed}>{[changed]}</CardSection>}
    </>
  );
}

function Court({ judgment: { court, year } }: { judgment: Judgment }) {
  const { law } = useText();
  return (
    <p className="quiet">
      {law.named(court)}, <span className="num">{year}</span>
    </p>
  );
}

/** Whether a text of the tables on the card lacks a translation. */
const isInEnglish = ({ description, offences, changed, punishment }: Provision, digest: Digest): boolean =>
  [
    description,
    changed ?? '',
    ...(punishment?.split(LIMBS) ?? []),
    ...offences.flatMap(({ note, bars }) => [note, ...bars.map(({ summary }) => summary)]),
  ].some((text) => digest(text).lang === 'en');

/** Separator between the parts of a punishment. */
const LIMBS = ' | ';

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)].filter((text) => text !== '');

function CardSection({ title, children }: { title: string; children: readonly string[] }) {
  return (
    <section>
      <h3>{title}</h3>
      {children.map((text) => (
        <Digested key={text}>{text}</Digested>
      ))}
    </section>
  );
}

/** Table text in the user's language, with linked citations. */
function Digested({ children, inHindi }: { children: string; inHindi?: string | undefined }) {
  const digested = useDigest()(children);
  const language = useLanguage((state) => state.language);
  const ofOperator = inHindi !== undefined && language === 'hi' ? inHindi : null;
  const { text, lang } = ofOperator === null ? digested : { text: ofOperator, lang: 'hi' as const };
  return (
    <p lang={lang}>
      <CitedText>{text}</CitedText>
    </p>
  );
}

/** The digest's text, or table data as text. */
function Punishment({ provision }: { provision: Provision }) {
  const words = useText();
  const { card, name } = words.legalDatabase;
  const { punishment, offences, punishedBy } = provision;
  return (
    <section aria-label={card.punishment}>
      <h3>{card.punishment}</h3>
      {punishedBy.length > 0 ? (
        <p>
          {card.punishedUnder}
          {punishedBy.map(({ code, section }, n) => (
            <Fragment key={section}>
              {n === 0 ? ' ' : ', '}
              <CardLink to={`${code} ${section}`}>{name(code, section)}</CardLink>
            </Fragment>
          ))}
          <Stop />
        </p>
      ) : (
        <>
          {punishment?.split(LIMBS).map((limb) => (
            <Digested key={limb}>{limb}</Digested>
          ))}
          {punishment === null && inWords(offences, words).map((limb) => <p key={limb}>{limb}</p>)}
        </>
      )}
    </section>
  );
}

function inWords(offences: readonly Offence[], words: Catalogue): string[] {
  if (offences.length === 0) return [words.legalDatabase.card.punishesNothing];
  const named = offences.length > 1;
  return distinct(
    offences.map(
      (offence) => `${named ? `${words.law.named(offence.offence)}: ` : ''}${punishmentText(offence, words)}`,
    ),
  );
}

interface CardActsProps {
  readonly id: string;
  readonly citation: string;
  readonly bookmarks: Bookmarks;
}

/** Icon buttons: copy citation, bookmark. */
function CardActs({ id, citation, bookmarks }: CardActsProps) {
  const { legalDatabase: words } = useText();
  const { card } = words;
  const marked = bookmarks.keys.includes(id);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(citation);
      notify({ title: card.copied(citation), type: 'success' });
    } catch {
      // insecure page, or clipboard permission denied
      notify({ title: card.notCopied, description: card.copyByHand(citation), type: 'error' });
    }
  };
  return (
    <div className="law-acts">
      <button type="button" aria-label={card.copy} title={card.copy} onClick={() => void copy()}>
        <Icon of={Copy} />
      </button>
      <button
        type="button"
        aria-label={card.bookmark}
        title={card.bookmark}
        aria-pressed={marked}
        onClick={() => void bookmarks.toggle(id)}
      >
        <Icon of={marked ? BookmarkCheck : Bookmark} />
      </button>
    </div>
  );
}

/** Below every card: its reliability and the date of the law. */
function CardTrust({ card: { provision, caseLawReadTo } }: { card: Card }) {
  const { card } = useText().legalDatabase;
  if (isOfficialOnly(provision)) return null; // an official text has no digest of ours
  const { table, digest } = provision.confidence;
  const sure = [
    table && (provision.judgment ? card.ofCitation : card.ofTable)(card.confidence[table]),
    digest && card.ofDigest(card.confidence[digest]),
  ].filter((text) => text !== null);
  return (
    <footer className="law-trust">
      <h3>{card.trust}</h3>
      {sure.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>
        {card.asOf} <DayText day={day(LAW_AS_OF)} />
        <Stop /> {card.check}
      </p>
      {provision.judgment && <JudgmentTrust judgment={provision.judgment} readTo={caseLawReadTo} />}
    </footer>
  );
}

/** Effect, disclosure, source and review of the row. */
function JudgmentTrust({ judgment, readTo }: { judgment: Judgment; readTo: CalendarDate }) {
  const { law, legalDatabase } = useText();
  const words = legalDatabase.caseLaw;
  const { adverse, effect, addedBy, reviewedBy } = judgment;
  const lines = [
    effect?.prospective ? words.effect[effect.by](indianDate(effect.from)) : null,
    adverse ? words.disclosedBy[adverse.to] : null,
    addedBy === undefined ? null : words.addedBy(addedBy),
    reviewedBy === null ? words.notReviewed : words.reviewedBy(reviewedBy),
    lawSentence(law.caseLawReadTo, { about: readTo }),
  ];
  return lines.map((line) => line !== null && <p key={line}>{line}</p>);
}

/** Citation format for papers. */
function citationOf(
  { code, section, judgment, offences }: Provision,
  { law, legalDatabase: words }: Pick<Catalogue, 'law' | 'legalDatabase'>,
): string {
  if (judgment) return `${judgment.name}, ${judgment.citation}`;
  return words.ofCode(section, words.codes[code] ?? law.named(offences[0]?.act ?? code));
}
