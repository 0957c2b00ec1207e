import type { AskedField } from '#domain/application/field-at.ts';
import type { Step } from './use-draft.ts';

/** Opens a step of the wizard, and the field in it. */
export type GoTo = (step: Step, field?: AskedField) => void;
