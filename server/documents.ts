import type { DocumentPort } from './documents-port.ts';
import { Refusal } from './refusal.ts';

const notYet = async (): Promise<never> => {
  throw new Refusal('unavailable');
};

export const documents: DocumentPort = { pdf: notYet, docx: notYet };
