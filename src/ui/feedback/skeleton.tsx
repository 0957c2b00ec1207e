/** Static placeholders for rows; `label` names the loading content. */
export function Skeleton({ label, rows }: { label: string; rows: number }) {
  return (
    <>
      <output className="vh">{label}</output>
      <ul className="list bleed skeleton" aria-hidden>
        {Array.from({ length: rows }, (_, n) => (
          <li key={n}>
            <span />
            <span />
            <span />
          </li>
        ))}
      </ul>
    </>
  );
}
