/**
 * All findings before filing or download, each with the place of its correction. Findings never block; an
 * objection that needs an answer is a concern (`concerns.ts`).
 */
import { courtInWords } from '#documents/court-in-words.ts';
import { legacyLines } from '#documents/legacy-lines.ts';
import { readLegacyText } from '#reading/legacy-font.ts';
import { unsupportedCharacters } from '#documents/pdf-fonts.ts';
import { isTransit, type PaperMatter } from '#documents/matter.ts';
import type { CourtDocument } from '#documents/model.ts';
import { plainText } from '#documents/render/plain-text.ts';
import type { AskedField } from '#domain/application/field-at.ts';
import { isOtherCourt } from '#domain/case/court-profiles.ts';
import { agenciesFor } from '#domain/case/respondents.ts';
import { barredIn } from '#law/barred-conditions.ts';
import { PRIYA_INDORIA } from '#law/judgments.ts';
import { reliefFinding } from '#documents/relief-finding.ts';
import { attachedFindings, type AttachedFile } from './attached-files.ts';
import { contradictions, type OtherSources } from './contradictions.ts';
import { fieldOfConcern, fieldOfFacts, fieldsOfGaps } from './field-of.ts';
import { findForeignText, type ForeignText } from './other-matter.ts';
import { ownWords } from './own-words.ts';
import type { PreflightFinding } from './preflight-finding.ts';

interface ToBeFiled {
  readonly matter: PaperMatter;
  readonly document: CourtDocument;
  /** Attachments, as known before binding. */
  readonly attached?: readonly AttachedFile[];
  /** Papers, case and case list beside the application. */
  readonly sources?: OtherSources;
}

export function preflight({ matter, document, attached = [], sources = {} }: ToBeFiled): PreflightFinding[] {
  return [
    ...missing(matter, document),
    ...blanks(matter),
    ...strays(matter),
    ...contradictions(matter, sources),
    ...victims(matter),
    ...offeredConditions(matter),
    ...answering(matter),
    ...otherCourt(matter),
    ...transitLink(matter),
    ...letters(matter, document),
    ...legacyFonts(matter, document),
    ...attachedFindings(matter, attached),
    ...legalFindings(matter, document),
  ];
}

const missing = (matter: PaperMatter, { gaps }: CourtDocument): PreflightFinding[] =>
  fieldsOfGaps(gaps, matter).map(({ gap, field }) => ({
    key: `gap:${gap}`,
    kind: 'missing',
    text: matter.beside.review.preflight.missing(gap),
    authority: null,
    field,
  }));

/** Lines for the pen in drafted grounds. */
const blanks = ({ bail, beside: { review } }: PaperMatter): PreflightFinding[] =>
  (bail.groundParts ?? [])
    .filter(({ text }) => text.includes(BLANK))
    .map(({ heading }) => ({
      key: `blank:${heading}`,
      kind: 'missing',
      text: review.preflight.blank(heading),
      authority: null,
      field: 'groundParts',
    }));

const BLANK = '____';

const strays = (matter: PaperMatter): PreflightFinding[] =>
  findForeignText(matter).map(({ kind, field, match }) => ({
    key: `${kind}:${field}:${match}`,
    kind: 'check',
    text: strayText(matter, { kind, field, match }),
    authority: null,
    field,
  }));

const OWN_FIELD = { fir: 'firNumber', station: 'policeStation', person: 'fullName' } as const;

function strayText(matter: PaperMatter, { kind, field, match }: ForeignText): string {
  const { facts, review } = matter.beside;
  const { labels } = facts;
  return review.preflight.strays[kind]({
    match,
    at: labels[field],
    own: ownOf(matter)[kind],
    ownAt: labels[OWN_FIELD[kind]],
  });
}

/** Conditions that no court may set, offered by the applicant. */
function offeredConditions({ bail, beside: { review } }: PaperMatter): PreflightFinding[] {
  const offered = [
    ['customConditions', bail.customConditions],
    ['undertakings', bail.undertakings],
  ] as const;
  return offered.flatMap(([field, text]) =>
    barredIn(text ?? '').map(({ code, authority }) => ({
      key: `condition:${code}`,
      kind: 'check' as const,
      text: review.preflight.condition,
      authority,
      field,
    })),
  );
}

/** No respondent is named, and the matter suggests one other than the State. */
function answering({ case: facts, found, beside: { review } }: PaperMatter): PreflightFinding[] {
  if (facts.respondent) return [];
  const { policeStation = '', firNumber = '' } = facts;
  const agencies = agenciesFor({ respondents: found?.forum.respondents ?? [], policeStation, firNumber });
  if (agencies.length === 0) return [];
  const { respondent, or } = review.preflight;
  const text = respondent(agencies.map((agency) => review.agencies[agency]).join(or));
  return [{ key: 'respondent', kind: 'check', text, authority: null, field: 'respondent' }];
}

/** The packet heading is for a different court than the application. */
function otherCourt({
  packet: { court: form },
  case: facts,
  beside: legalFindings,
}: PaperMatter): PreflightFinding[] {
  const { review } = legalFindings;
  const { court } = facts;
  if (!form || !court || !isOtherCourt(form.key, facts)) return [];
  const text = review.preflight.otherCourt(form.name, courtInWords({ ...facts, court }, review));
  return [{ key: 'court', kind: 'check', text, authority: null, field: 'court' }];
}

/** Priya Indoria: the court has power only over a person with a link to its territory, and only a ground states it. */
function transitLink(matter: PaperMatter): PreflightFinding[] {
  const { bail, beside } = matter;
  if (!isTransit(matter) || bail.groundParts?.some(({ ground }) => ground === TRANSIT_GROUND)) return [];
  const text = beside.review.preflight.transitLink;
  return [{ key: 'transit-link', kind: 'check', text, authority: PRIYA_INDORIA, field: 'groundParts' }];
}

const TRANSIT_GROUND = 'transit';

const ownOf = ({ applicant, case: facts }: PaperMatter) => ({
  fir: facts.firNumber ?? '',
  station: facts.policeStation ?? '',
  person: applicant.name ?? '',
});

const victims = (matter: PaperMatter): PreflightFinding[] =>
  matter.victims.map(({ field, match, isVictim, authority }) => ({
    key: `victim:${field}:${match}`,
    kind: 'check',
    text: matter.beside.review.preflight[isVictim ? 'withheldVictim' : 'victim'](match),
    authority,
    field,
  }));

function letters(matter: PaperMatter, document: CourtDocument): PreflightFinding[] {
  const boxes = unsupportedCharacters(plainText(document));
  if (boxes.length === 0) return [];
  const field = ownWords(matter).find(({ text }) => boxes.some((box) => text.includes(box)))?.field ?? null;
  const text = matter.beside.review.preflight.undrawable(boxes.join(' '));
  return [{ key: 'letters', kind: 'check', text, authority: null, field }];
}

/** A finding for each field; without a field, one for the paper. */
function legacyFonts(matter: PaperMatter, document: CourtDocument): PreflightFinding[] {
  const [line] = legacyLines(document);
  if (line === undefined) return [];
  const { legacyFont } = matter.beside.review.preflight;
  const finding = (field: AskedField | null, typed: string): PreflightFinding => ({
    key: `legacy-font:${field ?? 'paper'}`,
    kind: 'check',
    text: legacyFont(beginningOf(typed), beginningOf(readLegacyText(typed).unicode)),
    authority: null,
    field,
  });
  const found = ownWords(matter).filter(({ text }) => readLegacyText(text).isLegacy);
  return found.length === 0 ? [finding(null, line)] : found.map(({ field, text }) => finding(field, text));
}

const beginningOf = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

const legalFindings = (matter: PaperMatter, { concerns }: CourtDocument): PreflightFinding[] =>
  concerns
    .filter(({ answer }) => answer === 'not-needed')
    .map(({ key, text, authority, from }) => ({
      key,
      kind: key.startsWith('unread:') ? 'check' : 'law',
      text,
      authority,
      field: (key === 'not-known' ? waitsFor(matter) : null) ?? fieldOfConcern(key, from),
    }));

/** First missing fact of the relief that has a wizard field. */
function waitsFor(matter: PaperMatter): AskedField | null {
  const conclusion = reliefFinding(matter);
  return conclusion?.kind === 'undetermined' ? fieldOfFacts(conclusion.missing) : null;
}
