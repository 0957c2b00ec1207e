/** Notes of the clock beside dates of remedies outside the ordinary sections. */
import type { RouteDayName } from '#law/further-routes.ts';

const afterwards = {
  'appear-on': '',
  'produce-by': 'Held beyond 24 hours without production: the custody is illegal, and release follows.',
  'police-custody-closes': 'Seek judicial custody: no Magistrate may order more police custody.',
  'legal-aid': 'The jail informs the DLSA, which assists in furnishing bail.',
  'court-may-ease': 'The court may suo motu relax the conditions. Ask for a lower amount or a personal bond.',
  'bond-ends': '',
  'appeal-by': '',
  'appeal-if-condoned': '',
  'deposit-due': '',
  'deposit-latest': '',
} as const satisfies Record<RouteDayName, string>;

const ahead = {
  'appear-on': 'An accused who appears and complies is not arrested for that offence. Keep proof.',
  'produce-by': 'Time of journey to the Magistrate is excluded.',
  'police-custody-closes': '',
  'legal-aid': 'Seven days after the order the jail informs the DLSA.',
  'court-may-ease': 'A month after the order the court may suo motu consider relaxation.',
  'bond-ends': '',
  'appeal-by': 'Later only if the High Court condones the delay.',
  'appeal-if-condoned': 'Limitation has expired: explain every day of delay.',
  'deposit-due': 'State before then why it should be lower, or not be ordered.',
  'deposit-latest': 'The ordinary time has expired: only if the court allowed up to thirty days more.',
} as const satisfies Record<RouteDayName, string>;

export const routeDays = { afterwards, ahead };
