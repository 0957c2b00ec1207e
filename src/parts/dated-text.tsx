/** Prevents line breaks inside dates and section numbers without changing the copied text. */
const KEPT = /(\d{2}-\d{2}-\d{4}|\bsections? \d[\dA-Z]*(?:\(\w+\))*)/i;

export function DatedText({ children }: { children: string }) {
  return children.split(KEPT).map((part, n) =>
    n % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one text in a fixed order
      <span key={n} className="nowrap num" translate="no">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
