import { Check } from 'lucide-react';
import { Icon } from '#ui/icon.tsx';

interface StepsProps {
  label: string;
  /** "Step 2 of 4: Case Details". */
  position: string;
  names: readonly string[];
  /** From 1. */
  current: number;
  /** Highest step that is open; steps up to it are links. */
  reachable: number;
  onGo: (step: number) => void;
}

export function Steps({ label, position, names, current, reachable, onGo }: StepsProps) {
  return (
    <>
      <p className="small quiet">{position}</p>
      <ol className="steps" aria-label={label}>
        {names.map((name, n) => (
          <Step key={name} name={name} step={n + 1} current={current} reachable={reachable} onGo={onGo} />
        ))}
      </ol>
    </>
  );
}

interface StepProps extends Pick<StepsProps, 'current' | 'reachable' | 'onGo'> {
  name: string;
  step: number;
}

function Step({ name, step, current, reachable, onGo }: StepProps) {
  if (step === current) {
    return (
      <li className="is-now" aria-current="step">
        <span>{name}</span>
      </li>
    );
  }
  const done = step < current;
  return (
    <li className={done ? 'is-done' : undefined}>
      {step <= reachable ? (
        <button type="button" onClick={() => onGo(step)}>
          {done && <Icon of={Check} size="sm" />}
          <span>{name}</span>
        </button>
      ) : (
        <span>{name}</span>
      )}
    </li>
  );
}
