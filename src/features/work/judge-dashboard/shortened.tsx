interface ShortenedProps {
  readonly long: string;
  readonly short: string;
}

/** The columns of a wide screen show the short text; screen readers and narrow screens get the long one. */
export function Shortened({ long, short }: ShortenedProps) {
  if (long === short) return long;
  return (
    <>
      <span className="docket-long">{long}</span>
      <span className="docket-short" aria-hidden>
        {short}
      </span>
    </>
  );
}
