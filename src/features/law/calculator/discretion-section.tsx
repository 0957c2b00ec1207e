import type { Route } from '#law-explain/routes.ts';
import { Citations, ProofCards } from './proof-cards.tsx';
import { useText } from '#parts/text-context.tsx';
import { cautionsSaid, routeSentence } from '#text/explained-words.ts';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { MissingFacts } from './missing-facts.tsx';
import type { CalculatorResult } from './result.ts';
import { cautionsOfRoute } from './route-cautions.ts';
import { SaidList } from './reason-list.tsx';

/** Below the rights: the law for each court that may grant bail. Facts already requested are not repeated. */
export function DiscretionSection({ result: { explained, from } }: { result: CalculatorResult }) {
  const { calculator, explained: said } = useText();
  const { routes, discretion, leading } = explained;
  const missing = new Set(routes.flatMap((route) => route.missing));
  const fresh = [...missing].filter((fact) => !leading.missing.includes(fact));
  return (
    <LedgerSection title={calculator.discretion.title}>
      <p className="quiet">{said.discretion[discretion]}</p>
      {routes.map((route) => (
        <RouteToBail key={route.route} route={route} from={from} />
      ))}
      <MissingFacts missing={fresh} title={calculator.discretion.asked} />
    </LedgerSection>
  );
}

function RouteToBail({ route, from }: { route: Route; from: CalculatorResult['from'] }) {
  const text = useText();
  const { calculator, explained, law } = text;
  const { conditions, missing } = route;
  const cautions = cautionsSaid(cautionsOfRoute(route), text);
  return (
    <div className="calc-route">
      <h3>{explained.routes.names[route.route]}</h3>
      <p className="calc-route-answer">{routeSentence(route, text)}</p>
      <p className="small quiet">{route.law.length > 0 && <Citations law={route.law} />}</p>
      {missing.length > 0 && (
        <p className="small quiet">
          {calculator.discretion.waitsFor(missing.map((fact) => law.facts[fact].name))}
        </p>
      )}
      <details className="calc-more">
        <summary>{calculator.discretion.conditions(conditions.length)}</summary>
        <ProofCards conditions={conditions} from={from} under="h3" />
        {cautions.length > 0 && (
          <>
            <h4>{calculator.discretion.beside}</h4>
            <SaidList said={cautions} />
          </>
        )}
      </details>
    </div>
  );
}
