/**
 * All properties use the one seed of this run (`vitest.config.ts`), so that a retry repeats the first
 * attempt. With its own seed a retry could pass by luck and hide a rare fault. A failure prints the seed.
 */
import fc from 'fast-check';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env['PROPERTY_SEED']) });

export { default as fc } from 'fast-check';
