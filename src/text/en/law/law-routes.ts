/** Remedies beside the ordinary sections: one sentence per step and caution. */
export const routeReasons = {
  'grounds-not-given':
    'The grounds of arrest were not furnished in writing: the arrest is illegal and release follows.',
  'grounds-writing-contested':
    'The grounds of arrest were not furnished in writing. No ruling that requires writing governs this arrest: the point is contested and needs prejudice.',
  'grounds-too-late':
    'The grounds of arrest were furnished less than two hours before production: the arrest and the remand are illegal.',
  'produced-late':
    'First produced before a Magistrate more than twenty-four hours after the arrest ({about}).',
  'not-produced': 'Not produced before a Magistrate within twenty-four hours of the arrest (by {about}).',
  'no-notice-before-arrest':
    'Up to seven years: a notice of appearance should have come first. Its absence is itself a ground for bail.',
  'relative-not-told': 'No relative, friend or nominated person was informed of the arrest.',
  'reasons-not-recorded': 'The reasons to believe were not recorded in writing before the arrest.',
  'arrest-in-order': 'No illegality of the arrest is recorded.',
  'police-custody-window': 'Police custody can be ordered only before {about}.',
  'fifteen-days-used': 'The fifteen days of police custody are exhausted ({about}).',
  'no-order-of-bail': 'No bail has been granted in this case.',
  'released-already': 'Released on {about}.',
  'terms-may-be-eased':
    'Bail granted, not released: seek a lower amount, a personal bond, or time to furnish sureties.',
  'legal-aid-to-be-told':
    'Seven days after the grant (from {about}): the Superintendent informs the DLSA, which assists in furnishing bail.',
  'court-may-ease-by-itself':
    'A month after the grant (from {about}): the court may suo motu consider relaxing the conditions.',
  'overwhelming-circumstances':
    'To cancel bail for later conduct, the prosecution must show cogent and overwhelming circumstances.',
  'order-that-ignored-what-matters':
    'To set the order aside, the prosecution must show that it ignored relevant material.',
  'transit-protection':
    'The court of the place where the accused is may grant protection for the time needed to reach the court of the FIR.',
  'fir-in-this-state': 'The FIR is in this State: the ordinary application lies here.',
  'trial-not-near-its-end':
    'Long custody and no early end of the trial (witnesses examined: {about}): a constitutional court may grant bail on this ground alone.',
  'evidence-is-over': 'All witnesses are examined: delay alone no longer supports the application.',
  'if-further-inquiry-is-needed':
    'If the court finds no reasonable grounds for a non-bailable offence but grounds for further inquiry, it must release on bail.',
  'if-believed-not-guilty':
    'The trial is concluded and judgment is awaited: if there are reasonable grounds to believe the accused not guilty, the court must release on a bond to hear judgment.',
  'trial-not-over': 'The trial is not concluded.',
  'bond-for-the-higher-court':
    'A bond to appear before the appellate court is in force for six months, until {about}; a personal bond is enough.',
  'bail-on-an-appeal-from-acquittal':
    'Acquitted on {about}: in an appeal by the State the High Court may order arrest, and may admit to bail.',
  'no-arrest-while-complying':
    'Notice of appearance served, for {about}: an accused who appears and complies is not arrested for that offence.',
  'notice-comes-first':
    'Up to seven years and no notice of appearance yet: the police must serve one first, and arrest only if necessary.',
  'no-notice-given': 'No notice of appearance was served.',
  'appeal-filed': 'The appeal was filed on {about}.',
  'no-cheque-case': 'No section on dishonour of cheques is charged.',
  'no-deposit-ordered': 'No interim compensation and no deposit has been ordered.',
  'deposit-within-sixty-days': 'The deposit is due within sixty days of the order, by {about}.',
  'deposit-paid': 'The deposit was paid on {about}.',
} as const;

export const routeCautions = {
  'state-the-prejudice': 'Plead the prejudice caused: courts have refused release where none was shown.',
  'fresh-arrest-possible':
    'After release on this ground, the police may seek custody afresh once the defect is cured.',
  'no-local-surety':
    'A surety from another district or State cannot be refused for that reason, and the amount must not be excessive.',
  'deposit-instead': 'Money may be deposited instead of a bond.',
  'surety-declares': 'A surety must declare the number of persons for whom he or she stands surety.',
  'one-surety-for-several': 'Bail orders in {about} cases: seek that the same sureties be accepted in all.',
  'same-court-may-recall': 'The court that granted bail may order the accused back into custody.',
  'higher-court-may-cancel':
    'The Court of Session or the High Court may order the accused back into custody.',
  'broken-bond-is-cancelled':
    'On breach the bond is cancelled, and release on a personal bond alone is not allowed again without sufficient cause.',
  'notice-to-the-other-state':
    'The prosecutor and the police of the other State are heard; state why the court there could not be approached first.',
  'constitutional-court-only':
    'Only a High Court or the Supreme Court can grant this despite the bar in a special Act.',
  'delay-under-uapa-contested':
    'How far long custody outweighs the conditions of this Act was referred to a larger Bench on 22-05-2026; the answer is not known here.',
  'arrest-for-written-reasons':
    'The police may still arrest for reasons recorded in writing: ask for a copy.',
  'arrest-if-not-complying':
    'An accused who does not appear, or does not give identity, may be arrested. Keep proof of each appearance.',
  'thirty-days-more': 'The court may allow up to thirty days more for sufficient cause, until {about}.',
  'deposit-is-discretion':
    'The order is discretionary: state why it should not be made, or why the sum should be lower.',
} as const;
