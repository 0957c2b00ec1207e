import type { ChecklistForm } from './checklist-form.ts';

/** The form as it was when Assess Risk was pressed, and how often it was. */
export interface PressedChecklist {
  readonly form: ChecklistForm;
  readonly attempt: number;
}
