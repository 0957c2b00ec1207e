import type { BailPart } from '#contract/application.ts';
import { useText } from '#parts/text-context.tsx';
import { LedgerSection } from '#ui/ledger-head.tsx';

export function ProposedConditions({ bail }: { bail: BailPart }) {
  const { judgeApplication: text } = useText();
  const { proposedConditions: proposed, customConditions: custom } = bail;
  return (
    <LedgerSection title={text.conditions}>
      <div className="part stack">
        <p>{proposed ? text.proposed[proposed] : text.notSpecified}</p>
        {custom && <p className="as-typed">{custom}</p>}
      </div>
    </LedgerSection>
  );
}
