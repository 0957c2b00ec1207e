/** Fields for parties, court and numbers of a case, used to add and to correct one. */
import type { ReactNode } from 'react';
import type { CaseParticulars } from '#data/records/case/case-particulars.ts';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { type CnrParts, readCnr } from '#domain/case/cnr.ts';
import { present } from '#kernel/present.ts';
import { type CalendarDate, isDay } from '#kernel/calendar-date.ts';
import type { WizardFact } from '#facts/facts.ts';
import { FormFact } from '#parts/facts/form-fact.tsx';
import type { FormErrors } from '#parts/form/form-errors.ts';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { DateBox } from '#parts/form/date-box.tsx';
import { Facts } from '#ui/lists/facts-list.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import './particulars.css';

export type ParticularsField = keyof CaseParticulars;

export const PARTICULARS: readonly ParticularsField[] = [
  'cnr',
  'applicant',
  'respondent',
  'court',
  'courtPlace',
  'courtName',
  'judge',
  'caseType',
  'caseSerial',
  'caseYear',
  'firNumber',
  'policeStation',
  'filingDate',
];

/** Paths of the fields in the contract. */
export const PARTICULARS_PATHS: Readonly<Record<ParticularsField, string>> = {
  cnr: 'cnr',
  caseType: 'facts.caseNumber.type',
  caseSerial: 'caseNumber',
  caseYear: 'facts.caseNumber.year',
  applicant: 'applicant',
  respondent: 'respondent',
  court: 'court',
  courtPlace: 'courtPlace',
  courtName: 'courtName',
  judge: 'judge',
  firNumber: 'firNumber',
  policeStation: 'policeStation',
  filingDate: 'filingDate',
};

interface Rules {
  readonly today: CalendarDate;
  readonly words: Catalogue['tracker']['add']['errors'];
}

type Faults = Partial<Record<ParticularsField, string | undefined>>;

export function particularsFaults(form: CaseParticulars, rules: Rules): FormErrors<ParticularsField> {
  const { words } = rules;
  const faults: Faults = {
    cnr: cnrFault(form.cnr, rules),
    applicant: form.applicant.trim() === '' ? words.applicant : undefined,
    court: form.court === '' ? words.court : undefined,
    ...numberFaults(form, rules),
    filingDate: filingFault(form.filingDate, rules),
  };
  return present(faults);
}

function cnrFault(text: string, { today, words }: Rules): string | undefined {
  if (text.trim() === '') return undefined;
  const read = readCnr(text, Number(today.slice(0, 4)));
  return read.ok ? undefined : words.cnr(read.fault);
}

function numberFaults({ caseType, caseSerial, caseYear }: CaseParticulars, { words }: Rules): Faults {
  const isNamed = (caseType + caseYear).trim() !== '';
  const year = caseYear.trim();
  return {
    caseSerial: isNamed && caseSerial.trim() === '' ? words.caseSerial : undefined,
    caseYear: year === '' || /^(?:19|20)\d{2}$/.test(year) ? undefined : words.caseYear,
  };
}

function filingFault(text: string, { today, words }: Rules): string | undefined {
  if (text.replaceAll('-', '').trim() === '') return undefined;
  if (!isDay(text)) return words.filingDate;
  return text > today ? words.filingFuture : undefined;
}

interface ParticularsFieldsProps {
  readonly form: CaseParticulars;
  readonly errors: FormErrors<ParticularsField>;
  readonly onChange: (part: Partial<CaseParticulars>) => void;
  /** The court of a case with an application. */
  readonly fixedCourt?: ReactNode;
}

/** The facts of a case among these fields. The others are texts of the case record. */
const FACT_OF = {
  cnr: 'cnr',
  respondent: 'respondent',
  court: 'court',
  courtPlace: 'courtPlace',
  courtName: 'courtName',
  caseType: 'caseType',
  caseSerial: 'caseNumber',
  caseYear: 'caseYear',
  firNumber: 'firNumber',
  policeStation: 'policeStation',
} as const satisfies Partial<Record<ParticularsField, WizardFact>>;

export function ParticularsFields({ form, errors, onChange, fixedCourt }: ParticularsFieldsProps) {
  const { facts, fields, tracker } = useText();
  const words = tracker.add;
  const fieldOf = (field: ParticularsField) => ({
    id: field,
    error: errors[field],
    maxLength: LONGEST[field],
    value: form[field],
    onChange: (typed: string) => onChange({ [field]: typed }),
  });
  const fact = (field: keyof typeof FACT_OF) => {
    const label = facts.labels[FACT_OF[field]];
    return (
      <FormFact
        {...fieldOf(field)}
        name={FACT_OF[field]}
        label={field === 'court' ? label : `${label} ${fields.optional}`}
        none={fields.none}
      />
    );
  };
  return (
    <>
      {fact('cnr')}
      <CnrSaid typed={form.cnr} />
      <Group title={words.groups.parties}>
        <TextField {...fieldOf('applicant')} label={words.applicant} autoComplete="off" />
        {fact('respondent')}
      </Group>
      <Group title={words.groups.court}>
        {fixedCourt || (
          <>
            {fact('court')}
            {fact('courtPlace')}
          </>
        )}
        {fact('courtName')}
        <TextField {...fieldOf('judge')} label={words.judge} autoComplete="off" />
      </Group>
      <Group title={words.groups.numbers}>
        {fact('caseType')}
        <div className="serial-year">
          {fact('caseSerial')}
          {fact('caseYear')}
        </div>
        {fact('firNumber')}
        {fact('policeStation')}
        <DateBox
          past
          id="filingDate"
          label={words.filingDate}
          error={errors.filingDate}
          value={form.filingDate}
          onChange={(filingDate) => onChange({ filingDate })}
        />
      </Group>
    </>
  );
}

/** Groups related fields, two per row if there is space. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="particulars-title">{title}</legend>
      <div className="particulars">{children}</div>
    </fieldset>
  );
}

/** Maximum lengths of the contract. */
const LONGEST: Readonly<Partial<Record<ParticularsField, number>>> = {
  cnr: 24,
  applicant: 120,
  respondent: 200,
  courtPlace: 120,
  courtName: 200,
  judge: 120,
  caseType: 60,
  caseSerial: 20,
  caseYear: 4,
  firNumber: 60,
  policeStation: 120,
};

function CnrSaid({ typed }: { typed: string }) {
  const { facts, tracker } = useText();
  const { day: today } = useCourtDay();
  const read = readCnr(typed, Number(today.slice(0, 4)));
  if (!read.ok) return null;
  const words = tracker.add;
  const { district, establishment, number, year } = read.parts;
  return (
    <div className="part" role="status">
      <p className="strong">{words.cnrParts}</p>
      <Facts
        facts={[
          { label: facts.labels.state, value: stateOf(read.parts, words) },
          { label: facts.labels.district, value: district === 'HC' ? words.highCourt : district },
          { label: words.establishment, value: establishment },
          { label: words.number, value: String(Number(number)) },
          { label: words.year, value: String(year) },
        ]}
      />
    </div>
  );
}

const stateOf = ({ state, stateCode }: CnrParts, words: Catalogue['tracker']['add']): string =>
  state === null ? words.unknownState(stateCode) : words.states[state];
