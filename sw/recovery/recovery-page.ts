/**
 * A page without a script, made by the worker itself. It needs no file of the app and no network, so it opens
 * when the app does not.
 */
import { languageForWorker } from '#data/store/worker-language.ts';
import { SharedDb } from '#data/store/shared-db.ts';
import { recoveryWords, type RecoveryState } from '#text/en/account/recovery.ts';
import { recoveryWords as hindi } from '#text/hi/account/recovery.ts';
import type { WrongPin } from '#data/store/sealed/app-lock.ts';
import style from './style.css?inline';

export const RECOVERY = {
  page: '/recovery',
  style: '/recovery/style.css',
  work: '/recovery/work.zip',
  install: '/recovery/install',
};

export interface RecoveryNotice {
  readonly state: RecoveryState;
  /** The app lock has a PIN, so this page asks for it. */
  readonly asksForPin?: boolean;
  /** A refused PIN. */
  readonly refused?: WrongPin;
}

type RecoveryTexts = typeof recoveryWords;

export async function recoveryPage(notice?: RecoveryNotice): Promise<Response> {
  const language = (await chosenLanguage()) === 'hi' ? 'hi' : 'en';
  const words = language === 'hi' ? hindi : recoveryWords;
  const { save, install } = words;
  return htmlResponse(`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    ${notice?.state === 'installed' ? '<meta http-equiv="refresh" content="2;url=/">' : ''}
    <title>${words.title}</title>
    <link rel="stylesheet" href="${RECOVERY.style}">
  </head>
  <body>
    <main>
      <h1>${words.title}</h1>
      ${notice ? `<p class="state" role="status">${sentenceOf(words, notice)}</p>` : `<p>${words.about}</p>`}
      <h2>${save.title}</h2>
      <p>${save.about}</p>
      ${notice?.asksForPin ? pinForm(words) : `<p><a class="act" href="${RECOVERY.work}">${save.act}</a></p>`}
      <h2>${install.title}</h2>
      <p>${install.about}</p>
      <form method="post" action="${RECOVERY.install}"><button class="act">${install.act}</button></form>
      <p><a href="/">${words.open}</a></p>
    </main>
  </body>
</html>
`);
}

function sentenceOf({ states, save }: RecoveryTexts, { state, refused }: RecoveryNotice): string {
  if (!refused) return states[state];
  return refused.isTried ? save.wrong(refused.wait) : save.wait(refused.wait);
}

const pinForm = ({ save }: RecoveryTexts): string =>
  `<form method="post" action="${RECOVERY.work}">
        <p><label for="pin">${save.pin}</label>
        <input id="pin" name="pin" type="password" inputmode="numeric" autocomplete="off" pattern="\\p{Nd}{6}" maxlength="6" required></p>
        <button class="act">${save.act}</button>
      </form>`;

export const recoveryStyle = (): Response =>
  new Response(style, { headers: { 'content-type': 'text/css; charset=utf-8' } });

const htmlResponse = (html: string): Response =>
  new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    },
  });

async function chosenLanguage(): Promise<string | undefined> {
  const shared = new SharedDb();
  try {
    return await languageForWorker(shared);
  } finally {
    shared.close();
  }
}
