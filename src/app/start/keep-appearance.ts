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
} from '#contract/account/setting-choices.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import type { Db } from '#data/store/db.ts';
import { getMeta } from '#data/store/meta.ts';
import { bestEffort } from '#data/store/storage-full.ts';
import { onStorageStatus } from '#data/store/storage-status.ts';
import { saveUnsyncedLanguage, openLanguageHere, unsyncedLanguage } from './choose-language.ts';
import { setTextSize, setTheme, textSizeShown, useTheme } from './theme.ts';

interface AppearanceSettings {
  readonly theme: Theme | undefined;
  readonly textSize: TextSize | undefined;
  readonly language: LanguageCode | undefined;
}

/** Reads raw values without schemas, and ignores unknown ones. */
async function appearanceOf(db: Db): Promise<AppearanceSettings> {
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
  let unsavedTheme: Theme | null = null; // chosen here and not saved for the account yet: retried once storage has space
  const saveTheme = async (): Promise<void> => {
    const theme = unsavedTheme;
    if (theme !== null && (await saveSettings(db, { theme })) && unsavedTheme === theme) unsavedTheme = null;
  };
  let lastSave = Promise.resolve(); // one save at a time: a slow earlier one cannot overwrite a later choice
  const queueSave = () => {
    lastSave = lastSave.then(saveTheme).catch(backgroundFailed);
  };
  const followLanguage = languageFollower(db);
  const watch = liveQuery(() => appearanceOf(db)).subscribe({
    next: ({ theme: ofAccount, textSize, language }) => {
      const theme = unsavedTheme ?? ofAccount;
      const isNew = theme !== undefined && theme !== known;
      known = theme ?? known; // before it is applied: the account's own theme is not a choice to save
      if (isNew && theme !== useTheme.getState().theme) setTheme(theme);
      if (textSize !== undefined && textSize !== textSizeShown()) setTextSize(textSize);
      followLanguage(language);
    },
    error: backgroundFailed,
  });
  const stopThemeWatch = useTheme.subscribe(({ theme }, before) => {
    if (theme === before.theme || theme === known) return;
    known = theme;
    unsavedTheme = theme;
    queueSave();
  });
  const stopStorageWatch = onStorageStatus(({ storage }) => {
    if (storage !== 'full') queueSave();
  });
  return () => {
    watch.unsubscribe();
    stopStorageWatch();
    stopThemeWatch();
  };
}

/** Sends the language chosen before login to the account, and keeps it until the account confirms it. */
function languageFollower(db: Db): (language: LanguageCode | undefined) => void {
  const chosen = unsyncedLanguage();
  const saveLanguage = async (language: LanguageCode) => {
    if (!(await saveSettings(db, { language }))) saveUnsyncedLanguage();
  };
  if (chosen) saveLanguage(chosen).catch(backgroundFailed);
  let tried = chosen ?? undefined;
  let isSaved = chosen === null;
  return (language) => {
    isSaved ||= language === chosen;
    if (!isSaved || language === undefined || language === tried) return;
    tried = language;
    void openLanguageHere(language); // if its texts cannot be loaded, the next start tries again
  };
}

/** False if it could not be stored. */
async function saveSettings(db: Db, patch: Partial<AppearanceSettings>): Promise<boolean> {
  const { changeSettings } = await import('#data/records/user/settings.ts');
  return bestEffort(changeSettings(db, patch));
}
