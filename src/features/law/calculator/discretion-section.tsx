import type { FactName } from '#law/facts.ts';
import { Citations, ProofCards } from '#parts/proof-cards/proof-cards.tsx';
import { useText } from '#parts/text-context.tsx';
import { LedgerSection } from '#ui/ledger-head.tsx';
import type { Discretion } from './discretion.ts';
import { MissingFacts } from './missing-facts.tsx';
import type { RoadShown } from './road-shown.ts';
import { SaidList } from './said-list.tsx';

/** Under the rights: what the law puts before each court that may give bail. */
interface DiscretionSectionProps {
  readonly discretion: Discretion;
  /** What the answer above has asked for: not asked twice. */
  readonly asked: readonly FactName[];
}

export function DiscretionSection({ discretion, asked }: DiscretionSectionProps) {
  const { calculator } = useText();
  const { lead, roads } = discretion;
  const missing = new Set(roads.flatMap((road) => road.missing));
  const fresh = [...missing].filter((fact) => !asked.includes(fact));
  return (
    <LedgerSection title={calculator.discretion.title}>
      <p className="quiet">{lead}</p>
      {roads.map((road) => (
        <Road key={road.key} road={road} />
      ))}
      <MissingFacts missing={fresh} title={calculator.discretion.asked} />
    </LedgerSection>
  );
}

function Road({ road }: { road: RoadShown }) {
  const { calculator, law } = useText();
  const { title, sentence, proofs, beside, missing } = road;
  return (
    <div className="calc-road">
      <h3>{title}</h3>
      <p className="calc-road-answer">{sentence}</p>
      <p className="small quiet">{road.law.length > 0 && <Citations law={road.law} />}</p>
      {missing.length > 0 && (
        <p className="small quiet">
          {calculator.discretion.waitsFor(missing.map((fact) => law.facts[fact].name))}
        </p>
      )}
      <ProofCards proofs={proofs} under="h3" />
      {beside.length > 0 && (
        <>
          <h4>{calculator.discretion.beside}</h4>
          <SaidList said={beside} />
        </>
      )}
    </div>
  );
}
