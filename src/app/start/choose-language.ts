/** A language is chosen: kept on this device, drawn at once, and its words are fetched for the time without a network. */
import type { LanguageCode } from '#contract/setting-choices.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { keepLanguageForWorker } from '#data/store/worker-language.ts';
import { textInUse } from '#parts/load-catalogue.ts';
import { notify } from '#ui/notices.ts';
import { sharedDb, useSession } from '#app/session/session.ts';
import { keepLanguage } from '#app/worker/app-worker.ts';
import { LANGUAGE_KEY, storedLanguage, switchLanguage } from './language.ts';

/** Chosen by somebody whom the device did not know yet: their account is told after the log in. */
const UNTOLD_KEY = 'zamanat-language-untold';

/** False where its words did not come: the page stays as it is, and whoever chose is told. */
export async function openLanguageHere(language: LanguageCode): Promise<boolean> {
  if (language === storedLanguage()) return true;
  try {
    await switchLanguage(language);
  } catch {
    return false; // its words are not on this device, and cannot be fetched
  }
  if (language === 'en') localStorage.removeItem(LANGUAGE_KEY);
  else localStorage.setItem(LANGUAGE_KEY, language);
  const kept = Promise.all([keepLanguageForWorker(sharedDb, language), keepLanguage()]);
  kept.catch(backgroundFailed);
  return true;
}

export async function chooseLanguage(language: LanguageCode): Promise<boolean> {
  const open = await openLanguageHere(language);
  if (!open) notify({ ...textInUse().entrance.notices.noLanguage, type: 'error' });
  return open;
}

/**
 * On a page for anybody. The language of the screens is one with that of the account: whoever is signed in chooses it for
 * their account here as in the settings, and is told so; of anybody else the account is told after the log in.
 */
export async function chooseForAnybody(language: LanguageCode): Promise<void> {
  if (!(await chooseLanguage(language))) return;
  if (await tellAccount(language))
    notify({ ...textInUse().entrance.notices.accountLanguage, type: 'success' });
  else saveUnsyncedLanguage();
}

/** False where nobody is signed in, and where the device is full: then it is told at the next start. */
async function tellAccount(language: LanguageCode): Promise<boolean> {
  const session = useSession.getState();
  if (session.status !== 'in') return false;
  const { changeSettings } = await import('#data/records/user/settings.ts');
  return (await changeSettings(session.db, { language })).ok;
}

/** For the next start. */
export const saveUnsyncedLanguage = (): void => sessionStorage.setItem(UNTOLD_KEY, '1');

/** What was chosen before the log in, once. */
export function unsyncedLanguage(): LanguageCode | null {
  if (sessionStorage.getItem(UNTOLD_KEY) === null) return null;
  sessionStorage.removeItem(UNTOLD_KEY);
  return storedLanguage();
}
