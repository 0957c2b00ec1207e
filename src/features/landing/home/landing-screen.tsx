/**
 * Landing page. Prerendered at build, so that it is readable before scripts load; hydration adds the
 * demonstration and menu.
 */
import {
  Calculator,
  ChartNoAxesColumn,
  Check,
  Gavel,
  ListChecks,
  MessageSquareText,
  Play,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { OPERATOR, type Operator } from '#text/operator.ts';
import { Brand } from '#ui/brand.tsx';
import { Icon } from '#ui/icon.tsx';
import { FilePicture } from './file-picture.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { LandingTop } from './landing-top.tsx';
import { useLanding } from './landing-words.ts';
import { TallyPicture } from './tally-picture.tsx';
import './landing.css';

interface LandingScreenProps {
  /** Opens the demonstration; left out at build. */
  readonly onDemo?: () => void;
  readonly demoBusy?: boolean;
  /** Right end of the header, such as the theme. */
  readonly top?: ReactNode;
  readonly operator?: Operator;
}

export function LandingScreen({ onDemo, demoBusy = false, top, operator = OPERATOR }: LandingScreenProps) {
  const landing = useLanding();
  return (
    <div className="landing">
      <a className="skip" href="#main">
        {landing.skip}
      </a>
      <LandingTop operator={operator} brand={<Brand name="Zamanat" label="Zamanat" to="/" />} end={top} />
      <main id="main" tabIndex={-1}>
        <Hero onDemo={onDemo} demoBusy={demoBusy} />
        <Features />
        <Figures operator={operator} />
        <Benefits />
        <Management />
        <section className="landing-call" aria-labelledby="call">
          <div className="landing-in">
            <h2 id="call">{landing.call.title}</h2>
            <Link className="btn" to="/register">
              {landing.call.act}
            </Link>
          </div>
        </section>
      </main>
      <LandingFooter operator={operator} />
    </div>
  );
}

function Hero({ onDemo, demoBusy }: { onDemo: (() => void) | undefined; demoBusy: boolean }) {
  const { hero } = useLanding();
  return (
    <section className="landing-in landing-hero" aria-labelledby="landing-title">
      <div>
        <h1 id="landing-title" tabIndex={-1}>
          {hero.title}
        </h1>
        <p className="landing-lead">{hero.lead}</p>
        <div className="row">
          <Link className="btn btn--primary" to="/register">
            {hero.start}
          </Link>
          <button
            type="button"
            className="btn"
            disabled={!onDemo}
            aria-busy={demoBusy || undefined}
            onClick={onDemo}
          >
            <Icon of={Play} />
            {demoBusy ? hero.opening : hero.demo}
          </button>
        </div>
        <p className="small quiet landing-note">{hero.demoNote}</p>
      </div>
      <TallyPicture />
    </section>
  );
}

function Features() {
  const landing = useLanding();
  return (
    <section className="landing-band" id="features" aria-labelledby="features-title">
      <div className="landing-in">
        <h2 id="features-title">{landing.nav.features}</h2>
        <ul className="landing-cards">
          {landing.features.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Nothing if the operator provides no figures. */
function Figures({ operator: { figures } }: { operator: Operator }) {
  const landing = useLanding();
  if (figures.length === 0) return null;
  return (
    <section className="landing-in landing-figures" id="statistics" aria-labelledby="statistics-title">
      <h2 id="statistics-title" className="vh">
        {landing.nav.statistics}
      </h2>
      <dl>
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="small quiet">{landing.statistics.note}</p>
    </section>
  );
}

function Benefits() {
  const landing = useLanding();
  return (
    <section className="landing-band" id="benefits" aria-labelledby="benefits-title">
      <div className="landing-in landing-twain">
        <div>
          <h2 id="benefits-title">{landing.nav.benefits}</h2>
          <ul className="landing-ticks">
            {landing.benefits.map(({ title, text }) => (
              <li key={title}>
                <Icon of={Check} />
                <div>
                  <h3>{title}</h3>
                  <p className="quiet">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <FilePicture />
      </div>
    </section>
  );
}

const CARD_ICONS = [Calculator, ChartNoAxesColumn, ListChecks, MessageSquareText, Gavel];

function Management() {
  const { title, cards } = useLanding().management;
  return (
    <section className="landing-in landing-management" aria-labelledby="management-title">
      <h2 id="management-title">{title}</h2>
      <ul>
        {cards.map((card, index) => (
          <li key={card.title}>
            <Icon of={CARD_ICONS[index] ?? Check} />
            <h3>{card.title}</h3>
            <p>{card.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
