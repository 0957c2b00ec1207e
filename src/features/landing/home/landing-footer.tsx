import { Link } from 'react-router-dom';
import { OPERATOR, type SiteLink } from '#text/operator.ts';
import { useLanding } from './landing-words.ts';

export function LandingFooter() {
  const { footer } = useLanding();
  const contact =
    OPERATOR.email === null ? [] : [{ label: footer.contact, href: `mailto:${OPERATOR.email}` }];
  return (
    <footer className="landing-in landing-foot" id="contact" aria-label={footer.label}>
      <p className="small quiet">{footer.about}</p>
      <div>
        <h2>{footer.product}</h2>
        <ul>
          <li>
            <a href="#features">{footer.features}</a>
          </li>
          <li>
            <Link to="/calculator">{footer.calculator}</Link>
          </li>
          <li>
            <Link to="/legal-database">{footer.database}</Link>
          </li>
        </ul>
      </div>
      <div>
        <h2>{footer.resources}</h2>
        <ul>
          <li>
            <Link to="/help">{footer.help}</Link>
          </li>
          <li>
            <Link to="/privacy">{footer.privacy}</Link>
          </li>
          <li>
            <Link to="/terms">{footer.terms}</Link>
          </li>
        </ul>
      </div>
      <Outside title={footer.company} links={[...OPERATOR.company, ...contact]} />
      <Outside title={footer.elsewhere} links={OPERATOR.social} />
    </footer>
  );
}

/** Not drawn without a target. */
function Outside({ title, links }: { title: string; links: readonly SiteLink[] }) {
  if (links.length === 0) return null;
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={label}>
            <a href={href} rel="noreferrer">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
