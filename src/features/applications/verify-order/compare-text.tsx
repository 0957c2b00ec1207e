import { type ChangeEvent, useRef, useState } from 'react';
import { FileSearch } from 'lucide-react';
import { sha256Text } from '#data/shared-links/sha256-text.ts';
import { pastedText } from '#documents/pasted-text.ts';
import type { verifyPage } from '#text/en/applications/verify-page.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextArea } from '#ui/controls/text-area.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { type FileText, textOfFile } from './text-of-file.ts';

type CompareWords = (typeof verifyPage)['compare'];

interface CompareTextProps {
  sha256: string;
  words: CompareWords;
}

type Compared =
  | { readonly kind: 'missing' | 'not-here' }
  | { readonly kind: 'unread'; readonly why: keyof CompareWords['unread'] }
  | { readonly kind: 'hash'; readonly hash: string; readonly file?: string };

/** Compares a file or a pasted text on this page. It is not sent. */
export function CompareText({ sha256, words }: CompareTextProps) {
  const [pasted, setPasted] = useState('');
  const [compared, setCompared] = useState<Compared | null>(null);
  const [reading, setReading] = useState(false);
  const change = (text: string) => {
    setPasted(text);
    setCompared(null);
  };
  const readFile = async (file: File) => {
    setReading(true);
    setCompared(await compareFile(file, sha256));
    setReading(false);
  };
  return (
    <form
      className="part stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void compareText(pasted).then(setCompared);
      }}
    >
      <h2>{words.title}</h2>
      <ChooseFile words={words} busy={reading} onFile={(file) => void readFile(file)} />
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
      {compared && <Outcome compared={compared} sha256={sha256} words={words} />}
    </form>
  );
}

interface ChooseFileProps {
  words: CompareWords;
  busy: boolean;
  onFile: (file: File) => void;
}

function ChooseFile({ words, busy, onFile }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = ''; // the same file can be chosen again
    if (file) onFile(file);
  };
  return (
    <div className="stack">
      <div className="row">
        <Button
          icon={FileSearch}
          busy={busy ? words.reading : undefined}
          onClick={() => input.current?.click()}
        >
          {words.file}
        </Button>
      </div>
      <input ref={input} type="file" hidden accept=".pdf,.docx" aria-label={words.file} onChange={take} />
      <p className="small quiet">{words.fileHint}</p>
    </div>
  );
}

function Outcome({ compared, sha256, words }: { compared: Compared } & CompareTextProps) {
  switch (compared.kind) {
    case 'missing':
      return null;
    case 'not-here':
    case 'unread':
      return (
        <Note kind="wait" role="alert">
          {compared.kind === 'unread' ? words.unread[compared.why] : words.notHere}
        </Note>
      );
    case 'hash': {
      const { hash, file } = compared;
      const isSame = hash === sha256;
      return (
        <Note kind={isSame ? 'good' : 'danger'} role="alert">
          {file !== undefined && <p className="strong">{file}</p>}
          <b>{isSame ? words.same : file === undefined ? words.other : words.otherFile}</b>
          <p>
            {words.hash} <code className="order-code">{hash}</code>
          </p>
        </Note>
      );
    }
    default:
      return compared satisfies never;
  }
}

async function compareText(pasted: string, file?: string): Promise<Compared> {
  const text = pastedText(pasted);
  if (text === '') return file === undefined ? { kind: 'missing' } : { kind: 'unread', why: 'no-text' };
  if (!('subtle' in crypto)) return { kind: 'not-here' }; // without https there is no Web Crypto
  return { kind: 'hash', hash: await sha256Text(text), ...(file !== undefined && { file }) };
}

async function compareFile(file: File, sha256: string): Promise<Compared> {
  const read: FileText = await textOfFile(file);
  if (read.kind === 'unread') return read;
  const compared = await compareText(read.text, file.name);
  const differs = compared.kind === 'hash' && compared.hash !== sha256;
  return differs && !read.isExact ? { kind: 'unread', why: 'indian-script' } : compared;
}
