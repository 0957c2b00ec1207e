import type { ChecklistForm } from './checklist-form.ts';

/** Form as submitted with Assess Risk, and the number of submissions. */
export interface PressedChecklist {
  readonly form: ChecklistForm;
  readonly attempt: number;
}
