/** Whether a model is available and chosen; without a model there is no switch. */
import { useEffect, useState } from 'react';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import type { ModelChoice } from '#data/records/chat/model-choice.ts';
import {
  keepModelChoice,
  modelChoice,
  type ModelThere,
  modelThere,
} from '#data/records/chat/online-answer.ts';

export interface Model {
  readonly there: ModelThere;
  readonly choice: ModelChoice;
  readonly choose: (choice: ModelChoice) => Promise<void>;
}

export function useModel(): Model | null {
  const { db, ports } = useDevice();
  const [there, setThere] = useState<ModelThere | null>(null);
  const [chosen, setChosen] = useState<ModelChoice | null>(null);
  const storedChoice = useLive(() => modelChoice(db), [db]);
  useEffect(() => {
    let here = true;
    void modelThere({ db, ports }).then((found) => here && setThere(found));
    return () => {
      here = false;
    };
  }, [db, ports]);
  if (!there || storedChoice.status !== 'ready') return null;
  const choose = (next: ModelChoice) => {
    setChosen(next); // update before the database write
    return keepModelChoice(db, next);
  };
  return { there, choice: chosen ?? storedChoice.value, choose };
}
