/** What a reminder says on a locked screen: nothing of any case. */
export const pushWords = {
  title: 'Zamanat',
  decided: 'An application of yours was decided.',
  hearing: 'A hearing was listed.',
  'hearing-soon': 'A hearing of yours is near.',
  right: 'A right may have accrued in a matter of yours.',
  'share-opened': 'A link of yours was opened.',
};
