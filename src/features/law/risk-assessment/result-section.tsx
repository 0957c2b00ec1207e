import { Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import {
  type Checklist,
  type Factor,
  type Flip,
  RISK_RULE_VERSION,
  riskChecklist,
} from '#law/risk/checklist.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { answersOf } from './checklist-form.ts';
import { Contributions } from './contributions.tsx';
import { LevelChip } from '#parts/level-chip.tsx';
import { LevelBar } from '#parts/saved-assessments/level-bar.tsx';
import type { PressedChecklist } from './submitted-checklist.ts';

interface ResultSectionProps {
  pressed: PressedChecklist | null;
  /** An answer changed since. */
  changed: boolean;
}

export function ResultSection({ pressed, changed }: ResultSectionProps) {
  const { result: words } = useText().risk;
  const done = pressed && riskChecklist(answersOf(pressed.form), pressed.form.weights);
  return (
    <LedgerSection title={words.title}>
      <div role="status">{changed && <Note kind="wait">{words.changed}</Note>}</div>
      {done?.ok ? (
        <Result key={pressed?.attempt} checklist={done.value} presets={pressed?.form.presets ?? []} />
      ) : (
        <p className="quiet">{words.before}</p>
      )}
    </LedgerSection>
  );
}

/** Takes focus on arrival, because on a phone it is below the form. */
function Result({ checklist, presets }: { checklist: Checklist; presets: readonly Factor[] }) {
  const { result: words } = useText().risk;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className="risk-result stack stack--loose" ref={ref} tabIndex={-1}>
      {presets.length > 0 && (
        <Note kind="wait">
          <h3>{words.onPresets}</h3>
          <p>{words.onPresetsText(presets)}</p>
        </Note>
      )}
      {checklist.kind === 'complete' ? <Complete checklist={checklist} /> : <Open checklist={checklist} />}
      <Contributions checklist={checklist} />
      {checklist.kind === 'complete' && <Flips flips={checklist.flips} />}
      <div className="row row--apart">
        <span className="small quiet">{words.ruleVersion(RISK_RULE_VERSION)}</span>
        <Button icon={Printer} onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
    </div>
  );
}

function Complete({ checklist }: { checklist: Extract<Checklist, { kind: 'complete' }> }) {
  const { risk } = useText();
  const { weightedSum, score, level } = checklist;
  return (
    <div className="sheet sheet--pad stack">
      <p className="row row--apart">
        <LevelChip level={level}>{risk.result.level[level]}</LevelChip>
        <span>
          <strong className="num risk-sum">{risk.points(weightedSum)}</strong>{' '}
          <span className="quiet small">{risk.result.sum}</span>
        </span>
      </p>
      <LevelBar score={score} level={level} />
      <h3>{risk.result.recommendation}</h3>
      <p>{risk.result.recommend[level]}</p>
      <p className="small quiet">{risk.result.reminder}</p>
    </div>
  );
}

function Open({ checklist }: { checklist: Extract<Checklist, { kind: 'incomplete' }> }) {
  const { result: words } = useText().risk;
  return (
    <Note kind="wait">
      <h3>{words.open}</h3>
      <p>{words.openText(checklist.missing)}</p>
      <p className="num">{words.between(checklist)}</p>
    </Note>
  );
}

/** Single answers that would change the level. */
function Flips({ flips }: { flips: readonly Flip[] }) {
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
