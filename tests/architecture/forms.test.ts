/**
 * A file with a field belongs to a form that saves input within 300 ms (`use-autosave.ts`). Any other file is listed
 * here with the reason why no input can be lost.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesIn, withoutComments } from './source-files.ts';

const FIELDS =
  /#ui\/controls\/(?:text-field|text-area|select-field|segmented|checkbox-row|password-field)\.tsx|#parts\/facts\/[\w-]+\.tsx|\/(?:date-box|long-text)\.tsx|<(?:input|textarea|select)\b/;
const KEEPS = /\b(?:useAutosave|useDraftSaver|useDraftForm|useSaving|useDraft)\b/;

/** Fields without input worth saving. */
const HOLDS_NOTHING: Readonly<Record<string, string>> = {
  'src/app/session/public-header-actions.tsx': 'the language, kept at the press',
  'src/app/shell/find-dialog.tsx': 'a search',
  'src/features/applications/judge-application/application-text.tsx': 'which text is shown',
  'src/features/account/provider/provider-screen.tsx': 'a password and a role, once, on the way in',
  'src/features/account/register/register-screen.tsx':
    'nobody is signed in: what is kept here would be read by the next person',
  'src/features/account/settings/app-lock-form.tsx': 'a PIN',
  'src/parts/save-list/save-list.tsx': 'which list is saved',
  'src/features/account/settings/calendar-feeds.tsx': 'shows an address, to be copied',
  'src/features/account/settings/avatar-field.tsx': 'a file, sent at once',
  'src/features/account/settings/add-passkey.tsx': 'a name, sent at once with the password',
  'src/features/account/settings/set-up-authenticator.tsx': 'a password and a code, sent at once',
  'src/parts/identity/identity-form.tsx': 'a password and a code, sent at once',
  'src/features/account/settings/rename-passkey.tsx': 'a name, sent at once',
  'src/features/account/settings/file-acts.tsx': 'a file, read at once',
  'src/features/applications/from-paper/paper-sources.tsx': 'files, kept on the device at once',
  'src/features/applications/generator/share/share-link.tsx': 'shows an address, to be copied',
  'src/features/applications/judge-application/transfer-act.tsx': 'one choice, sent at once',
  'src/features/applications/verify-order/compare-text.tsx': 'a text that is compared and never kept',
  'src/features/applications/which-bail/questions.tsx': 'answers stand in the address',
  'src/features/law/chatbot/conversation-list.tsx': 'a search',
  'src/features/law/chatbot/model-choice.tsx': 'a switch, kept at once',
  'src/features/law/legal-database/search-box.tsx': 'a search',
  'src/parts/case-choice/case-choice.tsx': 'a search; what is chosen is of the entry’s form',
  'src/features/work/case-diary/entry-list.tsx': 'a search',
  'src/features/work/dashboard/layout-choice.tsx': 'a setting, kept at the press',
  'src/features/work/judge-dashboard/outcome-section.tsx': 'a search',
  'src/features/work/judge-dashboard/pending-list.tsx': 'a search',
  'src/features/work/received/file-item.tsx': 'the type of a document, taken at the press',
  'src/features/work/sync/closed-work-claim.tsx': 'a password',
  'src/features/work/tracker/case-list.tsx': 'a search, in the address',
  'src/features/operator/audit-log/audit-log-screen.tsx': 'a search',
  'src/features/operator/judges/judges-file.tsx': 'a file, sent at once',
  'src/features/operator/judges/move-form.tsx': 'two courts and a day, sent at once',
  'src/features/operator/people/account-act-form.tsx': 'a reason, sent at once',
  'src/features/operator/server-state/quota-form.tsx': 'a number and a reason, sent at once',
  'src/parts/server-read/server-search.tsx': 'a search',
  'src/parts/form/calendar-button.tsx': 'picks the day for its date field',
  'src/parts/form/date-box.tsx': 'draws the value that its form keeps',
  'src/parts/form/time-box.tsx': 'draws the value that its form keeps',
  'src/parts/form/long-text.tsx': 'draws the value that its form keeps',
  'src/parts/facts/fact-control.tsx': 'draws the value that its form keeps',
  'src/parts/facts/figure-box.tsx': 'draws the value that its form keeps',
  'src/parts/facts/number-box.tsx': 'draws the number that its form keeps',
  'src/parts/facts/row-fields.tsx': 'draws the row that its form saves',
  'src/parts/filing-packet/packet-making.tsx': 'how a file is made, chosen at the press',
  'src/parts/hearing-list/category-field.tsx': 'kept at the press',
  'src/parts/document-viewer/page-steps.tsx': 'the number of a page',
  'src/parts/documents/add-documents.tsx': 'files, kept on the device at once',
  'src/parts/hearing-calendar/hearing-calendar.tsx': 'which view, in the address',
  'src/parts/hearing-reminders/remind-me.tsx': 'a setting, kept at the press',
  'src/parts/code-form.tsx': 'a code, once, on the way in',
  'src/parts/sign-in-fields.tsx': 'a password, and the address that goes with it',
  'src/parts/scan/page-editor.tsx': 'a page is in the database before it is turned or cut',
  'src/parts/scan/scan-panel.tsx': 'a file of the camera, kept at once',
};

/** Fields rendered for a form, with the file of that form that saves them. */
const KEPT_BY: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    'features/account/feedback/use-feedback.ts': ['features/account/feedback/feedback-form.tsx'],
    'features/applications/from-paper/paper-readings.tsx': ['features/applications/from-paper/fact-line.tsx'],
    'features/applications/generator/wizard/use-draft.ts': [
      'features/applications/generator/review/concern-answer.tsx',
      'features/applications/generator/review/disclosure-review.tsx',
      'features/applications/generator/wizard/co-applicant-rows.tsx',
      'features/applications/generator/wizard/form-fields.tsx',
      'features/applications/generator/wizard/ground-parts.tsx',
      'features/applications/generator/wizard/proposed-list.tsx',
      'features/applications/generator/review/review-tools.tsx',
      'features/applications/generator/wizard/row-list.tsx',
      'parts/section-picker/section-picker.tsx',
    ],
    'features/applications/generator/filed/application-packet.tsx': [
      'parts/filing-packet/attached-rows.tsx',
      'parts/filing-packet/part-fields.tsx',
      'parts/filing-packet/part-list.tsx',
    ],
    'features/law/calculator/use-calculator.ts': [
      'features/law/calculator/calculator-inputs.tsx',
      'features/law/calculator/case-dates.tsx',
      'features/law/calculator/fact-input.tsx',
      'features/law/calculator/person-fields.tsx',
      'parts/limb-field/limb-field.tsx',
      'parts/route-facts/route-fields.tsx',
    ],
    'features/law/legal-database/use-report.ts': ['features/law/legal-database/report-form.tsx'],
    'features/law/predictive-analytics/predictive-analytics-screen.tsx': [
      'features/law/predictive-analytics/prediction-fields.tsx',
    ],
    'features/law/risk-assessment/checklist.tsx': ['features/law/risk-assessment/factor-field.tsx'],
    'features/work/case-diary/use-entry.ts': ['features/work/case-diary/entry-form.tsx'],
    'features/work/hearing/use-outcome.ts': ['features/work/hearing/outcome-fields.tsx'],
    'features/work/schedule-hearing/use-hearing.ts': [
      'features/work/schedule-hearing/hearing-fields.tsx',
      'parts/form/when-fields.tsx',
    ],
    'features/work/sync/conflict-form.tsx': ['features/work/sync/version-set.tsx'],
    'features/work/tracker/add-case.tsx': ['parts/case-particulars/particulars-fields.tsx'],
    'features/work/case-diary/case-papers.tsx': [
      'parts/filing-packet/court-form.tsx',
      'parts/filing-packet/page-fields.tsx',
      'parts/filing-packet/surety-rows.tsx',
    ],
    'parts/contested/use-point.ts': ['parts/contested/point-form.tsx'],
    'parts/order-editor/use-order.ts': [
      'parts/order-editor/applicant-rows.tsx',
      'parts/order-editor/bond-fields.tsx',
      'parts/order-editor/condition-detail.tsx',
      'parts/order-editor/condition-rows.tsx',
      'parts/order-editor/finding-fields.tsx',
      'parts/order-editor/fir-rows.tsx',
      'parts/order-editor/furnish-fields.tsx',
      'parts/order-editor/hearing-fields.tsx',
      'parts/order-editor/language/language-field.tsx',
      'parts/order-editor/order-fields.tsx',
      'parts/order-editor/reason-rows.tsx',
      'parts/order-editor/state-fields.tsx',
      'parts/order-editor/surrender-field.tsx',
      'parts/order-editor/victim-field.tsx',
    ],
    'features/applications/judge-application/change-conditions.tsx': [
      'features/applications/judge-application/conditions-fields.tsx',
    ],
    'parts/fact-questions/fact-questions.tsx': [
      'parts/fact-questions/fact-fields.tsx',
      'parts/fact-questions/other-cases.tsx',
    ],
  }).flatMap(([by, files]) => files.map((file) => [`src/${file}`, `src/${by}`])),
);

const drawing = filesIn(['src/features', 'src/parts', 'src/app'], /\.tsx$/).filter((file) =>
  FIELDS.test(withoutComments(readFileSync(file, 'utf8'))),
);
const keeps = (file: string): boolean => KEEPS.test(readFileSync(file, 'utf8'));

it('saves every field while typing or lists the reason', () => {
  expect(drawing.length).toBeGreaterThan(60);
  const loose = drawing.filter(
    (file) => !(file in HOLDS_NOTHING) && !keeps(file) && !keeps(KEPT_BY[file] ?? file),
  );
  expect(loose).toEqual([]);
});

it('lists only files with fields, each once', () => {
  const named = [...Object.keys(HOLDS_NOTHING), ...Object.keys(KEPT_BY)];
  expect(named.filter((file) => !drawing.includes(file))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});
