/** Collapsed sections of the generator, their rows, and grounds under headings. */
import { indianNumber } from '#kernel/indian-number.ts';
import { DEVICE } from '#text/device-word.ts';
import { plural } from '#text/en/plural.ts';
import { AGENCY_NAMES } from '#text/en/law/respondents.ts';

export const generatorParts = {
  parts: {
    particulars: 'District, case number and CNR',
    respondent: 'Respondent',
    custody: 'Custody details',
    trial: 'Stage of investigation and trial',
    version: 'Applicant’s version and role',
    coAccused: 'Co-accused',
    person: 'Woman, child, sick or infirm',
    coercive: 'Warrants and proclamations',
    ownWords: 'Own undertakings and prayer',
    listed: (n: number) => (n === 1 ? '1 listed' : `${n} listed`),
  },
  spans: {
    text: 'Only if custody changed or was interrupted (police, judicial, interim bail). If nothing is added, custody is counted from the arrest.',
    row: (n: number) => `Period ${n}`,
    add: 'Add a custody period',
    remove: (n: number) => `Remove period ${n}`,
    line: (kind: string, from: string, to: string) =>
      to === '' ? `${kind} since ${from}` : `${kind} ${from} to ${to}`,
  },
  respondent: {
    state: 'The State, through the police station',
    stateOf: (state: string) => `State of ${state}, through the police station`,
    points: (agencies: string) =>
      `${agencies} may be the investigating agency. If so, name it as respondent. Otherwise the State is named.`,
    or: ' or ',
    choose: (agency: string) => `Name ${agency}`,
    agencies: AGENCY_NAMES,
  },
  warrants: {
    row: (n: number) => `Warrant or proclamation ${n}`,
    add: 'Add a warrant or proclamation',
    remove: (n: number) => `Remove warrant or proclamation ${n}`,
  },
  furtherFirs: {
    text: 'Every FIR in which arrest is feared. The paper names each with its sections, respondent and prayer. Name the FIR in a ground that is true of one only.',
    notCovered:
      'Bail in two FIRs is two applications: file this one, then a new one in the other FIR. Only anticipatory or transit bail covers several, if the practice of the court allows it.',
    row: (n: number) => `FIR ${n + 1}`,
    add: 'Add another FIR',
    remove: (n: number) => `Remove FIR ${n + 1}`,
  },
  coAccused: {
    text: 'Co-accused in this FIR and the result of their bail. A grant is proposed as a ground of parity.',
    row: (n: number) => `Co-accused ${n}`,
    add: 'Add a co-accused',
    remove: (n: number) => `Remove co-accused ${n}`,
  },
  coApplicants: {
    title: 'Further applicants: custody and rights',
    text: 'Only co-accused of the same FIR who ask for the same bail. Everyone signs. The answers on earlier applications and the grounds are for all, unless a ground names one person.',
    row: (n: number) => `Applicant ${n}`,
    add: 'Add another applicant',
    addKnown: (name: string) => `Add ${name}`,
    remove: (n: number) => `Remove applicant ${n}`,
  },
  offered: 'Conditions and prayer',
  recent: 'From your last applications',
  asInFir: 'As stated in the FIR.',
  profileFirst: {
    link: 'Complete your profile',
    text: 'Enter your enrolment number and usual court once. Every application then has them.',
  },
  grounds: {
    title: 'Grounds under headings',
    proposed: 'Drafted from your facts. Read each one before you add it, then edit it.',
    noneProposed: 'Drafted grounds appear here once your facts support them.',
    add: 'Add ground',
    addThis: (heading: string) => `Add the ground: ${heading}`,
    addAll: (n: number) => `Add these ${indianNumber(n)} grounds`,
    addOwn: 'Add your own ground',
    more: (n: number) => `Show ${plural(n, 'more ground', 'more grounds')}`,
    notLoaded: `The drafted grounds are not on this ${DEVICE}. Connect to the internet and try again.`,
    loading: 'Loading the drafted grounds',
    retry: 'Try again',
    row: (n: number) => `Ground ${n}`,
    restsOn: 'Authority:',
    against: 'To the contrary:',
    confirm: 'Your facts do not show this. Confirm it first.',
    unconfirmed: 'Needs your confirmation',
    confirmFirst: 'Answer each question above, then add the ground.',
    answerThis: 'Enter the answer. It is printed in the ground.',
    notes: (strength: string) => `For you only: ${strength}`,
    strength: {
      strong: 'a strong ground',
      medium: 'a ground of medium strength',
      weak: 'weak on its own',
    },
    notReviewed: 'No lawyer has reviewed this draft.',
    addedBy: (source: string, reviewer: string, on: string) =>
      `Added by ${source}. Reviewed by ${reviewer} on ${on}.`,
    withdrawn: 'Your facts no longer support this ground. Check it or remove it.',
    provedBy: 'Annexed document',
    noDocument: 'None',
    provedByHint: 'Attached to the filing packet; the ground cites its annexure number.',
    addDocuments: 'Add documents below or in the review, then choose one here.',
    dropAuthority: 'Remove authority',
    keep: (n: number) => `Save ground ${n} for other applications`,
    own: (n: number) => `Your saved grounds (${indianNumber(n)})`,
    forget: 'Remove from your saved grounds',
    moveUp: (n: number) => `Move ground ${n} up`,
    moveDown: (n: number) => `Move ground ${n} down`,
    remove: (n: number) => `Remove ground ${n}`,
    annex: (documents: string) => `Annex: ${documents}.`,
  },
  preflight: {
    title: 'Check before filing',
    again: 'Check before sending',
    count: (n: number) => (n === 0 ? 'nothing found' : n === 1 ? '1 point to check' : `${n} points to check`),
    nothing: 'No problems found.',
    missing: (n: number) => (n === 1 ? '1 blank left:' : `${n} blanks left:`),
    mend: (field: string) => `Change: ${field}`,
  },
  reviewPoints: {
    stops: (n: number) =>
      n === 1 ? '1 point stops the filing' : `${indianNumber(n)} points stop the filing`,
    open: (n: number) => (n === 1 ? '1 point is open' : `${indianNumber(n)} points are open`),
    confirm: (n: number, act: string) =>
      n === 1 ? `1 point is open. ${act}?` : `${indianNumber(n)} points are open. ${act}?`,
    samePerson: 'Same person',
    otherPerson: 'Another person',
    fileAnyway: 'File anyway',
    saveAnyway: 'Save anyway',
    willFile: (court: string) =>
      `Saved on this ${DEVICE} first, then sent to: ${court}. It is filed when you see “Sent”.`,
    needed: (relief: string, field: string) => `${relief} needs: ${field}.`,
    unsworn: (part: string, name: string) => `Part ${part}: ${name}`,
    nothingConcealed:
      'The affidavit says that nothing is concealed, so no part of the disclosure may be empty.',
    noAnnexure:
      'The disclosure annexure is not attached. The Supreme Court requires it with every bail application.',
    withdrawnGrounds: (headings: readonly string[]) =>
      headings.length === 1
        ? `Your facts no longer support the ground “${headings.join('')}”. Change or remove it.`
        : `Your facts no longer support these grounds: “${headings.join('”, “')}”. Change or remove them.`,
    awaited: 'Record awaited',
    allAwaited: (parts: string) => `Parts ${parts}: record awaited`,
    other: (part: string) => `Part ${part}: other answer`,
    reason: 'Give the reason',
    done: 'Close',
    undo: 'Undo',
    more: (n: number) => `Show ${plural(n, 'more point', 'more points')}`,
    showPaper: 'Show the whole paper',
    foldPaper: 'Fold the paper',
    files: 'Language, PDF, Word and filing packet',
  },
  applicantRights: {
    title: 'Rights of each applicant',
    none: 'no right to release by these facts today',
    maybe: 'may have a right to release; a missing fact decides it',
  },
  annexureReview: {
    title: 'Disclosure annexure',
    complete: (n: number, of: number) => `${n} of ${of} complete`,
    parts: {
      A: 'Case',
      B: 'Custody',
      C: 'Trial',
      D: 'Antecedents',
      E: 'Earlier bail applications',
      F: 'Coercive process',
    },
    attach: 'Attach the disclosure annexure',
    leaveOff: 'Do not attach the annexure',
    leaveOut: (part: string) => `Omit part ${part}, with a reason`,
    putBack: (part: string) => `Include part ${part}`,
    reason: (part: string) => `Reason for omitting part ${part}`,
    reasonHint: 'One sentence. It is printed in the annexure.',
    reasonMissing: (part: string) => `Give the reason for omitting part ${part}, or include it.`,
  },
};
