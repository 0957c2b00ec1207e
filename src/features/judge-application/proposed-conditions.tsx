import type { BailPart } from '#contract/application.ts';
import { useText } from '#parts/text-context.tsx';
import { LedgerSection } from '#ui/ledger-head.tsx';
import { Facts } from '#ui/summary-part.tsx';

export function ProposedConditions({ bail }: { bail: BailPart }) {
  const { judgeApplication: text } = useText();
  const { proposedConditions: proposed, customConditions: custom } = bail;
  const first = {
    label: text.label.proposed,
    value: proposed ? text.proposed[proposed] : text.notSpecified,
  };
  const own = { label: text.label.custom, value: <span className="as-typed">{custom}</span> };
  return (
    <LedgerSection title={text.conditions}>
      <div className="part">
        <Facts facts={custom ? [first, own] : [first]} />
      </div>
    </LedgerSection>
  );
}
