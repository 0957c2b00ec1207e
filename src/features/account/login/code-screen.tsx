import type { ReactNode } from 'react';
import { Gate } from '#parts/auth-frame.tsx';
import { CodeForm } from '#parts/code-form.tsx';
import type { Refusal } from '#parts/form/refusal.ts';
import { useEntranceText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';

interface CodeScreenProps {
  onCode: (code: string) => Promise<Refusal | null>;
  /** Back to e-mail and password. */
  onBack: () => void;
  top?: ReactNode;
  /** Login with a passkey, which needs no code. */
  beside?: ReactNode;
}

export function CodeScreen({ onCode, onBack, top, beside }: CodeScreenProps) {
  const { code: words } = useEntranceText().session;
  return (
    <Gate
      title={words.title}
      lead={words.lead}
      top={top}
      foot={<Button onClick={onBack}>{words.back}</Button>}
    >
      <CodeForm onCode={onCode} />
      {beside}
    </Gate>
  );
}
