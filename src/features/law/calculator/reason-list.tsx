import type { CitedSentence } from '#text/explained-words.ts';

export function SaidList({ said }: { said: readonly CitedSentence[] }) {
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
