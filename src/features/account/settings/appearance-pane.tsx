import { type Layout, LAYOUTS } from '#contract/account/layouts.ts';
import {
  type LanguageCode,
  LANGUAGES,
  TEXT_SIZES,
  type TextSize,
  type Theme,
  THEMES,
} from '#contract/account/setting-choices.ts';
import type { Settings } from '#contract/account/user.ts';
import { useDevice } from '#data/react/use-device.ts';
import type { KeptForm } from '#data/store/form-drafts.ts';
import { changeSettings } from '#data/records/user/settings.ts';
import { DraftTranslation } from '#parts/draft-translation.tsx';
import { formNames } from '#parts/form/form-names.ts';
import { FormFrame } from '#parts/form/form-frame.tsx';
import { useLanguage } from '#parts/load-catalogue.ts';
import { useText } from '#parts/text-context.tsx';
import { LANGUAGE_NAMES } from '#text/language-names.ts';
import { Segmented } from '#ui/controls/segmented.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import { SaveAct } from './save-act.tsx';
import type { SettingsActs } from './settings-acts.ts';
import { useSaving } from './use-saving.ts';

interface Appearance {
  readonly theme: Theme;
  readonly textSize: TextSize;
  readonly language: LanguageCode;
  readonly layout: Layout;
}

const FIELDS = ['theme', 'textSize', 'language', 'layout'] as const;

const optionsOf = <K extends string>(values: readonly K[], words: Readonly<Record<K, string>>) =>
  values.map((value) => ({ value, label: words[value] }));

export function AppearancePane({
  settings,
  acts,
  kept,
}: {
  settings: Settings;
  acts: SettingsActs;
  kept: KeptForm | null;
}) {
  const { appearance: words } = useText().settings;
  const { db } = useDevice();
  const { theme = 'system', textSize = 'normal', layout = 'grid' } = settings;
  const { language } = useLanguage();
  const { form, said } = useSaving<Appearance, keyof Appearance>({
    name: formNames.appearance,
    kept,
    initial: { theme, textSize, language, layout },
    save: async (values) => {
      await changeSettings(db, { ...values });
      acts.appear(values);
    },
  });
  const { values, change } = form;
  return (
    <FormFrame form={form} order={FIELDS}>
      <Segmented
        id="theme"
        label={words.theme}
        options={optionsOf(THEMES, words.themes)}
        value={values.theme}
        onChange={(next) => change({ theme: next })}
      />
      <Segmented
        id="text-size"
        label={words.textSize}
        options={optionsOf(TEXT_SIZES, words.textSizes)}
        value={values.textSize}
        onChange={(next) => change({ textSize: next })}
      />
      <SelectField
        id="language"
        label={words.language}
        hint={words.languageHint}
        options={optionsOf(LANGUAGES, LANGUAGE_NAMES)}
        value={values.language}
        onChange={(next) => change({ language: next || 'en' })}
      />
      <DraftTranslation language={values.language} />
      <Segmented
        id="layout"
        label={words.layout}
        options={optionsOf(LAYOUTS, words.layouts)}
        value={values.layout}
        onChange={(next) => change({ layout: next })}
      />
      <SaveAct busy={form.busy} said={said} />
    </FormFrame>
  );
}
