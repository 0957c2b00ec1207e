import type { ReactNode } from 'react';

interface ClaimProps {
  /** Id of the heading, used as the card's name. */
  titleId: string;
  /** Subject, reason (`claim-why`) and the data that is safe. */
  children: ReactNode;
  /** Choices with their own buttons, if any. */
  form?: ReactNode;
  acts?: ReactNode;
}

/** A rejection or conflict that needs the user. */
export function Claim({ titleId, children, form, acts }: ClaimProps) {
  return (
    <article className="claim bleed" aria-labelledby={titleId}>
      <div className="stack">{children}</div>
      {form}
      {acts && <div className="row">{acts}</div>}
    </article>
  );
}
