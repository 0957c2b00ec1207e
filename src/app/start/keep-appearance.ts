/** Theme and text size are the same on every device of a person: what another has chosen is put on, what is chosen here is told. */
import { liveQuery } from 'dexie';
import { TEXT_SIZES, type TextSize, type Theme, THEMES } from '#contract/setting-choices.ts';
import { reportFailure } from '#data/store/failure-log.ts';
import type { Db } from '#data/store/db.ts';
import { metaOf } from '#data/store/meta.ts';
import { setTextSize, setTheme, textSizeShown, useTheme } from './theme.ts';

interface Look {
  readonly theme: Theme | undefined;
  readonly textSize: TextSize | undefined;
}

/** Without the schemas: another value than these is none of ours. */
async function lookOf(db: Db): Promise<Look> {
  const profile = await metaOf(db, 'profile');
  const settings = { ...profile?.settings, ...(await metaOf(db, 'settingsPatch')) };
  return {
    theme: THEMES.find((each) => each === settings.theme),
    textSize: TEXT_SIZES.find((each) => each === settings.textSize),
  };
}

/** Runs until the answer is called. */
export function keepAppearance(db: Db): () => void {
  let known: Theme | undefined;
  const watch = liveQuery(() => lookOf(db)).subscribe(({ theme, textSize }) => {
    if (theme !== undefined && theme !== known && theme !== useTheme.getState().theme) setTheme(theme);
    known = theme ?? known;
    if (textSize !== undefined && textSize !== textSizeShown()) setTextSize(textSize);
  });
  const told = useTheme.subscribe(({ theme }, before) => {
    if (theme === before.theme || theme === known) return;
    known = theme;
    tell(db, theme).catch((error: unknown) => reportFailure(error, 'background'));
  });
  return () => {
    watch.unsubscribe();
    told();
  };
}

async function tell(db: Db, theme: Theme): Promise<void> {
  const { changeSettings } = await import('#data/records/user/settings.ts');
  await changeSettings(db, { theme });
}
