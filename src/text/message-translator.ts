/**
 * Sentences that the contract makes and that the server sends or has stored, said in another language. The English
 * sentence is its code, with {0}, {1} for its values: a server of any version, and a record of any age, is understood,
 * and what is not known is shown as it came.
 */
export function messageTranslator(table: Readonly<Record<string, string>>): (sentence: string) => string {
  const fullMessages = new Map<string, string>();
  const patterns: { readonly pattern: RegExp; readonly said: string }[] = [];
  for (const [english, said] of Object.entries(table)) {
    if (english.includes('{0}')) patterns.push({ pattern: patternOf(english), said });
    else fullMessages.set(english, said);
  }
  const say = (sentence: string): string => {
    const same = fullMessages.get(sentence);
    if (same !== undefined) return same;
    for (const { pattern, said } of patterns) {
      const values = pattern.exec(sentence)?.slice(1);
      if (values)
        return said.replaceAll(
          /\{(\d)\}/g,
          (_, at: string) => fullMessages.get(values[Number(at)] ?? '') ?? values[Number(at)] ?? '',
        );
    }
    const [, field, fault = ''] = /^([\w.]+): (.+)$/u.exec(sentence) ?? [];
    const known = fullMessages.get(fault);
    return known === undefined ? sentence : `${field}: ${known}`;
  };
  return say;
}

const patternOf = (english: string): RegExp =>
  new RegExp(
    `^${english.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\d\}/g, '([^]+?)')}$`,
    'u',
  );
