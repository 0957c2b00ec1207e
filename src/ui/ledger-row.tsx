import type { ReactNode } from 'react';

/** Rows of number, double line, entry. Inside: `LedgerRow`. */
export function LedgerRows({ children }: { children: ReactNode }) {
  return <ol className="clock bleed">{children}</ol>;
}

interface LedgerRowProps {
  figure: ReactNode;
  unit: ReactNode;
  state?: 'open' | 'near' | undefined;
  /** Put the row's link inside the h3: it stretches over the row. */
  title: ReactNode;
  under?: ReactNode;
  law?: ReactNode;
  consequence?: ReactNode;
  act?: ReactNode;
}

export function LedgerRow({ figure, unit, state, title, under, law, consequence, act }: LedgerRowProps) {
  return (
    <li className={state ? `clock-row is-${state}` : 'clock-row'}>
      <p className="clock-num">
        <strong>{figure}</strong>
        <span>{unit}</span>
      </p>
      <div className="clock-body">
        <div>
          <h3>{title}</h3>
          {under && <div className="row">{under}</div>}
        </div>
        <div>
          {law && <p className="law">{law}</p>}
          {consequence && <p className="quiet">{consequence}</p>}
        </div>
      </div>
      {act && <p className="clock-act">{act}</p>}
    </li>
  );
}
