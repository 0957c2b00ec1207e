/**
 * Syncs theme, text size and language between the user's devices: applies remote choices and sends local
 * ones.
 */
import { liveQuery } from 'dexie';
import {
  type LanguageCode,
  LANGUAGES,
  TEXT_SIZES,
  type TextSize,
  type Theme,
  THEMES,
} from '#contract/setting-choices.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import type { Db } from '#data/store/db.ts';
import { getMeta } from '#data/store/meta.ts';
import { onStorageStatus } from '#data/store/storage-status.ts';
import { saveUnsyncedLanguage, openLanguageHere, unsyncedLanguage } from './choose-language.ts';
import { setTextSize, setTheme, textSizeShown, useTheme } from './theme.ts';

interface Look {
  readonly theme: Theme | undefined;
  readonly textSize: TextSize | undefined;
  readonly language: LanguageCode | undefined;
}

/** Reads raw values without schemas, and ignores unknown ones. */
async function lookOf(db: Db): Promise<Look> {
  const profile = await getMeta(db, 'profile');
  const settings = { ...profile?.settings, ...(await getMeta(db, 'settingsPatch')) };
  return {
    theme: THEMES.find((each) => each === settings.theme),
    textSize: TEXT_SIZES.find((each) => each === settings.textSize),
    language: LANGUAGES.find((each) => each === settings.language),
  };
}

/** Returns a function that stops the sync. */
export function keepAppearance(db: Db): () => void {
  let known: Theme | undefined;
  let untold: Theme | null = null; // chosen here and not saved for the account yet: retried once storage has space
  const tellTheme = async (): Promise<void> => {
    const theme = untold;
    if (theme !== null && (await tell(db, { theme })) && untold === theme) untold = null;
  };
  const followLanguage = languageFollower(db);
  const watch = liveQuery(() => lookOf(db)).subscribe({
    next: ({ theme: ofAccount, textSize, language }) => {
      const theme = untold ?? ofAccount;
      if (theme !== undefined && theme !== known && theme !== useTheme.getState().theme) setTheme(theme);
      known = theme ?? known;
      if (textSize !== undefined && textSize !== textSizeShown()) setTextSize(textSize);
      followLanguage(language);
    },
    error: backgroundFailed,
  });
  const told = useTheme.subscribe(({ theme }, before) => {
    if (theme === before.theme || theme === known) return;
    known = theme;
    untold = theme;
    tellTheme().catch(backgroundFailed);
  });
  const stopHearing = onStorageStatus(({ isThere }) => void (isThere && tellTheme().catch(backgroundFailed)));
  return () => {
    watch.unsubscribe();
    stopHearing();
    told();
  };
}

/** Sends the language chosen before login to the account, and keeps it until the account confirms it. */
function languageFollower(db: Db): (language: LanguageCode | undefined) => void {
  const chosen = unsyncedLanguage();
  const tellIt = async (language: LanguageCode) => {
    if (!(await tell(db, { language }))) saveUnsyncedLanguage();
  };
  if (chosen) tellIt(chosen).catch(backgroundFailed);
  let tried = chosen ?? undefined;
  let told = chosen === null;
  return (language) => {
    told ||= language === chosen;
    if (!told || language === undefined || language === tried) return;
    tried = language;
    void openLanguageHere(language); // if its texts cannot be loaded, the next start tries again
  };
}

/** False if storage is full. */
async function tell(db: Db, patch: Partial<Look>): Promise<boolean> {
  const { changeSettings } = await import('#data/records/user/settings.ts');
  return (await changeSettings(db, patch)).ok;
}
