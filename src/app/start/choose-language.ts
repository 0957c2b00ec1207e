/** Applies a chosen language: stores it on the device, renders it and downloads its texts for offline use. */
import type { LanguageCode } from '#contract/account/setting-choices.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { keepLanguageForWorker } from '#data/store/worker-language.ts';
import { textInUse } from '#parts/load-catalogue.ts';
import { bestEffort } from '#data/store/storage-full.ts';
import { notify, removeSuccessNotices } from '#ui/feedback/notices.ts';
import { sharedDb, useSession } from '#app/session/session.ts';
import { cacheLanguage } from '#app/worker/app-worker.ts';
import { LANGUAGE_KEY, storedLanguage, switchLanguage } from './language.ts';

/** Set if the language was chosen before login. It is sent to the account afterwards. */
const UNSYNCED_KEY = 'zamanat-language-untold';

/** False if the texts could not be loaded. The page is unchanged and the user is informed. */
export async function openLanguageHere(language: LanguageCode): Promise<boolean> {
  if (language === storedLanguage()) return true;
  try {
    await switchLanguage(language);
  } catch {
    return false; // the texts are neither on the device nor reachable
  }
  removeSuccessNotices();
  if (language === 'en') localStorage.removeItem(LANGUAGE_KEY);
  else localStorage.setItem(LANGUAGE_KEY, language);
  const cached = Promise.all([keepLanguageForWorker(sharedDb, language), cacheLanguage()]);
  cached.catch(backgroundFailed);
  return true;
}

export async function chooseLanguage(language: LanguageCode): Promise<boolean> {
  const open = await openLanguageHere(language);
  if (!open) notify({ ...textInUse().entrance.notices.noLanguage, type: 'error' });
  return open;
}

/**
 * Language choice on a public page. For a signed-in user it changes the account setting and shows a notice;
 * otherwise it is sent to the account after login.
 */
export async function chooseForAnybody(language: LanguageCode): Promise<void> {
  if (!(await chooseLanguage(language))) return;
  if (await saveForAccount(language))
    notify({ ...textInUse().entrance.notices.accountLanguage, type: 'success' });
  else saveUnsyncedLanguage();
}

/** False if nobody is signed in or it could not be stored. It is then sent at the next start. */
async function saveForAccount(language: LanguageCode): Promise<boolean> {
  const session = useSession.getState();
  if (session.status !== 'in') return false;
  const { changeSettings } = await import('#data/records/user/settings.ts');
  return bestEffort(changeSettings(session.db, { language }));
}

/** Marks the choice for the next start. */
export const saveUnsyncedLanguage = (): void => sessionStorage.setItem(UNSYNCED_KEY, '1');

/** Returns the choice made before login, once. */
export function unsyncedLanguage(): LanguageCode | null {
  if (sessionStorage.getItem(UNSYNCED_KEY) === null) return null;
  sessionStorage.removeItem(UNSYNCED_KEY);
  return storedLanguage();
}
