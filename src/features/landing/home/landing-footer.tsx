import { Link } from 'react-router-dom';
import type { Operator, SiteLink } from '#text/operator.ts';
import { useLanding } from './landing-words.ts';

export function LandingFooter({ operator: { company, social, email } }: { operator: Operator }) {
  const { footer } = useLanding();
  const contact = email === null ? [] : [{ label: footer.contact, href: `mailto:${email}` }];
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
          <li>
            <Link to="/feedback">{footer.feedback}</Link>
          </li>
        </ul>
      </div>
      <Outside title={footer.company} links={[...company, ...contact]} />
      <Outside title={footer.elsewhere} links={social} />
    </footer>
  );
}

/** Renders nothing without links. */
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
