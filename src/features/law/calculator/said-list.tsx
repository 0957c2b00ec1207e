import type { Said } from '#text/explained-words.ts';

export function SaidList({ said }: { said: readonly Said[] }) {
  return (
    <ul className="calc-beside">
      {said.map(({ sentence, law }) => (
        <li key={sentence}>
          {sentence} <span className="small quiet">{law}</span>
        </li>
      ))}
    </ul>
  );
}
