/**
 * Everything that a paper should be looked at for before it is filed or downloaded, in one list: each finding says where
 * it is mended. A finding blocks nothing; what needs an answer is a concern (`concerns.ts`) and says so itself.
 */
import { DOCX, type DocumentType } from '#contract/document.ts';
import type { Authority } from '#law/authority.ts';
import { undrawable } from '#documents/pdf-fonts.ts';
import type { PaperMatter } from '#documents/matter.ts';
import type { CourtDocument } from '#documents/model.ts';
import { plainText } from '#documents/render/plain-text.ts';
import type { AskedField } from '#domain/field-at.ts';
import { preflightWords as words } from '#text/en/preflight.ts';
import { agenciesFor } from '#domain/respondents.ts';
import { AGENCY_NAMES } from '#text/en/respondents.ts';
import { reliefFinding } from '#documents/relief-finding.ts';
import { fieldOfConcern, fieldOfFacts, fieldsOfGaps } from './field-of.ts';
import { namedVictims } from './named-victim.ts';
import { straysIn } from './other-matter.ts';

export interface PreflightFinding {
  readonly key: string;
  /** What the list groups by: what is missing, what may be wrong, what the law says beside it. */
  readonly kind: 'missing' | 'check' | 'law';
  readonly text: string;
  readonly authority: Authority | null;
  /** Null where no field mends it. */
  readonly field: AskedField | null;
}

interface ToBeFiled {
  readonly matter: PaperMatter;
  readonly document: CourtDocument;
  /** What is bound with it, as far as it is known before binding. */
  readonly attached?: readonly AttachedFile[];
}

interface AttachedFile {
  readonly name: string;
  readonly type: DocumentType;
  readonly size: number;
  /** Its bytes are on this device. */
  readonly isHere: boolean;
}

export function preflight({ matter, document, attached = [] }: ToBeFiled): PreflightFinding[] {
  return [
    ...missing(matter, document),
    ...strays(matter),
    ...victims(matter),
    ...answering(matter),
    ...letters(document),
    ...size(matter, attached),
    ...unbound(attached),
    ...beside(matter, document),
  ];
}

const missing = (matter: PaperMatter, { gaps }: CourtDocument): PreflightFinding[] =>
  fieldsOfGaps(gaps, matter).map(({ gap, field }) => ({
    key: `gap:${gap}`,
    kind: 'missing',
    text: words.missing(gap),
    authority: null,
    field,
  }));

const strays = (matter: PaperMatter): PreflightFinding[] =>
  straysIn(matter).map(({ kind, field, said }) => ({
    key: `${kind}:${field}:${said}`,
    kind: 'check',
    text: words.strays[kind](said, ownOf(matter)[kind]),
    authority: null,
    field,
  }));

/** Nobody was named, and the matter points to somebody else than the State. */
function answering({ case: facts, found }: PaperMatter): PreflightFinding[] {
  if (facts.respondent) return [];
  const charged = (found?.matter.rows ?? []).map(({ code }) => code);
  const { policeStation = '', firNumber = '' } = facts;
  const agencies = agenciesFor({ charged, policeStation, firNumber });
  if (agencies.length === 0) return [];
  const text = words.respondent(agencies.map((agency) => AGENCY_NAMES[agency]).join(words.or));
  return [{ key: 'respondent', kind: 'check', text, authority: null, field: 'respondent' }];
}

const ownOf = ({ applicant, case: facts }: PaperMatter) => ({
  fir: facts.firNumber ?? '',
  station: facts.policeStation ?? '',
  person: applicant.name ?? '',
});

const victims = (matter: PaperMatter): PreflightFinding[] =>
  namedVictims(matter).map(({ field, said, authority }) => ({
    key: `victim:${field}:${said}`,
    kind: 'check',
    text: words.victim(said),
    authority,
    field,
  }));

function letters(document: CourtDocument): PreflightFinding[] {
  const boxes = undrawable(plainText(document));
  if (boxes.length === 0) return [];
  return [
    { key: 'letters', kind: 'check', text: words.undrawable(boxes.join(' ')), authority: null, field: null },
  ];
}

/** What most registries take; the profile of a court says otherwise. */
const USUAL_LIMIT_MB = 10;
const MEGABYTE = 1_000_000;

function size({ packet }: PaperMatter, attached: readonly AttachedFile[]): PreflightFinding[] {
  const bytes = attached.reduce((sum, each) => sum + each.size, 0);
  const limit = packet.court?.limitMb ?? USUAL_LIMIT_MB;
  if (bytes <= limit * MEGABYTE) return [];
  const text = words.size(Math.ceil(bytes / MEGABYTE), limit);
  return [{ key: 'size', kind: 'check', text, authority: null, field: null }];
}

/** What the packet can only hold a page for. */
const unbound = (attached: readonly AttachedFile[]): PreflightFinding[] =>
  attached
    .filter(({ type, isHere }) => type === DOCX || !isHere)
    .map(({ name, type }) => ({
      key: `unbound:${name}`,
      kind: 'check',
      text: type === DOCX ? words.wordFile(name) : words.notHere(name),
      authority: null,
      field: null,
    }));

const beside = (matter: PaperMatter, { concerns }: CourtDocument): PreflightFinding[] =>
  concerns
    .filter(({ answer }) => answer === 'not-needed')
    .map(({ key, text, authority, from }) => ({
      key,
      kind: key.startsWith('unread:') ? 'check' : 'law',
      text,
      authority,
      field: (key === 'not-known' ? waitsFor(matter) : null) ?? fieldOfConcern(key, from),
    }));

/** The first fact that the relief waits for and the wizard asks. */
function waitsFor(matter: PaperMatter): AskedField | null {
  const conclusion = reliefFinding(matter);
  return conclusion?.kind === 'undetermined' ? fieldOfFacts(conclusion.missing) : null;
}
