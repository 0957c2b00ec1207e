import { useState } from 'react';
import { sha256Text } from '#data/shared-links/sha256-text.ts';
import { pastedText } from '#documents/pasted-text.ts';
import type { verifyPage } from '#text/en/applications/verify-page.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextArea } from '#ui/controls/text-area.tsx';
import { Note } from '#ui/feedback/note.tsx';

interface CompareTextProps {
  sha256: string;
  words: (typeof verifyPage)['compare'];
}

type Compared = { readonly kind: 'missing' | 'not-here' } | { readonly kind: 'hash'; readonly hash: string };

/** Compares a pasted text on this page. It is not sent. */
export function CompareText({ sha256, words }: CompareTextProps) {
  const [pasted, setPasted] = useState('');
  const [compared, setCompared] = useState<Compared | null>(null);
  const change = (text: string) => {
    setPasted(text);
    setCompared(null);
  };
  return (
    <form
      className="part stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void compare(pasted).then(setCompared);
      }}
    >
      <h2>{words.title}</h2>
      <TextArea
        id="order-text"
        label={words.text}
        hint={words.hint}
        error={compared?.kind === 'missing' ? words.missing : undefined}
        rows={8}
        value={pasted}
        onChange={change}
      />
      <div className="row">
        <Button type="submit">{words.act}</Button>
      </div>
      {compared?.kind === 'not-here' && (
        <Note kind="wait" role="alert">
          {words.notHere}
        </Note>
      )}
      {compared?.kind === 'hash' && (
        <Note kind={compared.hash === sha256 ? 'good' : 'danger'} role="alert">
          <b>{compared.hash === sha256 ? words.same : words.other}</b>
          <p>
            {words.hash} <code className="order-code">{compared.hash}</code>
          </p>
        </Note>
      )}
    </form>
  );
}

async function compare(pasted: string): Promise<Compared> {
  const text = pastedText(pasted);
  if (text === '') return { kind: 'missing' };
  if (!('subtle' in crypto)) return { kind: 'not-here' }; // without https there is no Web Crypto
  return { kind: 'hash', hash: await sha256Text(text) };
}
