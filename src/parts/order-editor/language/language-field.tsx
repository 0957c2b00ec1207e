/** The language of the order, which the judge chooses apart from that of the screen. */
import type { OrderLanguage } from '#contract/application/order.ts';
import { useText } from '#parts/text-context.tsx';
import { LANGUAGE_NAMES } from '#text/language-names.ts';
import { SelectField } from '#ui/controls/select-field.tsx';

export interface LanguageFieldProps {
  readonly language: OrderLanguage;
  readonly isLanguageMissing: boolean;
  readonly chooseLanguage: (language: OrderLanguage) => Promise<void>;
}

const LANGUAGES = (['en', 'hi'] as const).map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

export function LanguageField({ language, isLanguageMissing, chooseLanguage }: LanguageFieldProps) {
  const { order } = useText();
  return (
    <SelectField
      id={LANGUAGE_ID}
      label={order.languageOf.label}
      hint={order.languageOf.hint}
      error={isLanguageMissing ? order.languageOf.missing : undefined}
      options={LANGUAGES}
      value={language}
      onChange={(chosen) => {
        if (chosen !== '') void chooseLanguage(chosen);
      }}
    />
  );
}

export const LANGUAGE_ID = 'order-language';
