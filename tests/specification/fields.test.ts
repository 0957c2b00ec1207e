/** The fields of section 3 of the specification, as the schemas of the contract name them. */
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Application, NewApplication } from '#contract/application/application.ts';
import { DCM_CATEGORIES, STATUSES } from '#contract/application/statuses.ts';
import { FEEDBACK_TYPES, NewFeedback } from '#contract/account/feedback.ts';
import { StoredUser } from '#contract/account/user.ts';
import { Assessment, RiskAnswers, RiskWeights } from '#contract/case/assessment.ts';
import { CaseFile } from '#contract/case/case-record.ts';
import { DiaryEntry } from '#contract/case/diary.ts';
import { DocketEntry } from '#contract/case/hearing.ts';
import { PredictiveAnalytics } from '#contract/law/analytics.ts';
import { BLANK_FORM } from '#domain/application/application-form.ts';
import { CalculatorForm } from '#features/law/calculator/calculator-form.ts';
import { BLANK_PREDICTION } from '#features/law/predictive-analytics/prediction-form.ts';
import { halfTermFormula } from '#law/calculator.ts';
import { riskChecklist, DEFAULT_ANSWERS, DEFAULT_WEIGHTS } from '#law/risk/checklist.ts';
import { useNotices } from '#ui/feedback/notices.ts';

interface Described {
  readonly properties?: Readonly<Record<string, Described>>;
  readonly items?: Described;
}

/** Every path of a schema: `applicant.name`, and `hearings.date` for the rows of a list. */
function pathsIn({ properties = {}, items }: Described, above = ''): string[] {
  const inner = Object.entries(properties).flatMap(([name, field]) =>
    [above + name].concat(pathsIn(field, `${above}${name}.`)),
  );
  return items ? inner.concat(pathsIn(items, above)) : inner;
}

const pathsOf = (schema: z.ZodMiniType): string[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only properties and items are read
  pathsIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described);

const words = (text: string): string[] => text.trim().split(/\s+/);

it.each([
  ['the stored user', StoredUser, '_id name email role'],
  [
    'a case',
    CaseFile,
    `_id status applicant.firstName defendant.firstName createdAt title caseNumber court judge filingDate
     nextHearingDate applicant.name applicant.address applicant.phone applicant.email respondent charges
     description hearings.purpose hearings.date hearings.time hearings.notes documents.name documents.date
     documents.url lawyer.name lawyer.barCouncilNumber lawyer.phone lawyer.email`,
  ],
  ['a risk assessment', Assessment, 'score level factors'],
  ['the risk answers', RiskAnswers, 'criminalHistory flightRisk severityOfCharges socialEconomic'],
  ['the risk weights', RiskWeights, 'criminalHistory flightRisk severityOfCharges socialEconomic'],
  [
    'predictive analytics',
    PredictiveAnalytics,
    `approvalProbability confidenceLevel riskLevel keyFactors.name keyFactors.impact keyFactors.description
     similarCases.id similarCases.caseNumber similarCases.court similarCases.similarity similarCases.outcome
     recommendation`,
  ],
  [
    'the application payload',
    NewApplication,
    `applicant.name applicant.age applicant.gender applicant.occupation applicant.address applicant.phone
     applicant.email case.firNumber case.policeStation case.court case.arrestDate case.sections
     case.allegations case.custodyStatus case.custodyPeriod bail.grounds bail.previousApplications
     bail.proposedConditions bail.customConditions`,
  ],
  [
    'an application',
    Application,
    `_id applicationNumber status createdAt updates.description updates.date documents.name
     documents.uploadedAt documents.fileUrl hearingDate applicant.name case.sections bail.grounds`,
  ],
  ['a diary entry', DiaryEntry, '_id date time officer location description attachments.name'],
  ['feedback', NewFeedback, 'feedbackType subject message email rating'],
  [
    'a hearing of the calendar and of today',
    DocketEntry,
    `_id date time purpose location caseId._id caseId.caseNumber caseId.title caseId.dcmCategory
     caseId.applicant.firstName caseId.applicant.lastName`,
  ],
  [
    'the calculator',
    CalculatorForm,
    'offenseType sections maxSentence timeServed pendingCases previousConvictions',
  ],
] as const)('has the fields of %s', (_, schema, fields) => {
  expect(pathsOf(schema)).toEqual(expect.arrayContaining(words(fields)));
});

it('asks the fields of the application form', () => {
  const fields = `fullName age gender occupation address phone email firNumber policeStation court arrestDate
    sections allegations custodyStatus custodyPeriod bailGrounds previousBail bailConditions customConditions`;
  expect(Object.keys(BLANK_FORM)).toEqual(expect.arrayContaining(words(fields)));
});

it('asks the fields of the prediction', () => {
  const fields =
    'offenseType courtType judge applicantAge timeInCustody priorConvictions flightRisk caseStrength';
  expect(Object.keys(BLANK_PREDICTION)).toEqual(words(fields));
});

it('returns the result of the calculator and of the risk tool with their fields', () => {
  const verdict = halfTermFormula({
    tab: 'crpc',
    maxSentence: 4,
    timeServed: 2,
    pendingCases: 'none',
    previousConvictions: 'none',
  });
  expect(Object.keys(verdict)).toEqual(
    expect.arrayContaining(['eligible', 'reason', 'recommendation', 'eligibilityScore']),
  );
  const assessed = JSON.stringify(riskChecklist(DEFAULT_ANSWERS, DEFAULT_WEIGHTS));
  for (const field of ['score', 'level', 'factor', 'weight', 'weightedScore'])
    expect(assessed).toContain(`"${field}":`);
});

it('has the statuses, categories and kinds of feedback', () => {
  expect(STATUSES).toEqual(expect.arrayContaining(['Pending', 'Approved', 'Rejected']));
  expect(DCM_CATEGORIES).toEqual(['Standard', 'Expedited', 'Complex']);
  expect(FEEDBACK_TYPES).toEqual(['general', 'feature', 'issue']);
});

it('gives a notice an id, a title, a description and a type', () => {
  useNotices.getState().add({ title: 'Saved', description: 'On this phone', type: 'success' });
  const [notice] = useNotices.getState().shown;
  expect(Object.keys(notice ?? {})).toEqual(expect.arrayContaining(['id', 'title', 'description', 'type']));
});
