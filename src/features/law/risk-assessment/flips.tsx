import type { Flip } from '#law/risk/checklist.ts';
import { useText } from '#parts/text-context.tsx';

/** Which one answer, changed alone, would change the level. */
export function Flips({ flips }: { flips: readonly Flip[] }) {
  const { result: words } = useText().risk;
  return (
    <section className="stack">
      <h3>{words.flips}</h3>
      {flips.length === 0 ? (
        <p>{words.noFlip}</p>
      ) : (
        <ul className="risk-list num">
          {flips.map((flip) => (
            <li key={`${flip.factor} ${flip.to}`}>{words.flip(flip)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
