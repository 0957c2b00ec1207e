import { Menu } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Operator } from '#text/operator.ts';
import { Icon } from '#ui/icon.tsx';
import { useLanding } from './landing-words.ts';

const ALL_PLACES = ['features', 'statistics', 'benefits', 'contact'] as const;

/** On a phone the open menu would cover its target section. */
const closeMenu = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
  currentTarget.closest('details')?.removeAttribute('open');

/** Leaves out the link to figures that the operator does not show. */
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

/** The phone menu is a native disclosure, so it works before scripts load. */
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
