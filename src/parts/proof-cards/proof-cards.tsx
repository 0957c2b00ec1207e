import { BookOpenText, CircleCheck, CircleHelp, CircleMinus, type LucideIcon } from 'lucide-react';
import { Fragment } from 'react';
import { type Authority, cite } from '#law/authority.ts';
import { DatedText } from '#parts/dated-text.tsx';
import { CardLink } from '#parts/law-library/card-link.tsx';
import { useText } from '#parts/text-context.tsx';
import { Chip } from '#ui/chip.tsx';
import { Icon } from '#ui/icon.tsx';
import './proof-cards.css';

export interface Proof {
  readonly key: string;
  readonly name: string;
  readonly state: 'met' | 'unproved' | 'not';
  readonly value: string;
  /** Where the value came from. */
  readonly from: string;
  readonly law: readonly Authority[];
  /** What would change it, and when. */
  readonly flips: string;
  /** The law is open here. */
  readonly contested?: boolean | undefined;
}

const MARK: Readonly<Record<Proof['state'], LucideIcon>> = {
  met: CircleCheck,
  unproved: CircleHelp,
  not: CircleMinus,
};

/** `under` is the heading that the rows stand under. One sheet of rows, one limb each: mark, value, where it came from, law, what flips it. */
export function ProofCards({ proofs, under = 'h2' }: { proofs: readonly Proof[]; under?: 'h2' | 'h3' }) {
  return (
    <ul className="proofs bleed">
      {proofs.map((proof) => (
        <ProofRow key={proof.key} proof={proof} heading={under === 'h2' ? 'h3' : 'h4'} />
      ))}
    </ul>
  );
}

function ProofRow({ proof, heading: Heading }: { proof: Proof; heading: 'h3' | 'h4' }) {
  const { calculator } = useText();
  const words = calculator.proofs;
  return (
    <li className={`proof proof--${proof.state}`}>
      <div className="proof-mark">
        <Icon of={MARK[proof.state]} />
      </div>
      <div className="proof-body">
        <div className="proof-limb">
          <Heading>{proof.name}</Heading>
          <span className="proof-state">{words.states[proof.state]}</span>
        </div>
        <p className="proof-value">
          <DatedText>{proof.value}</DatedText>
        </p>
        {proof.contested && <Chip kind="contested">{words.contested}</Chip>}
        <dl className="facts">
          <div>
            <dt>{words.from}</dt>
            <dd>
              <DatedText>{proof.from}</DatedText>
            </dd>
          </div>
          <div>
            <dt>{words.law}</dt>
            <dd>
              <Citations law={proof.law} />
            </dd>
          </div>
          <div>
            <dt>{words.flips}</dt>
            <dd>
              <DatedText>{proof.flips}</DatedText>
            </dd>
          </div>
        </dl>
      </div>
    </li>
  );
}

/** Citations in the order in which they support the limb. */
export function Citations({ law }: { law: readonly Authority[] }) {
  return (
    <span className="cite">
      <Icon of={BookOpenText} size="sm" />
      <span>
        {[...new Map(law.map((each) => [cite(each), each]))].map(([name, authority], n) => (
          <Fragment key={name}>
            {n > 0 && '; '}
            {authority.at.startsWith('s.') ? (
              <CardLink to={`${authority.source} ${authority.at.slice(2)}`}>{name}</CardLink>
            ) : (
              name
            )}
          </Fragment>
        ))}
      </span>
    </span>
  );
}
