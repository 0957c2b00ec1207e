/** CNR: the number of a case in all Indian courts, stored without spaces and hyphens. */
import * as z from 'zod/mini';
import { text } from '#contract/primitives.ts';

export const CNR = /^[A-Z]{2}[A-Z0-9]{2}\d{2}\d{6}(19|20)\d{2}$/;

export const plainCnr = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

export const Cnr = text(24).check(
  z.overwrite(plainCnr),
  z.regex(CNR, 'A CNR has 16 characters, such as MHPU040123452024.'),
);
