/**
 * The words of the law engine: one sentence for each reason, caution and missing fact.
 * `{about}` is the offence, date or number that the step is about; the authority is printed beside the sentence.
 */

import { routeCautions, routeReasons } from './law-routes.ts';
import { lawFacts } from './law-facts.ts';
import { formula } from './law-formula.ts';
import { errors } from './law-errors.ts';

export const law = {
  /** An offence, a provision or an Act of the tables, whose names are in English. */
  named: (name: string): string => name,
  kinds: {
    entitled: 'Entitled',
    'not-yet': 'Not yet',
    barred: 'Barred',
    undetermined: 'More facts are needed',
    discretion: 'Open to the court’s discretion',
  },
  rules: {
    governing: 'Which code governs',
    bailable: 'Bail as of right',
    defaultBail: 'Default bail',
    undertrial: 'Undertrial release',
    magistrate: 'Bail by a Magistrate',
    sixtyDays: 'Sixty days from the first date of evidence',
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
      'Every offence is bailable: release is a right, and no court may refuse it or add conditions beyond attendance.',
    'earlier-bond-broken':
      'The attendance condition of an earlier bond in this case was broken, so the court may refuse release.',
    'not-in-custody': 'The person is not in custody.',
    'already-arrested': 'The person has been arrested: ask for regular bail instead.',
    'convicted-already':
      'The person was convicted on {about}: this rule ends with the judgment. Ask for suspension of the sentence.',
    'period-ninety':
      'Death, life imprisonment or a minimum of ten years is possible, so the investigation has {about} days.',
    'period-sixty':
      'No offence carries death, life imprisonment or a minimum of ten years, so the investigation has {about} days.',
    'period-special-act': 'The special Act gives the investigation {about} days.',
    'period-running':
      'The period is still running; the right arises on {about} if no charge-sheet is filed by then.',
    'period-extended': 'The court extended the period; the right arises on {about}.',
    'charge-sheet-in-time': 'The charge-sheet was filed in time; the last day was {about}.',
    'lapsed-by-charge-sheet':
      'The right arose on {about}, but a charge-sheet was filed later. It survives only if it was claimed before that filing.',
    'claimed-before-charge-sheet': 'The right was claimed on {about}, before the charge-sheet was filed.',
    'extension-after-claim':
      'The right had arisen on {about} and had been claimed before the time was extended: the later order does not take it back.',
    'extension-defective':
      'The time was extended without the accused before the court, or without the prosecutor’s own report: such an order does not take away the right that arose on {about}.',
    'death-or-life-possible': '{about} is punishable with death or life imprisonment.',
    'death-possible': '{about} is punishable with death.',
    'child-before-the-board':
      'Under eighteen on the day of the act: the Juvenile Justice Board releases, whatever the offence and whatever Act, with or without surety or under supervision.',
    'not-a-child': 'The person was eighteen or older on the day of the act.',
    'on-bail-at-the-offence':
      '{about}: the person was on bail under the same Act when the offence was committed, and for that the Act bars bail.',
    'entered-without-authority':
      '{about}: the person is no citizen of India and entered without authority: bail only in very exceptional circumstances, for written reasons.',
    'appeal-to-the-high-court':
      'The order of the Special Court on bail goes to the High Court on appeal, by the person as Appellant; the last day is {about}.',
    'no-appeal-under-a-special-act':
      'No Act charged sends the order on bail to the High Court on appeal: the ordinary application lies there.',
    'no-imprisonment':
      'No section charged carries imprisonment, so there is no term of which a part could be served.',
    'other-cases-pending': 'Other cases are pending against the person ({about}).',
    'more-than-one-offence':
      'More than one offence is charged ({about}). Read literally, that alone bars release; read for the case, it does not.',
    'one-third': 'Never convicted before: one third of the maximum term is enough, reached on {about}.',
    'one-half': 'One half of the maximum term is needed, reached on {about}.',
    'maximum-served': 'Detention has reached the whole maximum term ({about}); no one may be held longer.',
    'magistrate-discretion': 'The Magistrate may grant bail.',
    'proviso-child': 'The bar does not prevent bail to a child.',
    'proviso-woman': 'The bar does not prevent bail to a woman.',
    'proviso-sick-or-infirm': 'The bar does not prevent bail to a sick or infirm person.',
    'earlier-grave-conviction':
      'There is an earlier conviction for an offence punishable with death, life or seven years and more.',
    'two-earlier-convictions':
      'There are two or more earlier convictions for cognizable offences of three to under seven years.',
    'sixty-days-from-first-evidence':
      'Sixty days from the first date fixed for evidence are over on {about}; if the trial is not concluded, bail follows.',
    'not-magistrate-triable': '{about} is not triable by a Magistrate.',
    'not-in-custody-throughout': 'The person was not in custody during the whole of the sixty days.',
    'anticipatory-discretion':
      'The Court of Session or the High Court may direct release on bail upon arrest.',
    'anticipatory-barred-by-code': 'Anticipatory bail is excluded for {about}.',
    'anticipatory-barred-by-special-act': 'The special Act excludes anticipatory bail for {about}.',
    'special-powers': 'The Court of Session or the High Court may grant bail to a person in custody.',
    'no-special-bar': 'No special Act puts further conditions before bail.',
    'exempt-from-special-bar': 'The further conditions for {about} do not apply to this person.',
    'twin-conditions':
      '{about}: the prosecutor must be heard and the court must be satisfied of further conditions before bail.',
    'antil-a':
      'Category A: up to seven years. Summons first; bail is decided without taking the person into custody.',
    'antil-b': 'Category B: more than seven years, life or death. On appearance, bail is decided on merits.',
    'antil-c': 'Category C: a special Act with stringent conditions. As category B, with those conditions.',
    'antil-d': 'Category D: an economic offence outside the special Acts. As category B.',
    'arrested-during-investigation':
      'The categories are for a person who was not arrested during the investigation.',
    'did-not-cooperate': 'The categories are for a person who cooperated with the investigation.',
    'appellate-discretion':
      'The appellate court may, for reasons in writing, suspend the sentence and grant bail.',
    'short-sentence-on-bail':
      'On bail at conviction and sentenced to three years or less: the convicting court releases, so that an appeal can be filed.',
    'bailable-on-bail':
      'On bail at conviction for a bailable offence: the convicting court releases, so that an appeal can be filed.',
    'sentence-over-three-years':
      'The sentence is more than three years ({about}) and the offence is not bailable.',
    'sentence-for-life': 'The sentence is for life, and the offence is not bailable.',
    'not-on-bail-at-conviction': 'The person was not on bail at conviction.',
    'penal-code-by-offence-date': 'The offence follows the day of the act: BNS from 01-07-2024, IPC before.',
    'procedure-by-proceeding-date': 'Procedure follows the proceeding: BNSS from 01-07-2024.',
    ...routeReasons,
    'saved-proceeding': 'The investigation was pending on 30-06-2024 and goes on under the CrPC.',
  },
  cautions: {
    'indigent-within-a-week':
      'A person who cannot furnish bail within a week of arrest is presumed indigent and is released on a bond without surety.',
    'unless-earlier-bond-broken':
      'Unless the attendance condition of an earlier bond in this case was broken.',
    'furnish-bail': 'The person stays in custody until bail is actually furnished.',
    'day-one-is-the-remand-day':
      'Day one is the day of the first remand; the last day is not extended for a holiday.',
    'remand-date-estimated':
      'The first remand date is not known, so the arrest date stands in. The date is one day later if the remand was on the day after arrest; an application on the estimate can only be premature, so file again the next day.',
    'sixty-or-ninety-contested':
      'Whether “ten years or more” needs a minimum of ten years is open under the BNSS. The earlier date stands here; on the other reading the right arises on {about}.',
    'period-follows-principal-offence':
      'This section follows another offence. If that offence is graver, the right arises on {about}; name the principal offence.',
    'extension-possible':
      'The court may have extended the period. With the longest extension the right arises on {about}.',
    'extension-needs-report-and-production':
      'An extension holds only where the prosecutor’s own report gave reasons and the accused was before the court and told of it: check the order.',
    'extension-stands-until-set-aside':
      'The order of extension stands until it is set aside; with it the right arises on {about}. Challenge it in the same application.',
    'incomplete-charge-sheet':
      'A charge-sheet filed in time ends the right although further investigation goes on. Whether one filed piecemeal, only to defeat the right, counts is argued case by case: say what is missing from it.',
    'apply-before-charge-sheet':
      'Apply before the charge-sheet is filed, and note the time of filing: a right not claimed by then is lost.',
    'merits-bars-do-not-apply':
      'The further conditions of the special Act concern bail on merits, not default bail.',
    'either-code':
      'The date of the FIR is not known: the BNSS applies from 01-07-2024, the CrPC to earlier FIRs.',
    'court-may-detain-beyond-half':
      'The court may, after hearing the prosecutor and for written reasons, continue detention beyond one half.',
    'section-479-2-contested':
      'Whether several offences in one case bar release is open. Both readings are shown; no binding ruling was found.',
    'applies-to-earlier-cases': 'The rule reaches cases from before 01-07-2024 too.',
    'superintendent-must-apply':
      'The jail superintendent must apply to the court in writing when the term is completed.',
    'predicate-case-open': 'Whether the predicate case counts as another case is open.',
    'no-fixed-maximum':
      '{about} fixes no maximum of its own, so no date can be computed: decide this by hand.',
    'fine-only': '{about} is punished with fine only: it neither sets nor moves a date.',
    'floor-of-robbery':
      '{about} is no offence apart: it fixes a least term for the robbery or dacoity charged with it, whose maximum is used.',
    'life-has-no-fixed-half':
      '{about} may bring life imprisonment, which has no fixed half, so no date can be computed: decide this by hand.',
    'life-as-twenty-years':
      '{about} follows an offence punishable with life: where a part of life is reckoned it counts as twenty years, so the half is ten. Check this against the charge as framed.',
    'on-or-about':
      'A date falls at the end of a shorter month: say “on or about”; a strict count gives the next day.',
    'special-reason-proviso':
      'A person with earlier convictions may still be released where that is just and proper for another special reason.',
    'must-appear-or-surrender':
      'A person not arrested must appear or surrender first; before arrest, anticipatory bail lies before the Court of Session or the High Court.',
    'hear-prosecutor': 'The prosecutor must be heard: seven years or more, life or death is possible.',
    'mandatory-conditions':
      '{about}: seven years or more, so conditions to attend, not to repeat and not to tamper must be set.',
    'mandatory-conditions-by-chapter':
      'By the chapter in which it stands, conditions to attend, not to repeat and not to tamper must be set: {about}.',
    'tried-by-special-court': '{about} is tried by a Special Court: apply there.',
    'juvenile-justice-board':
      'A person under eighteen at the time of the act is dealt with by the Juvenile Justice Board: its own bail rule overrides the ordinary sections, whether the offence is bailable or not.',
    'unless-three-grounds':
      'The Board may refuse only where release would bring the child among known criminals, expose the child to danger, or defeat the ends of justice, and must say which.',
    'age-by-documents':
      'Age is shown by the school’s or examining board’s certificate, then by the birth certificate of the local body, and only without these by a medical test.',
    'unless-on-bail-at-the-offence':
      '{about}: ask whether the person was on bail under the same Act when the offence was committed; that bars bail.',
    'unless-entered-without-authority':
      '{about}: ask whether the person is a foreigner who entered without authority; then bail is only for very exceptional circumstances.',
    'anticipatory-bar-contested':
      '{about}: the exclusion names only sections of the BNS. Whether it reaches this offence of the IPC is open: the State will say that it does.',
    'proclaimed-offender':
      'A proclaimed offender is ordinarily refused anticipatory bail: have the proclamation recalled, or say why it should not have been made.',
    'suspension-under-section-37':
      '{about}: after conviction too, a sentence under this Act is suspended only where the conditions of section 37 are met.',
    'appeal-lies-to-the-high-court':
      '{about}: once the Special Court has decided, the High Court is reached by appeal, not under this section.',
    'delay-to-be-condoned':
      'The ordinary time is over: ask for the delay to be condoned, with its cause. By the words of the Act that is possible until {about}.',
    'if-tried-under-the-nia-act':
      'This appeal is for orders of a Special Court under the NIA Act, or of a court that tries in its place.',
    'reasons-may-be-recorded': 'The Magistrate may refuse for reasons recorded in writing.',
    'sessions-or-high-court-only':
      'This lies before the Court of Session or the High Court, never before a Magistrate.',
    'not-time-limited': 'The protection is not limited in time unless the court says so.',
    'unless-no-prima-facie-case':
      'The exclusion does not apply where the complaint shows no prima facie case.',
    'notice-to-prosecutor': '{about}: notice to the prosecutor is required.',
    'notice-within-fifteen-days': '{about}: notice to the prosecutor within fifteen days of the application.',
    'informant-to-be-present':
      '{about}: the informant, or a person authorised by the informant, must be present.',
    'hear-the-victim': '{about}: the victim must be given notice and heard.',
    'hear-the-child': '{about}: the child, or the guardian, should be heard.',
    'presumption-of-guilt': '{about}: the Act presumes against the accused; courts weigh that at bail.',
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
    'appeal-may-take-years': 'Where the appeal cannot be heard soon, the sentence is ordinarily suspended.',
    'time-on-bail-not-counted': 'Time on bail under this section does not count towards the sentence.',
    'unless-special-reasons': 'The convicting court may refuse for special reasons.',
    'codes-do-not-match-date':
      'A section of the {about} does not fit the date of the offence: correct one of the two.',
    ...routeCautions,
    'old-case-fresh-application':
      'Several High Courts require a fresh application under the BNSS even in an old FIR; others keep the CrPC.',
  },
  facts: lawFacts,
  /** The same questions in a few words, where one sentence asks several. */
  shortAsks: {
    offences: 'What are all the sections?',
    principalOffence: 'Which offence does the charge follow?',
    firDate: 'When was the FIR registered?',
    custodyStatus: 'Is the person in custody?',
    arrestDate: 'When was the arrest?',
    firstRemandDate: 'When was the first remand?',
    chargesheet: 'Has a charge-sheet been filed?',
    remandExtension: 'Was the time extended?',
    delayByAccusedDays: 'How many days did the accused delay?',
    neverConvicted: 'Was there ever a conviction, and is another case pending?',
    otherPendingCases: 'Was there ever a conviction, and is another case pending?',
    firstEvidenceDate: 'When was evidence first fixed?',
    defaultBailClaim: 'Was default bail applied for before the charge-sheet?',
    claimTime: 'At what hour was it applied for?',
    chargesheetTime: 'At what hour was the charge-sheet filed?',
    extensionOrder: 'When was the time extended, and who was before the court?',
    classification: 'Is the charge bailable, and which court tries it?',
    maximumTerm: 'What is the longest term?',
    production: 'Was the person brought before a Magistrate, and when?',
    bailOrder: 'Was the person released, and when?',
    noticeToAppear: 'Was a notice to appear given, and for which day?',
    specialCourtOrder: 'When did the Special Court decide on bail?',
    chequeDeposit: 'Was a deposit ordered, and when?',
  },
  calculator: formula,
  errors,
  asOf: 'Law as of {about}.',
} as const;
