/** Reminder on a locked screen; contains no case data. */
export const pushWords = {
  title: 'Zamanat',
  decided: 'An order was passed on your application.',
  hearing: 'A hearing was listed.',
  'hearing-soon': 'You have a hearing soon.',
  right: 'A right may have accrued in one of your matters.',
  'share-opened': 'Your shared link was opened.',
  'conditions-asked': 'Other conditions of a bail are asked for.',
  transferred: 'Your application was transferred to another court.',
};
