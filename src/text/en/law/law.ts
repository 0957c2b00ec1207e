/**
 * One sentence per reason, caution and missing fact of the law engine; the authority prints beside it. The
 * placeholder `{about}` is the offence, date or number of the step.
 */

import { routeCautions, routeReasons } from './law-routes.ts';
import { lawFacts } from './law-facts.ts';
import { formula } from './law-formula.ts';
import { errors } from './law-errors.ts';

export const law = {
  /** An offence, provision or Act of the tables, with its English name. */
  named: (name: string): string => name,
  kinds: {
    entitled: 'Entitled',
    'not-yet': 'Not yet',
    barred: 'Barred',
    undetermined: 'More facts are needed',
    discretion: 'In the court’s discretion',
  },
  rules: {
    governing: 'Governing code',
    bailable: 'Bail as of right',
    defaultBail: 'Default bail',
    undertrial: 'Undertrial release',
    magistrate: 'Bail by a Magistrate',
    sixtyDays: 'Sixty days from the first date for evidence',
    anticipatory: 'Anticipatory bail',
    sessionsOrHighCourt: 'Bail by the Court of Session or the High Court',
    specialGates: 'Conditions of special Acts',
    antil: 'Antil category',
    suspension: 'Suspension of sentence',
  },
  reasons: {
    'every-offence-bailable': 'Every offence charged is bailable.',
    'non-bailable-offence': '{about} is non-bailable, so bail is not a matter of right under this section.',
    'bailable-so-released-of-right':
      'Every offence is bailable: release is of right, and no condition beyond attendance may be imposed.',
    'earlier-bond-broken':
      'The attendance condition of an earlier bond in this case was breached, so the court may refuse release.',
    'not-in-custody': 'The accused is not in custody.',
    'already-arrested': 'The accused has been arrested: apply for regular bail instead.',
    'convicted-already':
      'Convicted on {about}: this rule ends with the judgment. Apply for suspension of sentence.',
    'period-ninety':
      'The offence is punishable with death, life imprisonment or a minimum of ten years, so {about} days are allowed for investigation.',
    'period-sixty':
      'No offence is punishable with death, life imprisonment or a minimum of ten years, so {about} days are allowed for investigation.',
    'period-special-act': 'The special Act allows {about} days for investigation.',
    'period-running':
      'The period is running; the right accrues on {about} if no charge-sheet is filed by then.',
    'period-extended': 'The court extended the period; the right accrues on {about}.',
    'charge-sheet-in-time': 'The charge-sheet was filed in time; the last day was {about}.',
    'filed-and-not-claimed':
      'A charge-sheet was filed on {about} and default bail was not claimed before it: the right is not available under any section.',
    'lapsed-by-charge-sheet':
      'The right accrued on {about}, but a charge-sheet was filed later. It subsists only if claimed before that filing.',
    'claimed-before-charge-sheet': 'The right was claimed on {about}, before the charge-sheet was filed.',
    'extension-after-claim':
      'The right had accrued on {about} and been claimed before the time was extended: the later order does not defeat it.',
    'extension-defective':
      'The time was extended without producing the accused, or without the report of the Public Prosecutor: such an order does not defeat the right that accrued on {about}.',
    'death-or-life-possible': '{about} is punishable with death or life imprisonment.',
    'death-possible': '{about} is punishable with death.',
    'child-before-the-board':
      'Under eighteen on the date of the offence: the Juvenile Justice Board releases, whatever the offence or Act, with or without surety or under supervision.',
    'not-a-child': 'Eighteen or older on the date of the offence.',
    'on-bail-at-the-offence':
      '{about}: the accused was on bail under the same Act at the time of the offence, so the Act bars bail.',
    'entered-without-authority':
      '{about}: a foreign national who entered without authority gets bail only in very exceptional circumstances, for reasons in writing.',
    'appeal-to-the-high-court':
      'An appeal from the Special Court’s order on bail lies to the High Court, by the accused as Appellant; the last day is {about}.',
    'no-appeal-under-a-special-act':
      'No Act charged provides an appeal to the High Court from an order on bail: the ordinary application lies there.',
    'no-imprisonment': 'No section charged carries imprisonment, so no part of a term can be served.',
    'other-cases-pending': 'Other cases are pending against the accused ({about}).',
    'more-than-one-offence':
      'More than one offence is charged ({about}). On a literal reading that alone bars release; on the case-level reading it does not.',
    'one-third': 'No previous conviction: one-third of the maximum term is enough, reached on {about}.',
    'one-half': 'One-half of the maximum term is needed, reached on {about}.',
    'maximum-served':
      'The full maximum term has been undergone ({about}); detention beyond it is not permitted.',
    'magistrate-discretion': 'The Magistrate may grant bail.',
    'proviso-child': 'The bar does not prevent bail to a child.',
    'proviso-woman': 'The bar does not prevent bail to a woman.',
    'proviso-sick-or-infirm': 'The bar does not prevent bail to a sick or infirm person.',
    'earlier-grave-conviction':
      'There is a previous conviction for an offence punishable with death, life or seven years and more.',
    'two-earlier-convictions':
      'There are two or more previous convictions for cognizable offences of three to under seven years.',
    'sixty-days-from-first-evidence':
      'Sixty days from the first date fixed for evidence are completed on {about}; if the trial is not concluded, bail follows.',
    'not-magistrate-triable': '{about} is not triable by a Magistrate.',
    'not-in-custody-throughout': 'The accused was not in custody for the whole of the sixty days.',
    'anticipatory-discretion':
      'The Court of Session or the High Court may direct release on bail upon arrest.',
    'anticipatory-barred-by-code': 'Anticipatory bail is excluded for {about}.',
    'anticipatory-barred-by-special-act': 'The special Act excludes anticipatory bail for {about}.',
    'special-powers': 'The Court of Session or the High Court may grant bail to a person in custody.',
    'no-special-bar': 'No special Act adds conditions for bail.',
    'exempt-from-special-bar': 'The further conditions for {about} do not apply to this accused.',
    'twin-conditions':
      '{about}: the prosecutor must be heard and the court must be satisfied of further conditions before bail.',
    'antil-a':
      'Category A: up to seven years. Summons first; bail is decided without taking the accused into custody.',
    'antil-b': 'Category B: more than seven years, life or death. On appearance, bail is decided on merits.',
    'antil-c': 'Category C: a special Act with stringent conditions. As category B, with those conditions.',
    'antil-d': 'Category D: an economic offence outside the special Acts. As category B.',
    'arrested-during-investigation':
      'The categories are for an accused not arrested during the investigation.',
    'did-not-cooperate': 'The categories are for an accused who cooperated with the investigation.',
    'appellate-discretion':
      'The appellate court may, for reasons in writing, suspend the sentence and grant bail.',
    'short-sentence-on-bail':
      'On bail at conviction and sentenced to three years or less: the convicting court releases, to enable an appeal.',
    'bailable-on-bail':
      'On bail at conviction for a bailable offence: the convicting court releases, to enable an appeal.',
    'sentence-over-three-years':
      'The sentence exceeds three years ({about}) and the offence is not bailable.',
    'sentence-for-life': 'The sentence is for life, and the offence is not bailable.',
    'not-on-bail-at-conviction': 'The accused was not on bail at conviction.',
    'penal-code-by-offence-date':
      'The penal code is that of the date of the offence: BNS from 01-07-2024, IPC before.',
    'procedure-by-proceeding-date':
      'The procedure is that of the date of the proceeding: BNSS from 01-07-2024.',
    ...routeReasons,
    'saved-proceeding': 'The investigation was pending on 30-06-2024 and continues under the CrPC.',
  },
  cautions: {
    'indigent-within-a-week':
      'An accused unable to furnish bail within a week of arrest is presumed indigent and is released on a bond without surety.',
    'unless-earlier-bond-broken':
      'Unless the attendance condition of an earlier bond in this case was breached.',
    'furnish-bail': 'Custody continues until bail is actually furnished.',
    'day-one-is-the-remand-day':
      'Day one is the day of the first remand; the last day is not extended for a holiday.',
    'remand-date-estimated':
      'The first remand date is not known, so the arrest date is used. If the remand was on the day after arrest, the right accrues one day later. An application on the estimate may be premature: file again the next day.',
    'sixty-or-ninety-contested':
      'It is unsettled under the BNSS if “ten years or more” means a minimum of ten years. The earlier date is used; on the other reading the right accrues on {about}.',
    'limb-not-chosen':
      'The charge names {about} alone, and the facts point to another part of the section. Choose the part.',
    'period-follows-principal-offence':
      'The period is that of the principal offence. If that offence is graver, the right accrues on {about}; enter the principal offence.',
    'extension-possible':
      'The court may have extended the period. With the longest extension the right accrues on {about}.',
    'extension-needs-report-and-production':
      'An extension is valid only if the Public Prosecutor’s report gave reasons and the accused was produced and informed: check the order.',
    'extension-stands-until-set-aside':
      'The extension is in force until set aside; with it the right accrues on {about}. Challenge it in the same application.',
    'incomplete-charge-sheet':
      'A charge-sheet filed in time ends the right even if further investigation continues. Whether a piecemeal charge-sheet filed only to defeat the right counts is argued case by case: state what is missing from it.',
    'apply-before-charge-sheet':
      'Apply before the charge-sheet is filed, and note the time of filing: a right not claimed by then is lost.',
    'merits-bars-do-not-apply':
      'The further conditions of the special Act concern bail on merits, not default bail.',
    'either-code':
      'The date of the FIR is not known: the BNSS applies from 01-07-2024, the CrPC to earlier FIRs.',
    'court-may-detain-beyond-half':
      'The court may, after hearing the prosecutor and for reasons in writing, continue detention beyond one-half.',
    'section-479-2-contested':
      'It is unsettled if several offences in one case bar release. Both readings are shown; no binding ruling was found.',
    'applies-to-earlier-cases': 'The rule also applies to cases from before 01-07-2024.',
    'superintendent-must-apply':
      'The jail superintendent must apply to the court in writing when the term is completed.',
    'predicate-case-open': 'It is unsettled if the predicate case counts as another case.',
    'no-fixed-maximum':
      '{about} fixes no maximum of its own, so no date can be computed: compute it by hand.',
    'fine-only': '{about} is punishable with fine only: it does not affect any date.',
    'floor-of-robbery':
      '{about} is no separate offence: it fixes a minimum term for the robbery or dacoity charged with it, whose maximum is used.',
    'life-has-no-fixed-half':
      '{about} may carry life imprisonment, which has no fixed half, so no date can be computed: compute it by hand.',
    'life-as-twenty-years':
      '{about} follows an offence punishable with life: for fractions of a term, life counts as twenty years, so one-half is ten. Check this against the charge as framed.',
    'on-or-about':
      'The date falls at the end of a shorter month: plead “on or about”; a strict count gives the next day.',
    'special-reason-proviso':
      'Despite previous convictions, release may be granted if just and proper for any other special reason.',
    'must-appear-or-surrender':
      'An accused not arrested must appear or surrender first; before arrest, anticipatory bail lies before the Court of Session or the High Court.',
    'hear-prosecutor':
      'The prosecutor must be heard: the offence is punishable with seven years or more, life or death.',
    'mandatory-conditions':
      '{about}: seven years or more, so conditions of attendance, no similar offence and no tampering are mandatory.',
    'mandatory-conditions-by-chapter':
      'By the chapter of the offence, conditions of attendance, no similar offence and no tampering are mandatory: {about}.',
    'tried-by-special-court': '{about} is tried by a Special Court: apply there.',
    'juvenile-justice-board':
      'An accused under eighteen at the time of the offence is dealt with by the Juvenile Justice Board: its own bail rule overrides the ordinary sections, whether the offence is bailable or not.',
    'unless-three-grounds':
      'The Board may refuse only if release would bring the child among known criminals, expose the child to danger, or defeat the ends of justice, and must state which.',
    'age-by-documents':
      'Age is proved by the certificate of the school or examining board, then by the birth certificate of the local body, and only without these by a medical test.',
    'unless-on-bail-at-the-offence':
      '{about}: check if the accused was on bail under the same Act at the time of the offence; that bars bail.',
    'unless-entered-without-authority':
      '{about}: check if the accused is a foreign national who entered without authority; then bail is only for very exceptional circumstances.',
    'anticipatory-bar-contested':
      '{about}: the exclusion names only sections of the BNS. It is unsettled if it covers this IPC offence: expect the State to rely on it.',
    'proclaimed-offender':
      'A proclaimed offender is ordinarily refused anticipatory bail: get the proclamation recalled, or state why it should not have been made.',
    'suspension-under-section-37':
      '{about}: after conviction too, a sentence under this Act is suspended only if the conditions of section 37 are met.',
    'appeal-lies-to-the-high-court':
      '{about}: after the Special Court’s order, the High Court is approached by appeal, not under this section.',
    'delay-to-be-condoned':
      'The period of limitation has expired: seek condonation of delay, with its cause. The Act permits condonation until {about}.',
    'if-tried-under-the-nia-act':
      'This appeal is for orders of a Special Court under the NIA Act, or of a court that tries in its place.',
    'reasons-may-be-recorded': 'The Magistrate may refuse for reasons recorded in writing.',
    'sessions-or-high-court-only':
      'This lies before the Court of Session or the High Court, never before a Magistrate.',
    'not-time-limited': 'The protection is not limited in time unless the court says so.',
    'unless-no-prima-facie-case': 'The exclusion does not apply if the complaint shows no prima facie case.',
    'notice-to-prosecutor': '{about}: notice to the prosecutor is required.',
    'notice-within-fifteen-days': '{about}: notice to the prosecutor within fifteen days of the application.',
    'informant-to-be-present':
      '{about}: the informant, or a person authorised by the informant, must be present.',
    'hear-the-victim': '{about}: the victim must be given notice and heard.',
    'hear-the-child': '{about}: the child, or the guardian, should be heard.',
    'presumption-of-guilt':
      '{about}: the Act raises a presumption against the accused; courts consider it at bail.',
    'special-gate-applies': '{about}: the conditions of the special Act apply in addition to this section.',
    'constitutional-courts-long-delay':
      '{about}: long custody and delay may still justify release by a constitutional court.',
    'unless-economic-offence':
      'If this is an economic offence, category D applies: bail is decided on merits.',
    'prosecutor-to-show-cause': '{about}: the prosecutor must have an opportunity to show cause in writing.',
    'sessions-trial-to-the-high-court':
      '{about} is tried by a Court of Session: the appeal against the conviction lies to the High Court, which suspends the sentence.',
    'long-sentence-to-the-high-court':
      'The sentence is of more than seven years ({about}): the appeal lies to the High Court, which suspends it.',
    'life-sentence-to-the-high-court':
      'The sentence is for life: the appeal lies to the High Court, which suspends it.',
    'special-court-to-the-high-court':
      '{about}: the appeal against the judgment of the Special Court lies to the High Court, which suspends the sentence.',
    'appeal-may-take-years': 'If the appeal cannot be heard soon, the sentence is ordinarily suspended.',
    'time-on-bail-not-counted': 'Time on bail under this section does not count towards the sentence.',
    'unless-special-reasons': 'The convicting court may refuse for special reasons.',
    'codes-do-not-match-date':
      'A section of the {about} does not match the date of the offence: correct one of the two.',
    ...routeCautions,
    'old-case-fresh-application':
      'Several High Courts require a fresh application under the BNSS even in an old FIR; others continue under the CrPC.',
  },
  facts: lawFacts,
  /** Short forms, for sentences that combine several questions. */
  shortAsks: {
    offences: 'Which sections are applied?',
    principal: 'Which is the principal offence?',
    limb: 'Which part of the section is charged?',
    firDate: 'When was the FIR registered?',
    custodyStatus: 'Is the accused in custody?',
    arrestDate: 'What is the date of arrest?',
    firstRemandDate: 'What is the date of first remand?',
    chargesheet: 'Has a charge-sheet been filed?',
    remandExtension: 'Was the time extended?',
    delayByAccusedDays: 'How many days of delay are due to the accused?',
    neverConvicted: 'Is there a previous conviction or another pending case?',
    otherPendingCases: 'Is there a previous conviction or another pending case?',
    firstEvidenceDate: 'What was the first date fixed for evidence?',
    defaultBailClaim: 'Was default bail applied for before the charge-sheet?',
    defaultBailClaimAt: 'At what time was it applied for?',
    chargesheetAt: 'At what time was the charge-sheet filed?',
    orderedOn: 'When was the time extended, and was the accused produced?',
    classification: 'Is the charge bailable, and which court tries it?',
    maximumTerm: 'What is the maximum term?',
    production: 'Was the accused produced before a Magistrate, and when?',
    bailOrder: 'Has the accused been released, and on what date?',
    noticeToAppear: 'Was a notice of appearance served, and for which date?',
    specialCourtOrderOn: 'When did the Special Court decide on bail?',
    chequeDeposit: 'Was a deposit ordered, and when?',
  },
  calculator: formula,
  errors,
  asOf: 'Law as of {about}.',
  caseLawReadTo: 'Case law read to {about}. A later judgment may say otherwise.',
} as const;
