/**
 * Translates sentences that the contract makes and the server sends or stored. The English sentence is the key, with
 * {0}, {1} for its values; an unknown sentence stays English.
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
