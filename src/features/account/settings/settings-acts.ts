/** Actions outside this screen, provided by the app: page, session and device. */
import type { LanguageCode, TextSize, Theme } from '#contract/account/setting-choices.ts';

export interface SettingsActs {
  readonly appear: (look: {
    readonly theme: Theme;
    readonly textSize: TextSize;
    readonly language: LanguageCode;
  }) => void;
  /** Updates the name in the header. */
  readonly renamed: () => Promise<void>;
  readonly lockNow: () => void;
  readonly passwordChanged: (password: string) => void;
  /** Asks for confirmation and lists what would be lost. */
  readonly erase: () => void;
  /** Removes local data of a closed account. False if the rest is removed only at the next start. */
  readonly closed: () => Promise<boolean>;
}
