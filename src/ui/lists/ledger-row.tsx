import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';

/** Rows of number, double line and entry, in named groups. */
export function LedgerRows({ children }: { children: ReactNode }) {
  return <div className="clock bleed">{children}</div>;
}

interface LedgerGroupProps {
  name: ReactNode;
  /** Link to more rows. */
  more?: ReactNode;
  children: ReactNode;
}

/** Contains `LedgerRow`. */
export function LedgerGroup({ name, more, children }: LedgerGroupProps) {
  return (
    <div className="clock-group">
      <h3 className="group-name">{name}</h3>
      <ol>{children}</ol>
      {more && <p className="clock-rest">{more}</p>}
    </div>
  );
}

interface LedgerRowProps {
  figure: ReactNode;
  unit: ReactNode;
  state?: 'open' | 'near' | undefined;
  /** Put the row's link inside the h3: it stretches over the row. */
  title: ReactNode;
  under?: ReactNode;
  /** Picture of the row in one line. */
  track?: ReactNode;
  law?: ReactNode;
  consequence?: ReactNode;
  /** Details behind one tap, below the consequence. */
  details?: ReactNode;
  /** The row is a link and has no button. */
  go?: boolean;
  act?: ReactNode;
  /** Full-width content, such as a form. */
  below?: ReactNode;
}

export function LedgerRow({ figure, unit, state, go, act, below, ...entry }: LedgerRowProps) {
  return (
    <li className={state ? `clock-row is-${state}` : 'clock-row'}>
      <p className="clock-num">
        <strong>{figure}</strong> <span>{unit}</span>
      </p>
      <Entry {...entry} />
      {act && <p className="clock-act">{act}</p>}
      {go && !act && (
        <span className="clock-go">
          <Icon of={ChevronRight} />
        </span>
      )}
      {below && <div className="clock-below">{below}</div>}
    </li>
  );
}

type EntryProps = Pick<LedgerRowProps, 'title' | 'under' | 'track' | 'law' | 'consequence' | 'details'>;

function Entry({ title, under, track, law, consequence, details }: EntryProps) {
  return (
    <div className="clock-body">
      <div>
        <h3>{title}</h3>
        {under && <div className="row">{under}</div>}
        {track}
      </div>
      <div>
        {law && <p className="law">{law}</p>}
        {consequence && <p className="quiet">{consequence}</p>}
        {details}
      </div>
    </div>
  );
}
