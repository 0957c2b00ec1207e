/** Help screenshots of the product in each complete language: `npm run help:pictures`. */
import type { LanguageCode } from '#contract/account/setting-choices.ts';
import type { HelpPicture } from '#text/en/papers-of-site.ts';
import application from './help-en-application.webp';
import calculator from './help-en-calculator.webp';
import dashboard from './help-en-dashboard.webp';
import hindiApplication from './help-hi-application.webp';
import hindiCalculator from './help-hi-calculator.webp';
import hindiDashboard from './help-hi-dashboard.webp';

type Pictures = Readonly<Record<HelpPicture, string>>;

const ENGLISH: Pictures = { application, calculator, dashboard };

const OTHERS: Readonly<Partial<Record<LanguageCode, Pictures>>> = {
  hi: { application: hindiApplication, calculator: hindiCalculator, dashboard: hindiDashboard },
};

export const helpPicture = (shows: HelpPicture, language: LanguageCode): string =>
  (OTHERS[language] ?? ENGLISH)[shows];
