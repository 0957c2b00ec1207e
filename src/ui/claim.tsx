import type { ReactNode } from 'react';

interface ClaimProps {
  /** Who and when, what it is about. */
  head: ReactNode;
  /** Why, the largest words of it. */
  why: ReactNode;
  /** What is safe. */
  safe?: ReactNode;
  acts: ReactNode;
}

/** A refusal or a conflict that waits for this person. */
export function Claim({ head, why, safe, acts }: ClaimProps) {
  return (
    <article className="claim bleed">
      <div>{head}</div>
      <div>
        <p className="claim-why">{why}</p>
        {safe && <p className="quiet">{safe}</p>}
      </div>
      <div className="row">{acts}</div>
    </article>
  );
}
