import type { ReactNode } from 'react';

interface ClaimProps {
  /** The id of the heading inside, which names it. */
  titleId: string;
  /** What it is about, why it came back (`claim-why`), and what is safe. */
  children: ReactNode;
  /** The choices to be made, where there are any; with their own acts. */
  form?: ReactNode;
  acts?: ReactNode;
}

/** A refusal or a conflict that waits for this person. */
export function Claim({ titleId, children, form, acts }: ClaimProps) {
  return (
    <article className="claim bleed" aria-labelledby={titleId}>
      <div className="stack">{children}</div>
      {form}
      {acts && <div className="row">{acts}</div>}
    </article>
  );
}
