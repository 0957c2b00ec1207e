/** Counts the key of each FIR again: "I-13/2024" was read as a date, and is number 13 of register I. */
export { firKeys as firKeysOfRegisters } from './0037-fir-keys.ts';
