/** /risk-assessment, and /risk-assessment/{id} for a case: the structured checklist. Leaving resets it. */
import { useParams } from 'react-router-dom';
import { CaseChecklist } from './case-checklist.tsx';
import { Checklist } from './checklist.tsx';
import { formFrom } from './checklist-form.ts';
import './risk.css';

export function RiskAssessmentScreen() {
  const { id } = useParams();
  return id === undefined ? <Checklist initial={formFrom()} /> : <CaseChecklist key={id} caseId={id} />;
}
