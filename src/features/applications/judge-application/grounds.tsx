import type { BailPart } from '#contract/application.ts';
import { useText } from '#parts/text-context.tsx';
import { LedgerSection } from '#ui/ledger-head.tsx';

export function Grounds({ bail }: { bail: BailPart }) {
  const { judgeApplication: text } = useText();
  const parts = bail.groundParts ?? [];
  return (
    <LedgerSection title={text.grounds}>
      <div className="part as-typed">
        <p>{bail.grounds}</p>
      </div>
      {parts.length > 0 && (
        <ol className="grounds">
          {parts.map(({ heading, text: ground }) => (
            <li key={heading}>
              <div>
                <h3>{heading}</h3>
                <p className="as-typed">{ground}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </LedgerSection>
  );
}
