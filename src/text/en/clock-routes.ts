/** What is said on the clock beside the days of the routes that stand beside the ordinary sections. */
import type { RouteDayName } from '#law/further-routes.ts';

const afterwards = {
  'appear-on': '',
  'produce-by':
    'Held longer than 24 hours without a Magistrate: the custody is unlawful, and release follows.',
  'police-custody-closes': 'Ask for judicial custody: no Magistrate may order more.',
  'legal-aid': 'The jail tells the District Legal Services Authority, which helps to furnish bail.',
  'court-may-ease':
    'The court may ease the terms by itself: ask it to, for a lower amount or a personal bond.',
  'bond-ends': '',
  'appeal-by': '',
  'appeal-if-condoned': '',
  'deposit-due': '',
  'deposit-latest': '',
} as const satisfies Record<RouteDayName, string>;

const ahead = {
  'appear-on': 'Whoever appears and complies is not arrested for that offence. Keep proof of it.',
  'produce-by': 'The journey to the Magistrate is not counted.',
  'police-custody-closes': '',
  'legal-aid': 'Seven days after the order the jail tells the District Legal Services Authority.',
  'court-may-ease': 'A month after the order the court may take it up by itself.',
  'bond-ends': '',
  'appeal-by': 'Later only if the High Court excuses the delay.',
  'appeal-if-condoned': 'The ordinary time is over: say why, for every day of the delay.',
  'deposit-due': 'Say before then why it should be lower, or not be made.',
  'deposit-latest': 'The ordinary time is over: only if the court gave up to thirty days more.',
} as const satisfies Record<RouteDayName, string>;

export const routeDays = { afterwards, ahead };
