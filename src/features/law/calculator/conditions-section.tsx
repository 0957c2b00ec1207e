import { ProofCards } from './proof-cards.tsx';
import { useText } from '#parts/text-context.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import type { CalculatorResult } from './result.ts';

/** Unmet or unknown conditions are expanded; met ones are collapsed. */
export function ConditionsSection({ result: { explained, from } }: { result: CalculatorResult }) {
  const words = useText().calculator.conditions;
  const { conditions } = explained;
  if (conditions.length === 0) return null;
  const met = conditions.filter(({ state }) => state === 'met');
  const unknown = conditions.filter(({ state }) => state === 'unknown');
  const not = conditions.filter(({ state }) => state === 'not-met');
  const counts = words.counts(met.length, unknown.length, not.length);
  return (
    <LedgerSection
      title={words.title(conditions.length)}
      more={<span className="small quiet">{counts}</span>}
    >
      {unknown.length + not.length > 0 && <ProofCards conditions={[...unknown, ...not]} from={from} />}
      {met.length > 0 && (
        <details className="calc-more">
          <summary>{words.met(met.length)}</summary>
          <ProofCards conditions={met} from={from} />
        </details>
      )}
    </LedgerSection>
  );
}
