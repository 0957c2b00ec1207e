import type { Packet } from '#contract/application/packet.ts';
import type { PaperMatter } from '#documents/matter.ts';

export interface PartFieldsProps {
  readonly matter: PaperMatter;
  readonly packet: Packet;
  readonly onChange: (packet: Packet) => void;
}

/** Digits only; other text is not a number yet. */
export function wholeNumber(text: string): number | undefined {
  const digits = text.replaceAll(/\D/g, '');
  return digits === '' ? undefined : Number(digits);
}
