/**
 * A page without a script, made by the worker itself. It needs no file of the app and no network, so it opens
 * when the app does not.
 */
import { languageForWorker } from '#data/store/worker-language.ts';
import { SharedDb } from '#data/store/shared-db.ts';
import { recoveryWords, type RecoveryState } from '#text/en/account/recovery.ts';
import { recoveryWords as hindi } from '#text/hi/account/recovery.ts';
import style from './style.css?inline';

export const RECOVERY = {
  page: '/recovery',
  style: '/recovery/style.css',
  work: '/recovery/work.zip',
  install: '/recovery/install',
};

export async function recoveryPage(state?: RecoveryState): Promise<Response> {
  const language = (await chosenLanguage()) === 'hi' ? 'hi' : 'en';
  const words = language === 'hi' ? hindi : recoveryWords;
  const { save, install } = words;
  return htmlResponse(`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    ${state === 'installed' ? '<meta http-equiv="refresh" content="2;url=/">' : ''}
    <title>${words.title}</title>
    <link rel="stylesheet" href="${RECOVERY.style}">
  </head>
  <body>
    <main>
      <h1>${words.title}</h1>
      ${state ? `<p class="state" role="status">${words.states[state]}</p>` : `<p>${words.about}</p>`}
      <h2>${save.title}</h2>
      <p>${save.about}</p>
      <p><a class="act" href="${RECOVERY.work}">${save.act}</a></p>
      <h2>${install.title}</h2>
      <p>${install.about}</p>
      <form method="post" action="${RECOVERY.install}"><button class="act">${install.act}</button></form>
      <p><a href="/">${words.open}</a></p>
    </main>
  </body>
</html>
`);
}

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
