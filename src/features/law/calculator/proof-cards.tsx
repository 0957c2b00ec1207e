import { BookOpenText, CircleCheck, CircleHelp, CircleMinus, type LucideIcon } from 'lucide-react';
import { Fragment } from 'react';
import type { Authority } from '#law/authority.ts';
import type { Condition, ConditionState, Source } from '#law-explain/condition.ts';
import { DatedText } from '#parts/dated-text.tsx';
import { Citation } from '#parts/law-library/card-link.tsx';
import { useText } from '#parts/text-context.tsx';
import { conditionSaid } from '#text/explained-words.ts';
import { Chip } from '#ui/feedback/chip.tsx';
import { Icon } from '#ui/icon.tsx';
import './proof-cards.css';

const MARK: Readonly<Record<ConditionState, LucideIcon>> = {
  met: CircleCheck,
  unknown: CircleHelp,
  'not-met': CircleMinus,
};

interface ProofCardsProps {
  readonly conditions: readonly Condition[];
  /** Source of a known fact, as text. */
  readonly from: (source: Source) => string;
  /** Level of the parent heading. */
  readonly under?: 'h2' | 'h3';
}

/** Conditions as rows: mark, value, source, law, and the facts that would change the result. */
export function ProofCards({ conditions, from, under = 'h2' }: ProofCardsProps) {
  return (
    <ul className="proofs bleed">
      {conditions.map((each) => (
        <ProofRow key={each.id} condition={each} from={from} heading={under === 'h2' ? 'h3' : 'h4'} />
      ))}
    </ul>
  );
}

interface ProofRowProps extends Pick<ProofCardsProps, 'from'> {
  readonly condition: Condition;
  readonly heading: 'h3' | 'h4';
}

function ProofRow({ condition, from, heading: Heading }: ProofRowProps) {
  const text = useText();
  const { proof, states, contested } = text.explained;
  const { name, value, change } = conditionSaid(condition, text);
  return (
    <li className={`proof proof--${condition.state}`}>
      <div className="proof-mark">
        <Icon of={MARK[condition.state]} />
      </div>
      <div className="proof-body">
        <div className="proof-name">
          <Heading>{name}</Heading>
          <span className="proof-state">{states[condition.state]}</span>
        </div>
        <p className="proof-value">
          <DatedText>{value}</DatedText>
        </p>
        {condition.contested && <Chip kind="contested">{contested}</Chip>}
        <dl className="facts">
          <div>
            <dt>{proof.from}</dt>
            <dd>
              <DatedText>{from(condition.source)}</DatedText>
            </dd>
          </div>
          <div>
            <dt>{proof.law}</dt>
            <dd>
              <Citations law={condition.law} />
            </dd>
          </div>
          <div>
            <dt>{proof.change}</dt>
            <dd>
              <DatedText>{change}</DatedText>
            </dd>
          </div>
        </dl>
      </div>
    </li>
  );
}

/** Citations in order of support. */
export function Citations({ law }: { law: readonly Authority[] }) {
  const { records } = useText();
  return (
    <span className="cite">
      <Icon of={BookOpenText} size="sm" />
      <span>
        {[...new Map(law.map((each) => [records.cite(each), each]))].map(([name, authority], n) => (
          <Fragment key={name}>
            {n > 0 && '; '}
            <Citation authority={authority} />
          </Fragment>
        ))}
      </span>
    </span>
  );
}
