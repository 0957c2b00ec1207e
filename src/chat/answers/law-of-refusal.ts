/** The offence of the act that help was asked for, and the section of the lawful way. */
import { readRef } from '#search/cards/library.ts';
import type { ChatRefusal, Citation } from '../answer.ts';
import type { Sources } from '../sources.ts';

const LAW: Readonly<Partial<Record<ChatRefusal, readonly string[]>>> = {
  'false-facts': ['BNS 229', 'BNS 336', 'BNSS 483'],
  'evading-arrest': ['BNS 269', 'BNSS 84', 'BNSS 482', 'BNSS 35(3)'],
  witnesses: ['BNS 232', 'BNSS 398', 'BNSS 483(3)'],
  victim: ['BNS 72'],
  bribe: ['PC 8', 'PC 7'],
  evidence: ['BNS 238'],
  instructions: [],
};

export const lawOfRefusal = (why: ChatRefusal, sources: Sources): Citation[] =>
  (LAW[why] ?? []).flatMap((name) => sources.cite(readRef(name)) ?? []);
