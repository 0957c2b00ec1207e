/**
 * What is said beside a paper, to whoever writes it and in the language of their screen: concerns, the check before
 * filing, why a part is in the packet. The paper itself may be in another language.
 */
import type { Catalogue } from './catalogue.ts';
import { filingPacket } from './en/filing-packet.ts';
import { law } from './en/law.ts';
import { review } from './en/review.ts';

export type BesideWords = Pick<Catalogue, 'filingPacket' | 'law' | 'review'>;

export const ENGLISH_BESIDE: BesideWords = { filingPacket, law, review };
