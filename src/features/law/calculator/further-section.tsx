import { cite } from '#law/authority.ts';
import type { FurtherRoute } from '#law/further-routes.ts';
import { useText } from '#parts/text-context.tsx';
import { cautionsSaid, furtherSentence } from '#text/explained-words.ts';
import { LedgerSection } from '#ui/ledger-head.tsx';
import { SaidList } from './said-list.tsx';

/** Routes beside the ordinary sections: those that are this person's, and, folded, those that a fact may open. */
export function FurtherSection({ further }: { further: readonly FurtherRoute[] }) {
  const words = useText().calculator.further;
  const open = further.filter(({ finding }) => finding.conclusion.kind !== 'undetermined');
  const asking = further.filter(({ finding }) => finding.conclusion.kind === 'undetermined');
  if (further.length === 0) return null;
  return (
    <LedgerSection title={words.title}>
      {open.map((each) => (
        <OpenRoute key={each.route} of={each} />
      ))}
      {asking.length > 0 && (
        <details className="calc-more">
          <summary>{words.asking(asking.length)}</summary>
          <ul className="calc-beside">
            {asking.map((each) => (
              <li key={each.route}>
                <AskingRoute of={each} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </LedgerSection>
  );
}

function OpenRoute({ of }: { of: FurtherRoute }) {
  const text = useText();
  const { conclusion, cautions } = of.finding;
  const law = conclusion.kind === 'undetermined' ? [] : conclusion.because.map(({ authority }) => authority);
  return (
    <details className="calc-more">
      <summary>{text.explained.further[of.route]}</summary>
      <p>
        {furtherSentence(of, text)}{' '}
        <span className="small quiet">{[...new Set(law.map(cite))].join('; ')}</span>
      </p>
      <SaidList said={cautionsSaid(cautions, text)} />
    </details>
  );
}

function AskingRoute({ of }: { of: FurtherRoute }) {
  const { calculator, explained, law } = useText();
  const { conclusion } = of.finding;
  const missing = conclusion.kind === 'undetermined' ? conclusion.missing : [];
  return (
    <>
      <strong>{explained.further[of.route]}.</strong>{' '}
      {calculator.discretion.waitsFor(missing.map((fact) => law.facts[fact].name))}
    </>
  );
}
