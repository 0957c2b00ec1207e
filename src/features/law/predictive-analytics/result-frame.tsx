/** The three tabs of a result, counted or sample. */
import { type ReactNode, useState } from 'react';
import { useText } from '#parts/text-context.tsx';
import { Tabs } from '#ui/controls/tabs.tsx';

type Part = 'factors' | 'similar' | 'recommendation';

const PARTS = ['factors', 'similar', 'recommendation'] as const;

interface ResultFrameProps {
  readonly head: ReactNode;
  readonly parts: Readonly<Record<Part, ReactNode>>;
  readonly isSample?: boolean;
}

export function ResultFrame({ head, parts, isSample = false }: ResultFrameProps) {
  const { result } = useText().foresight;
  const [part, setPart] = useState<Part>('factors');
  return (
    <section
      className={isSample ? 'stack foresight-sample' : 'stack'}
      aria-labelledby="foresight-result"
      aria-live="polite"
    >
      <h2 id="foresight-result">{result.title}</h2>
      {head}
      <Tabs
        label={result.tabsLabel}
        tabs={PARTS.map((key) => ({ key, label: result.tabs[key] }))}
        current={part}
        onChange={setPart}
      >
        <div className="stack foresight-part">{parts[part]}</div>
      </Tabs>
    </section>
  );
}
