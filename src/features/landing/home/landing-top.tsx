import { Menu } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Operator } from '#text/operator.ts';
import { Icon } from '#ui/icon.tsx';
import { useLanding } from './landing-words.ts';

const ALL_PLACES = ['features', 'statistics', 'benefits', 'contact'] as const;

/** Of a phone: it would stand over the section that it leads to. */
const closeMenu = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
  currentTarget.closest('details')?.removeAttribute('open');

/** Nothing leads to figures that the operator does not show. */
const linksOf = ({ nav }: Pick<ReturnType<typeof useLanding>, 'nav'>, { figures }: Operator) =>
  ALL_PLACES.filter((place) => place !== 'statistics' || figures.length > 0).map((place) => (
    <li key={place}>
      <a href={`#${place}`} onClick={closeMenu}>
        {nav[place]}
      </a>
    </li>
  ));

interface LandingTopProps {
  operator: Operator;
  brand: ReactNode;
  end: ReactNode;
}

/** The menu of a phone is the browser's own disclosure: it opens before any script has come. */
export function LandingTop({ operator, brand, end }: LandingTopProps) {
  const landing = useLanding();
  const links = linksOf(landing, operator);
  return (
    <header className="landing-top">
      <div className="landing-in">
        {brand}
        <nav className="landing-nav" aria-label={landing.onPage}>
          <ul>{links}</ul>
        </nav>
        <div className="landing-end">
          {end}
          <Link className="btn" to="/login">
            {landing.login}
          </Link>
          <details className="landing-menu">
            <summary aria-label={landing.menu}>
              <Icon of={Menu} />
            </summary>
            <nav aria-label={landing.menu}>
              <ul>{links}</ul>
            </nav>
          </details>
        </div>
      </div>
    </header>
  );
}
