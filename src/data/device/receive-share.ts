/** The share target: stores what another app shares before it answers, also offline and while the app is locked. */
import { backgroundFailed } from '#data/store/failure-log.ts';
import { keepShared, type NotKept, type SharedItem } from '#data/store/inbox.ts';
import { currentUserId, SharedDb } from '#data/store/shared-db.ts';

export const RECEIVED = '/received';

type Failure = NotKept | 'empty' | 'failed';

/** Always leads to the screen, which names a failure. */
export async function receiveShare(request: Request): Promise<Response> {
  const failure = await keep(request).catch((error: unknown): Failure => {
    backgroundFailed(error);
    return 'failed';
  });
  const place = failure === null ? RECEIVED : `${RECEIVED}?failed=${failure}`;
  return new Response(null, { status: 303, headers: { location: place } });
}

async function keep(request: Request): Promise<Failure | null> {
  const items = await itemsIn(await request.formData());
  if (items.length === 0) return 'empty';
  return keepShared(items, { ownerId: await ownerOfPhone(), now: new Date() });
}

async function ownerOfPhone(): Promise<string | null> {
  const shared = new SharedDb();
  try {
    return await currentUserId(shared);
  } finally {
    shared.close();
  }
}

/** One item for the text with its title and address, and one for each file. */
async function itemsIn(form: FormData): Promise<SharedItem[]> {
  const files = form.getAll('files').filter((each) => each instanceof File);
  const [title, text, url] = ['title', 'text', 'url'].map((name) => textIn(form.get(name)));
  const whole = [text, url !== undefined && !text?.includes(url) && url].filter(Boolean).join('\n') || title;
  const texts = whole
    ? [{ name: title ?? '', type: 'text/plain', bytes: new TextEncoder().encode(whole) }]
    : [];
  const kept = await Promise.all(
    files
      .filter(({ size }) => size > 0)
      .map(async (file) => ({
        name: file.name,
        type: file.type,
        bytes: new Uint8Array(await file.arrayBuffer()),
      })),
  );
  return [...(files.length > 0 && text === undefined ? [] : texts), ...kept];
}

function textIn(value: FormDataEntryValue | null): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? undefined : text;
}
