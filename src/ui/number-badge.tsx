import type { ReactNode } from 'react';

/** Every case, FIR and application number sits in one of these. */
export function Docket({ children }: { children: ReactNode }) {
  return <span className="docket">{children}</span>;
}
