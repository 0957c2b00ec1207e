import type { Packet } from '#contract/application/packet.ts';
import { readableText } from '#reading/clean.ts';
import type { PaperMatter } from '#documents/matter.ts';

export interface PartFieldsProps {
  readonly matter: PaperMatter;
  readonly packet: Packet;
  readonly onChange: (packet: Packet) => void;
}

/** Digits of any script only; other text is not a number yet. */
export function wholeNumber(text: string): number | undefined {
  const digits = readableText(text).replaceAll(/\D/g, '');
  return digits === '' ? undefined : Number(digits);
}
