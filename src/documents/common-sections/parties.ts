/** Cause title: applicant and respondent, either the State through its police station or the recorded one. */
import { printedAgency, respondentName, respondentPrinted } from '#domain/case/respondents.ts';
import { stateNamed } from '#domain/case/states.ts';
import { linesOfEachFir } from '#documents/each-fir.ts';
import { everyone, isJoint, nameInTitle, numberIn, someApplicants } from '#documents/joint.ts';
import type { Block, Party } from '#documents/model.ts';
import { isBeforeBoard } from '#documents/before-board.ts';
import { isOfChild } from '#documents/child-identity.ts';
import { placeholder, type PaperMatter, optionalPlaceholder } from '#documents/matter.ts';

export function parties(matter: PaperMatter): Block {
  const { party } = matter.words;
  return {
    kind: 'parties',
    applicant: applicantSide(matter, applicantDescription),
    versus: party.versus,
    respondent: respondentSide(matter),
    from: 'applicant',
  };
}

/** Each FIR has its respondent; several respondents have numbers. */
function respondentSide(matter: PaperMatter): Party {
  const { joint, party } = matter.words;
  const lines = linesOfEachFir(matter, respondent);
  if (lines.length === 1) return { description: lines.join(''), label: party.respondent };
  return {
    description: lines.map((line, n) => joint.listed(n + 1, line)).join('\n'),
    label: party.respondents,
  };
}

/** Several applicants have numbers. */
function applicantSide(matter: PaperMatter, describe: (person: PaperMatter) => string): Party {
  const { called, joint } = matter.words;
  if (!isJoint(matter)) return { description: describe(matter), label: called.Party };
  const lines = everyone(matter).map((person, n) => joint.listed(numberIn(matter, n), describe(person)));
  return { description: lines.join('\n'), label: joint.Parties };
}

/** Makes the sentences about "the applicant" true of several. */
export const meaningOfParty = (matter: PaperMatter): Block[] =>
  isJoint(matter) ? [{ kind: 'paragraph', text: matter.words.joint.means, from: 'applicant' }] : [];

/** An order on some of the applicants names them. */
export function meaningInOrder(matter: PaperMatter): Block[] {
  const { joint } = matter.words;
  const some = someApplicants(matter);
  if (some !== null) return [{ kind: 'paragraph', text: joint.onlyOf(some), from: 'applicant' }];
  return isJoint(matter) ? [{ kind: 'paragraph', text: joint.meansInOrder, from: 'applicant' }] : [];
}

/** An order has no blank for the guardian of a child. `atLiberty`: bail is in force, so no custody is printed. */
export function partiesOfOrder(matter: PaperMatter, atLiberty: boolean): Block {
  const block = parties(matter);
  if (block.kind !== 'parties' || !(atLiberty || isOfChild(matter))) return block;
  return { ...block, applicant: applicantSide(matter, personInOrder) };
}

const personInOrder = (matter: PaperMatter): string =>
  isOfChild(matter) ? matter.words.board.child : personDescription(matter);

export const caseTitle = (matter: PaperMatter): string =>
  `${nameInTitle(matter)} ${matter.words.party.against} ${opponent(matter)}`;

/** "Sunil Jadhav (सुनील जाधव), son of Ramchandra Jadhav, aged 34 years, ..." */
export function personDescription(matter: PaperMatter): string {
  const { party, typed } = matter.words;
  const { name, nameLocal, parentage, age, occupation, address } = matter.applicant;
  if (isOfChild(matter)) return childDescription(matter);
  const nameText = name ?? placeholder(matter, 'name');
  return [
    nameLocal && nameLocal !== name ? `${nameText} (${nameLocal})` : nameText,
    parentage === undefined ? optionalPlaceholder(matter, 'parentage') : typed.parentage(parentage),
    party.aged(age === undefined ? placeholder(matter, 'age') : String(age)),
    occupation && party.occupation(typed.occupation(occupation)),
    party.residing(address ?? placeholder(matter, 'address')),
  ]
    .filter((piece) => piece)
    .join(', ');
}

/** Without parentage and address, which identify the child. */
function childDescription({ applicant: { age }, words: { board, party } }: PaperMatter): string {
  return [board.child, age !== undefined && party.aged(String(age)), board.guardian]
    .filter(Boolean)
    .join(', ');
}

function applicantDescription(matter: PaperMatter): string {
  const { board } = matter.words;
  if (isBeforeBoard(matter)) return `${board.child}, ${board.guardian}`;
  const custody = custodyNow(matter);
  return custody ? `${personDescription(matter)}; ${custody}` : personDescription(matter);
}

/** "in judicial custody at Yerawada Central Prison"; null for an accused at liberty. */
export function custodyNow(matter: PaperMatter): string | null {
  const { case: facts, found, words } = matter;
  const { custodyStatus, jail } = facts;
  if (custodyStatus !== 'police' && custodyStatus !== 'judicial') return null;
  if (found?.matter.inCustody === false) return null; // the custody periods show that the accused is out
  return words.party.custodyAt[kindOfCustody(matter, custodyStatus)] + (jail ? words.party.at(jail) : '');
}

type KindOfCustody = keyof PaperMatter['words']['party']['custodyAt'];

/** A child is in no custody of the police or a jail (JJ 12), and a convict is no undertrial. */
function kindOfCustody(matter: PaperMatter, status: 'police' | 'judicial'): KindOfCustody {
  if (isBeforeBoard(matter)) return 'child';
  return matter.relief === 'suspension' && matter.bail.conviction ? 'sentenced' : status;
}

/** The name in the middle of a sentence. */
export const nameInText = (matter: PaperMatter): string =>
  isOfChild(matter) ? matter.words.board.inText : (matter.applicant.name ?? placeholder(matter, 'name'));

function respondent(matter: PaperMatter): string {
  const station = matter.case.policeStation ?? placeholder(matter, 'policeStation');
  return writtenRespondent(matter) ?? matter.words.party.through(stateName(matter), station);
}

/** As recorded, otherwise the agency that the charged Act makes the respondent. */
function writtenRespondent({
  case: { respondent: written },
  agency,
  language,
}: PaperMatter): string | undefined {
  if (written) return respondentPrinted(written, language);
  return agency ? printedAgency(agency, language) : undefined;
}

/** The office of a respondent other than the State police. */
export const respondentOffice = writtenRespondent;

/** The same for an agency, which serves notices in place of the Station House Officer. */
export const agencyOffice = (matter: PaperMatter): string | undefined =>
  matter.agency ? writtenRespondent(matter) : undefined;

/** Short name of the respondent for a title. */
export function opponent(matter: PaperMatter): string {
  const names = linesOfEachFir(matter, opponentInFir);
  const [first = ''] = names;
  return names.length > 1 ? matter.words.joint.andOthers(first, names.length) : first;
}

function opponentInFir(matter: PaperMatter): string {
  const printed = writtenRespondent(matter);
  return printed === undefined ? stateName(matter) : respondentName(printed);
}

const UNIONS =
  /^(chandigarh|puducherry|ladakh|lakshadweep|jammu (and|&) kashmir|andaman (and|&) nicobar( islands)?|dadra .*daman.*)$/i;

/** A State is "State of ..."; a Union territory is not, and the courts of Delhi use their own style. */
function stateName(matter: PaperMatter): string {
  const { party } = matter.words;
  const typed = matter.case.state ?? optionalPlaceholder(matter, 'state');
  if (!typed) return party.stateUnknown;
  const state = stateNamed(typed.replace(/^((the )?(state|union territory|u\.?t\.?) of )/i, ''), 'en');
  if (/^(n\.?c\.?t\.? of )?(new )?delhi( \(nct\))?$/i.test(state)) return party.delhi;
  const printed = stateNamed(state, matter.language);
  return UNIONS.test(state) ? party.union(printed) : party.state(printed);
}
