// Before everything else, while the other scripts are on their way. A file of its own: the page allows no inline script.
/** As `dayInIndia` counts it. */
function todayInIndia() {
  return new Date(Date.now() + 19_800_000).toISOString().slice(0, 10);
}

/** AES-GCM with its initialisation vector in front, as `src/data/store/sealed` writes it. */
function decrypt(key, box, additionalData = new Uint8Array()) {
  return crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: box.subarray(0, 12), additionalData },
    key,
    box.subarray(12),
  );
}

(function () {
  /** Of local storage, which may be closed to this page. */
  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  /** What IndexedDB answers; a database or a store that is not there is an error, and is not made. */
  function answerOf(request) {
    return new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
      request.addEventListener('blocked', () => reject(new Error('blocked')));
      request.addEventListener('upgradeneeded', () => request.transaction.abort());
    });
  }

  /** The answers of several stores, in one transaction. */
  async function read(database, asks) {
    const db = await answerOf(indexedDB.open(database));
    db.addEventListener('versionchange', () => db.close());
    try {
      const reading = db.transaction(Object.keys(asks));
      return await Promise.all(
        Object.entries(asks).map(([store, asked]) =>
          Promise.all(asked(reading.objectStore(store)).map(answerOf)),
        ),
      );
    } finally {
      db.close();
    }
  }

  /** As `src/data/store/db.ts` names it; a test compares. */
  async function databaseOf(id) {
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(id));
    const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
    return `zamanat-${hex.slice(0, 16)}`;
  }

  async function ownRows(id) {
    const database = await databaseOf(id);
    const [[[device]], [[keys, meta], [cache]]] = await Promise.all([
      read('zamanat-keys', { keys: (rows) => [rows.get(database)] }),
      read(database, {
        meta: (rows) => [rows.get('keys'), rows.getAll(IDBKeyRange.bound('token', 'user'))],
        cache: (rows) => [rows.getAll(IDBKeyRange.bound('seen:', 'seen;'))],
      }),
    ]);
    if (!device || !keys || keys.v.pin) return null; // logged out, an older release, or with an app lock
    const raw = await decrypt(device.key, keys.v.device);
    const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt']);
    const opened = async (table, { k, v, box }) => {
      if (!box) return [k, v];
      const bytes = await decrypt(key, box, new TextEncoder().encode(`${table}/${k}`));
      return [k, JSON.parse(new TextDecoder().decode(bytes.slice(1))).v];
    };
    const rows = await Promise.all([
      ...meta.map((row) => opened('meta', row)),
      ...cache.map((row) => opened('cache', row)),
    ]);
    return { database, seen: Object.fromEntries(rows) };
  }

  /** What the person's own database keeps of the last start, if it is still this person who is signed in. */
  async function lastSeen(id) {
    const [[[current]], own] = await Promise.all([
      read('zamanat-shared', { rows: (rows) => [rows.get('currentUser')] }),
      ownRows(id),
    ]);
    if (!own || current?.v !== id || own.seen.user?._id !== id) return null;
    const { database, seen } = own;
    draw(seen);
    return { database, user: seen.user, token: seen.token ?? null, seen };
  }

  const screen = document.currentScript?.dataset.firstScreen;

  /** The dashboard as it looked, where it is asked for and shows what was seen last; the app takes its place. */
  function draw(seen) {
    const place = document.getElementById('root');
    const kept = seen['seen:drawing']?.value;
    const isFree = place && (!place.firstChild || 'drawn' in place.dataset);
    if (!kept || !isFree || !isAskedFor(kept) || !isOf(kept, seen)) return;
    const drawn = document.createElement('div');
    drawn.className = kept.day === todayInIndia() ? 'drawn' : 'drawn drawn--before';
    const nodes = JSON.parse(kept.nodes);
    drawn.append(...nodes.map((node) => elementOf(node, 'http://www.w3.org/1999/xhtml')));
    delete place.dataset.drawn; // the first page, drawn at build
    place.replaceChildren(drawn);
  }

  const isAskedFor = (kept) =>
    ['/', '/dashboard'].includes(location.pathname) &&
    location.search === '' &&
    kept.screen === screen &&
    kept.width === innerWidth &&
    kept.language === document.documentElement.lang;

  /** Nothing that it shows was seen otherwise since then. */
  function isOf(kept, seen) {
    const others = Object.entries(seen).filter(([k]) => k.startsWith('seen:') && k !== 'seen:drawing');
    return kept.of === JSON.stringify(others);
  }

  function elementOf(node, outer) {
    if (typeof node === 'string') return node;
    const [name, attributes, ...inner] = node;
    const namespace = name === 'svg' ? 'http://www.w3.org/2000/svg' : outer;
    const element = document.createElementNS(namespace, name);
    for (const [key, value] of Object.entries(attributes)) {
      if (key === 'style') element.style.cssText = value;
      else element.setAttribute(key, value);
    }
    element.append(...inner.map((each) => elementOf(each, namespace)));
    return element;
  }

  /** A hint and no proof: only the database knows. */
  function hintOfUser() {
    try {
      return JSON.parse(stored('user') ?? 'null')?._id;
    } catch {
      return undefined;
    }
  }

  function fetchAhead(file) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }

  /**
   * An error of a start file before the app runs leaves an empty screen. The worker has a page for that. It has
   * no script, so it cannot lead back here.
   */
  function openRecovery({ target, filename }) {
    const isFile = target instanceof HTMLScriptElement || target?.rel === 'stylesheet';
    const isOwnError = isFile || (filename ?? '').startsWith(location.origin);
    if (!self.zamanatStarted && isOwnError && navigator.serviceWorker?.controller)
      location.replace('/recovery');
  }
  self.addEventListener('error', openRecovery, true);

  const language = stored('zamanat-language');
  if (language) {
    document.documentElement.lang = language;
    document.documentElement.dataset.known = ''; // the first page is drawn at build in English
  }
  const theme = stored('zamanat-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  const size = stored('zamanat-text-size');
  if (size === 'large' || size === 'largest') document.documentElement.dataset.textSize = size;

  const id = hintOfUser();
  if (typeof id !== 'string') return;
  document.documentElement.dataset.known = ''; // the first page, drawn at build, is not theirs
  self.zamanatLastSeen = lastSeen(id).catch(() => null);
  if (screen) screen.split(' ').forEach(fetchAhead);
})();
