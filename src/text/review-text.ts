/**
 * Texts beside a paper in the user's language: concerns, checks and packet reasons. The paper may use another
 * language.
 */
import type { Catalogue } from './catalogue.ts';
import { filingPacket } from './en/filing-packet.ts';
import { law } from './en/law.ts';
import { review } from './en/review.ts';

export type BesideWords = Pick<Catalogue, 'filingPacket' | 'law' | 'review'>;

export const ENGLISH_BESIDE: BesideWords = { filingPacket, law, review };
