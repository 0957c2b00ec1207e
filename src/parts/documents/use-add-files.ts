/** Adds files one after another; an invalid file does not stop the others. */
import { useState } from 'react';
import { type DocumentKind, MAX_DOCUMENT_BYTES } from '#contract/case/document.ts';
import { type AddDocumentResult, addDocument, type AddRefusal } from '#data/records/document/add-document.ts';
import type { DocumentOf } from '#data/records/document/document-parent.ts';
import { useDevice } from '#data/react/use-device.ts';
import type { Ports } from '#data/store/ports.ts';
import { err, type Result } from '#kernel/result.ts';
import { lookAtFiles, runPaperJob } from '#parts/document-worker/run-paper-job.ts';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { notify } from '#ui/feedback/notices.ts';

export interface AddFileRefusal {
  readonly key: string;
  readonly file: File;
  readonly why: string;
  /** Remaining options: a photo just taken exists only here. */
  readonly ways: readonly RefusedWay[];
}

type RefusedWay = 'again' | 'smaller';

type AddWords = Catalogue['caseDocuments']['add'];
type AddFault = AddRefusal | { readonly kind: 'unread' | 'smaller-not' };
type AddFileResult = Result<AddDocumentResult, AddFault>;

export function useAddFiles(of: DocumentOf, kind: DocumentKind) {
  const words = useText().caseDocuments.add;
  const { db, ports } = useDevice();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<readonly AddFileRefusal[]>([]);

  const addOne = async (file: File): Promise<AddFileResult> => {
    if (file.size > MAX_DOCUMENT_BYTES) return err({ kind: 'fault', fault: 'too-large' }); // check before reading into memory
    const bytes = await bytesIn(file);
    return bytes
      ? addDocument(db, ports, { of, kind, name: file.name, bytes, opens: opensByItself })
      : err({ kind: 'unread' });
  };
  const addSmaller = async (file: File): Promise<AddFileResult> => {
    const made = await runPaperJob({ kind: 'shrink', picture: file });
    if (!made.ok) return err({ kind: 'smaller-not' });
    return addOne(new File([made.value.blob], asJpg(file.name), { type: 'image/jpeg' }));
  };
  const add = async (files: readonly File[], addIt = addOne) => {
    if (files.length === 0) return;
    setBusy(true);
    const wrong: AddFileRefusal[] = [];
    let added = 0;
    for (const file of files) {
      const result = await addIt(file);
      if (!result.ok) wrong.push(refusal(ports, { file, fault: result.error, words }));
      else if (result.value.as === 'new') added += 1;
      else notify({ title: file.name, description: aside(result.value, words), type: 'warning' });
    }
    setBusy(false);
    setRefused((before) => [...before.filter((each) => stays(each, files)), ...wrong]);
    if (added > 0) notify({ title: words.added(added), description: words.addedText, type: 'success' });
  };
  return {
    busy,
    refused,
    add,
    go: ({ file }: AddFileRefusal, way: RefusedWay) => add([file], way === 'smaller' ? addSmaller : addOne),
    leaveOut: ({ key }: AddFileRefusal) => setRefused((before) => before.filter((each) => each.key !== key)),
  };
}

/** Keep earlier messages only of a file that can still be added and was not chosen again. */
const stays = ({ file, ways }: AddFileRefusal, newFiles: readonly File[]): boolean =>
  ways.length > 0 && !newFiles.some(({ name, size }) => name === file.name && size === file.size);

/** Tries to open the file as the packet will. True if the checker cannot be loaded. */
export async function opensByItself(bytes: Uint8Array): Promise<boolean> {
  const looked = await lookAtFiles({ of: bytes });
  const [look] = looked.ok ? looked.value : [];
  return !(look?.kind === 'fault' && look.fault === 'locked');
}

/** Null if the file cannot be read: it is in a cloud or was removed. */
const bytesIn = (file: File): Promise<Uint8Array<ArrayBuffer> | null> =>
  file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null, // unreadable, as above
  );

const isPicture = ({ type }: File): boolean => type === 'image/jpeg' || type === 'image/png';

const asJpg = (name: string): string => `${name.replace(/\.\w+$/, '')}.jpg`;

interface FileError {
  readonly file: File;
  readonly fault: AddFault;
  readonly words: AddWords;
}

function refusal({ newId }: Pick<Ports, 'newId'>, { file, fault, words }: FileError): AddFileRefusal {
  const smaller: readonly RefusedWay[] = isPicture(file) ? ['smaller'] : [];
  const makeRefusal = (why: string, ways: readonly RefusedWay[] = []) => ({ key: newId(), file, why, ways });
  if (fault.kind === 'storage-full') return makeRefusal(words.fault.full, ['again', ...smaller]);
  if (fault.kind === 'smaller-not') return makeRefusal(words.fault.smallerNot, smaller);
  if (fault.kind !== 'fault') return makeRefusal(words.fault[fault.kind]);
  if (fault.fault === 'too-large' && isPicture(file)) return makeRefusal(words.fault.heavyPicture, smaller);
  return makeRefusal(words.fault[fault.fault]);
}

const aside = ({ as, document }: AddDocumentResult, words: AddWords): string =>
  as === 'known' ? words.isThere : words.renamed(document.name);
