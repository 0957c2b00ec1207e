/** A sentence in which a date never breaks across lines. */
const DATE = /(\d{2}-\d{2}-\d{4})/;

export function DatedText({ children }: { children: string }) {
  return children.split(DATE).map((part, n) =>
    DATE.test(part) ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one sentence, in order
      <span key={n} className="nowrap num">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
