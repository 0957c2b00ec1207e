/** Adds files one after the other: what is wrong with one keeps no other from being added. */
import { useState } from 'react';
import { type DocumentKind, MAX_DOCUMENT_BYTES } from '#contract/document.ts';
import { type Added, addDocument, type AddRefusal } from '#data/records/document/add-document.ts';
import type { DocumentOf } from '#data/records/document/document-parent.ts';
import { useDevice } from '#data/react/use-device.ts';
import { err, type Result } from '#kernel/result.ts';
import { lookAtFiles } from '#parts/paper-worker/run-paper-job.ts';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { notify } from '#ui/notices.ts';

interface Refused {
  readonly key: string;
  readonly name: string;
  readonly why: string;
}

type AddWords = Catalogue['caseDocuments']['add'];
type Said = Result<Added, AddRefusal | { readonly kind: 'unread' }>;

export function useAddFiles(of: DocumentOf, kind: DocumentKind) {
  const words = useText().caseDocuments.add;
  const { db, ports } = useDevice();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<readonly Refused[]>([]);

  const addOne = async (file: File): Promise<Said> => {
    if (file.size > MAX_DOCUMENT_BYTES) return err({ kind: 'fault', fault: 'too-large' }); // not read into memory first
    const bytes = await bytesIn(file);
    return bytes
      ? addDocument(db, ports, { of, kind, name: file.name, bytes, opens: opensByItself })
      : err({ kind: 'unread' });
  };
  const add = async (files: readonly File[]) => {
    if (files.length === 0) return;
    setBusy(true);
    const wrong: Refused[] = [];
    let added = 0;
    for (const [index, file] of files.entries()) {
      const said = await addOne(file);
      if (!said.ok)
        wrong.push({ key: `${index} ${file.name}`, name: file.name, why: whyNot(said.error, words) });
      else if (said.value.as === 'new') added += 1;
      else notify({ title: file.name, description: aside(said.value, words), type: 'warning' });
    }
    setBusy(false);
    setRefused(wrong);
    if (added > 0) notify({ title: words.added(added), description: words.addedText, type: 'success' });
  };
  return { busy, refused, add };
}

/** Tried as the packet will, off the page's thread; without its maker at hand nothing speaks against it. */
async function opensByItself(bytes: Uint8Array): Promise<boolean> {
  const looked = await lookAtFiles({ of: bytes });
  const [look] = looked.ok ? looked.value : [];
  return !(look?.kind === 'fault' && look.fault === 'locked');
}

/** Null where it cannot be read: it lies in a cloud, or was taken away meanwhile. */
const bytesIn = (file: File): Promise<Uint8Array<ArrayBuffer> | null> =>
  file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  );

function whyNot(error: Extract<Said, { ok: false }>['error'], { fault }: AddWords): string {
  if (error.kind === 'fault') return fault[error.fault];
  return error.kind === 'storage-full' ? fault.full : fault[error.kind];
}

const aside = ({ as, document }: Added, words: AddWords): string =>
  as === 'known' ? words.isThere : words.renamed(document.name);
