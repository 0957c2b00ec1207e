import type { BailPart } from '#contract/application.ts';
import { choiceLabel } from '#parts/choice-label.ts';
import { useText } from '#parts/text-context.tsx';
import { LedgerSection } from '#ui/ledger-head.tsx';

export function ProposedConditions({ bail }: { bail: BailPart }) {
  const { choices, judgeApplication: text } = useText();
  const { proposedConditions: proposed, customConditions: custom } = bail;
  return (
    <LedgerSection title={text.conditions}>
      <div className="part stack">
        <p>{proposed ? choiceLabel(choices, 'bailConditions', proposed) : text.notSpecified}</p>
        {custom && <p className="as-typed">{custom}</p>}
      </div>
    </LedgerSection>
  );
}
