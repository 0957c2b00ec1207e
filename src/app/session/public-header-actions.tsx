import { CircleHelp, Languages } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { LANGUAGES } from '#contract/account/setting-choices.ts';
import { useLanguage } from '#parts/load-catalogue.ts';
import { useEntranceText } from '#parts/text-context.tsx';
import { LANGUAGE_NAMES } from '#text/language-names.ts';
import { Icon } from '#ui/icon.tsx';
import { ThemeToggle } from '#app/shell/theme-toggle.tsx';

/** Right end of the public headers: language, theme and help. */
export function TopActs() {
  const { shell } = useEntranceText();
  return (
    <span className="top-acts">
      <LanguageChoice />
      <ThemeToggle />
      <NavLink className="icon-btn" to="/help" aria-label={shell.help} title={shell.help}>
        <Icon of={CircleHelp} />
      </NavLink>
    </span>
  );
}

/** A native list behind an icon that means "language" in any script. */
function LanguageChoice() {
  const { shell } = useEntranceText();
  const { language } = useLanguage();
  return (
    <span className="icon-btn language-choice">
      <Icon of={Languages} />
      <select
        aria-label={shell.language}
        value={language}
        onChange={({ target }) => void choose(target.value)}
      >
        {LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each}>
            {LANGUAGE_NAMES[each]}
          </option>
        ))}
      </select>
    </span>
  );
}

async function choose(value: string): Promise<void> {
  const { chooseForAnybody } = await import('#app/start/choose-language.ts');
  await chooseForAnybody(LANGUAGES.find((each) => each === value) ?? 'en');
}
