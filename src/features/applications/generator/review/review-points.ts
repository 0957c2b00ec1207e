/** The list before filing: points that stop it, open points, and answered objections. Each fact appears once. */
import type { AnnexurePart } from '#documents/common-sections/disclosure-annexure.ts';
import type { PaperMatter } from '#documents/matter.ts';
import type { Concern, CourtDocument } from '#documents/model.ts';
import { missingFacts, openParts } from '#documents/preflight/filing-stops.ts';
import type { PreflightFinding } from '#documents/preflight/preflight-finding.ts';
import type { ApplicationForm } from '#domain/application/application-form.ts';
import type { AskedField } from '#domain/application/field-at.ts';
import type { Authority } from '#law/authority.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { isRequired } from '../wizard/form-fields.tsx';
import { reliefOf } from '../wizard/proposals.ts';
import type { StepError } from '../wizard/step-errors.ts';

export type PointFix =
  | { readonly kind: 'field'; readonly field: AskedField }
  | { readonly kind: 'part'; readonly part: AnnexurePart }
  | { readonly kind: 'answer'; readonly concern: Concern }
  | { readonly kind: 'person'; readonly key: string }
  | { readonly kind: 'annexure' }
  | { readonly kind: 'documents' }
  | { readonly kind: 'none' };

export interface ReviewPoint {
  readonly key: string;
  /** `stop`: no filing before it is settled. `open`: listed and confirmed. */
  readonly state: 'stop' | 'open' | 'settled';
  readonly text: string;
  readonly authority: Authority | null;
  readonly fix: PointFix;
  /** An empty particular of the paper: all of them share one row. */
  readonly isBlank?: true;
}

/** Field of each part of the disclosure. */
export const FIELD_OF_PART: Readonly<Record<AnnexurePart, AskedField>> = {
  A: 'firNumber',
  B: 'custodyStatus',
  C: 'chargesheet',
  D: 'antecedents',
  E: 'previousBail',
  F: 'coercive',
};

interface Reviewed {
  readonly form: ApplicationForm;
  readonly matter: PaperMatter;
  readonly document: CourtDocument;
  readonly findings: readonly PreflightFinding[];
  readonly errors: readonly StepError[];
  /** Library ids of chosen grounds that the facts no longer support. */
  readonly withdrawn: ReadonlySet<string>;
  readonly text: Pick<Catalogue, 'choices' | 'facts' | 'generator'>;
}

export function reviewPoints(reviewed: Reviewed): ReviewPoint[] {
  const stops = [...wrong(reviewed), ...needed(reviewed), ...unsworn(reviewed)];
  const named = new Set(stops.map(({ fix }) => fieldOf(fix)));
  const { findings, form } = reviewed;
  const isRepeated = ({ kind, key, field }: PreflightFinding) =>
    field !== null && named.has(field) && (kind === 'missing' || key === 'not-known');
  const open = findings.filter((finding) => !isRepeated(finding));
  const others = open.filter(({ kind }) => kind !== 'missing');
  const asked = new Set(others.map(({ field }) => field));
  const blanks = open.filter(
    ({ kind, field }) => kind === 'missing' && (field === null || !asked.has(field)),
  );
  return [
    ...stops,
    ...objections(reviewed),
    ...withoutAnnexure(form, reviewed),
    ...unsupported(reviewed),
    ...[...others, ...blanks].map(found),
  ];
}

const fieldOf = (fix: PointFix): AskedField | null => {
  if (fix.kind === 'field') return fix.field;
  return fix.kind === 'part' ? FIELD_OF_PART[fix.part] : null;
};

const stop = (key: string, text: string, fix: PointFix): ReviewPoint => ({
  key,
  state: 'stop',
  text,
  authority: null,
  fix,
});

/** The contract or the law rejects the value. */
const wrong = ({ errors, text: { facts, generator } }: Reviewed): ReviewPoint[] =>
  errors.map(({ field, message }) =>
    stop(`error:${field}`, isRequired(field) ? message : generator.named(facts.labels[field], message), {
      kind: 'field',
      field,
    }),
  );

function needed({ form, errors, text: { choices, facts, generator } }: Reviewed): ReviewPoint[] {
  const relief = reliefOf(form);
  const label = choices.relief.find(({ value }) => value === relief)?.label ?? '';
  const isWrong = (field: AskedField) => errors.some((error) => error.field === field);
  return missingFacts(form, relief)
    .filter((field) => !isWrong(field))
    .map((field) =>
      stop(`needed:${field}`, generator.reviewPoints.needed(label, facts.labels[field]), {
        kind: 'field',
        field,
      }),
    );
}

const unsworn = ({ form, matter, text: { generator } }: Reviewed): ReviewPoint[] =>
  openParts(matter, form).map((part) => {
    const name = generator.annexureReview.parts[part];
    const isOmitted = form.omitted[part] !== undefined;
    const text = isOmitted
      ? generator.annexureReview.reasonMissing(part)
      : generator.reviewPoints.unsworn(part, name);
    return stop(`part:${part}`, text, { kind: 'part', part });
  });

/** An objection keeps its place when it is answered, because its reason can still be edited. */
const objections = ({ document, form: { answers } }: Reviewed): ReviewPoint[] =>
  document.concerns
    .filter(({ answer }) => answer === 'needed')
    .map((concern) => ({
      key: concern.key,
      state: answers[concern.key]?.trim() ? 'settled' : 'stop',
      text: concern.text,
      authority: concern.authority,
      fix: concern.key.startsWith('namesake:')
        ? { kind: 'person', key: concern.key }
        : { kind: 'answer', concern },
    }));

function withoutAnnexure({ annexure }: ApplicationForm, { text: { generator } }: Reviewed): ReviewPoint[] {
  if (annexure === 'yes') return [];
  const text = generator.reviewPoints.noAnnexure;
  return [{ key: 'annexure', state: 'open', text, authority: null, fix: { kind: 'annexure' } }];
}

/** Their texts may have been changed since, so they are listed and stop nothing. */
function unsupported({ form, withdrawn, text: { generator } }: Reviewed): ReviewPoint[] {
  const headings = form.groundParts
    .filter(({ ground }) => ground !== undefined && withdrawn.has(ground))
    .map(({ heading }) => heading);
  if (headings.length === 0) return [];
  const text = generator.reviewPoints.withdrawnGrounds(headings);
  const fix: PointFix = { kind: 'field', field: 'groundParts' };
  return [{ key: 'withdrawn', state: 'open', text, authority: null, fix }];
}

const found = ({ key, kind, text, authority, field, place, stopsFiling }: PreflightFinding): ReviewPoint => ({
  key,
  state: stopsFiling ? 'stop' : 'open',
  text,
  authority,
  ...(kind === 'missing' && { isBlank: true }),
  fix:
    place === 'documents'
      ? { kind: 'documents' }
      : field === null
        ? { kind: 'none' }
        : { kind: 'field', field },
});
