/**
 * Texts beside a paper in the user's language: concerns, checks and packet reasons. The paper may use another
 * language.
 */
import type { Catalogue } from './catalogue.ts';
import { facts } from './en/facts.ts';
import { filingPacket } from './en/papers/filing-packet.ts';
import { law } from './en/law/law.ts';
import { review } from './en/applications/review.ts';

export type BesideWords = Pick<Catalogue, 'facts' | 'filingPacket' | 'law' | 'review'>;

export const ENGLISH_BESIDE: BesideWords = { facts, filingPacket, law, review };
