import type { PaperMatter } from '#documents/matter.ts';
import type { StepProps } from '../wizard/form-fields.tsx';
import type { GoTo } from '../wizard/go-to.ts';
import type { FixPen } from './open-fix.ts';

export interface PointListProps {
  readonly matter: PaperMatter;
  readonly step: StepProps;
  readonly fix: FixPen;
  readonly goTo: GoTo;
  readonly onDocuments: () => void;
}
