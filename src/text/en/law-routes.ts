/** The routes beside the ordinary sections: one sentence for each step and each caution. */
export const routeReasons = {
  'grounds-not-given':
    'No grounds of arrest were given in writing: the arrest is unlawful, and the court releases.',
  'grounds-too-late':
    'The grounds of arrest were given less than two hours before production: the arrest and the remand are unlawful.',
  'produced-late':
    'First brought before a Magistrate more than twenty-four hours after the arrest ({about}).',
  'not-produced': 'Not brought before a Magistrate within twenty-four hours of the arrest (by {about}).',
  'no-notice-before-arrest':
    'Up to seven years: the person was to be called by notice first. Without one, the arrest itself is a ground for bail.',
  'relative-not-told': 'No relative, friend or nominated person was told of the arrest.',
  'reasons-not-recorded': 'The reasons to believe were not recorded in writing before the arrest.',
  'arrest-in-order': 'Nothing that is known makes the arrest unlawful.',
  'police-custody-window': 'Police custody can be ordered only before {about}.',
  'fifteen-days-used': 'The fifteen days of police custody are used up ({about}).',
  'no-order-of-bail': 'No bail has been granted in this case.',
  'released-already': 'The person was released on {about}.',
  'terms-may-be-eased':
    'Bail was granted and the person is still inside: ask for a lower amount, a personal bond, or time to furnish sureties.',
  'legal-aid-to-be-told':
    'Seven days after the grant (from {about}): the superintendent tells the District Legal Services Authority, which helps to furnish bail.',
  'court-may-ease-by-itself':
    'A month after the grant (from {about}): the court may take the matter up by itself and ease the conditions.',
  'overwhelming-circumstances':
    'To cancel bail for what happened after the grant, the other side must show cogent and overwhelming circumstances.',
  'order-that-ignored-what-matters':
    'To have the order set aside, the other side must show that it ignored what it had to weigh.',
  'transit-protection':
    'The court of the place where the person is may protect for the time that it takes to reach the court of the FIR.',
  'fir-in-this-state': 'The FIR is in this State: the ordinary application lies here.',
  'trial-not-near-its-end':
    'Long custody and a trial not near its end (witnesses examined: {about}): a constitutional court may release for that alone.',
  'evidence-is-over': 'Every witness has been examined: delay alone no longer carries the application.',
  'if-further-inquiry-is-needed':
    'Where the court finds no reasonable grounds for a non-bailable offence but grounds for further inquiry, it must release.',
  'if-believed-not-guilty':
    'The trial is over and judgment is awaited: where the court finds reasonable grounds to believe the person not guilty, it must release on a bond to hear judgment.',
  'trial-not-over': 'The trial is not over.',
  'bond-for-the-higher-court':
    'A bond to appear before the higher court is taken and stands for six months, until {about}; a personal bond is enough.',
  'bail-on-an-appeal-from-acquittal':
    'Acquitted on {about}: on an appeal by the State the High Court may order arrest, and may admit to bail.',
  'no-arrest-while-complying':
    'A notice to appear was given, for {about}: whoever appears and complies is not arrested for that offence.',
  'notice-comes-first':
    'Up to seven years and no notice to appear yet: the police are to give one first, and to arrest only where it is necessary.',
  'no-notice-given': 'No notice to appear was given.',
  'appeal-filed': 'The appeal was filed on {about}.',
  'no-cheque-case': 'No section on dishonour of cheques is charged.',
  'no-deposit-ordered': 'No interim compensation and no deposit has been ordered.',
  'deposit-within-sixty-days': 'The deposit is due within sixty days of the order, by {about}.',
  'deposit-paid': 'The deposit was paid on {about}.',
} as const;

export const routeCautions = {
  'state-the-prejudice':
    'Say what harm the fault did: courts that found none have refused to release for it.',
  'fresh-arrest-possible':
    'After release for such a fault the police may ask for custody afresh, with the fault cured.',
  'no-local-surety':
    'A surety from another district or State is not refused for that, nor an amount set that cannot be met.',
  'deposit-instead': 'Money may be deposited instead of a bond.',
  'surety-declares': 'A surety declares for how many persons he or she stands surety.',
  'one-surety-for-several':
    'Orders of bail in {about} cases: ask that the same sureties stand in all of them.',
  'same-court-may-recall': 'The court that granted bail may itself order the person back into custody.',
  'higher-court-may-cancel': 'The Court of Session or the High Court may order the person back into custody.',
  'broken-bond-is-cancelled':
    'A bond that is broken is cancelled, and release on a personal bond alone is then not repeated without cause.',
  'notice-to-the-other-state':
    'The prosecutor and the police of the other State are heard; say why the court there could not be reached first.',
  'constitutional-court-only':
    'A High Court or the Supreme Court weighs this against the words of a special Act.',
  'delay-under-uapa-contested':
    'How far long custody outweighs the conditions of this Act was referred to a larger Bench on 22-05-2026; its answer is not known here.',
  'arrest-for-written-reasons':
    'The police may still arrest for reasons that they record in writing: ask for them.',
  'arrest-if-not-complying':
    'Whoever does not appear, or does not identify themselves, may be arrested. Keep proof of each appearance.',
  'thirty-days-more': 'The court may allow up to thirty days more for sufficient cause, until {about}.',
  'deposit-is-discretion':
    'The order is not automatic: say why it should not be made, or why it should be lower.',
} as const;
