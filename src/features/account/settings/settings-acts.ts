/** What reaches beyond this screen: the page itself, who is signed in, the device. The app gives it. */
import type { LanguageCode, TextSize, Theme } from '#contract/setting-choices.ts';

export interface SettingsActs {
  readonly appear: (look: {
    readonly theme: Theme;
    readonly textSize: TextSize;
    readonly language: LanguageCode;
  }) => void;
  /** The header says another name from now on. */
  readonly renamed: () => Promise<void>;
  readonly passwordChanged: (password: string) => void;
  /** Asks once more, and says what would be lost. */
  readonly erase: () => void;
  /** The account is closed: nothing of it stays here. False where the rest goes only at the next start. */
  readonly closed: () => Promise<boolean>;
}
