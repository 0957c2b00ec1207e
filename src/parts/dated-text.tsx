/** Text in which neither a date nor a section and its number breaks across lines; what is copied stays as it was. */
const KEPT = /(\d{2}-\d{2}-\d{4}|\bsections? \d[\dA-Z]*(?:\(\w+\))*)/i;

export function DatedText({ children }: { children: string }) {
  return children.split(KEPT).map((part, n) =>
    n % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text, in order
      <span key={n} className="nowrap num">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
