import type { ReactNode } from 'react';

/** Badge of every case, FIR and application number. */
export function Docket({ children }: { children: ReactNode }) {
  return (
    <span className="docket" translate="no">
      {children}
    </span>
  );
}
