import type { FurtherRoute } from '#law/further-routes.ts';
import { useText } from '#parts/text-context.tsx';
import { cautionsSaid, furtherSentence } from '#text/explained-words.ts';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { MissingFacts } from './missing-facts.tsx';
import { SaidList } from './reason-list.tsx';

/** Other remedies, collapsed: releases as of right appear with the answer. */
export function FurtherSection({ further }: { further: readonly FurtherRoute[] }) {
  const words = useText().calculator.further;
  const open = further.filter(({ finding }) => finding.conclusion.kind !== 'undetermined');
  const asking = further.filter(({ finding }) => finding.conclusion.kind === 'undetermined');
  if (further.length === 0) return null;
  return (
    <LedgerSection title={words.title}>
      <details className="calc-more">
        <summary>{words.fold(open.length, asking.length)}</summary>
        <div className="stack">
          {open.map((each) => (
            <OpenRoute key={each.route} of={each} />
          ))}
          {asking.map((each) => (
            <AskingRoute key={each.route} of={each} />
          ))}
        </div>
      </details>
    </LedgerSection>
  );
}

function OpenRoute({ of }: { of: FurtherRoute }) {
  const text = useText();
  const { conclusion, cautions } = of.finding;
  const law = conclusion.kind === 'undetermined' ? [] : conclusion.because.map(({ authority }) => authority);
  return (
    <div>
      <h3>{text.explained.further[of.route]}</h3>
      <p>
        {furtherSentence(of, text)}{' '}
        <span className="small quiet">{[...new Set(law.map(text.records.cite))].join('; ')}</span>
      </p>
      <SaidList said={cautionsSaid(cautions, text)} />
    </div>
  );
}

function AskingRoute({ of }: { of: FurtherRoute }) {
  const { explained } = useText();
  const { conclusion } = of.finding;
  const missing = conclusion.kind === 'undetermined' ? conclusion.missing : [];
  return <MissingFacts missing={missing} title={explained.further[of.route]} />;
}
