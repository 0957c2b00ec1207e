/** Names of the Central agencies that may be respondents. */
import type { Agency } from '#domain/case/respondents.ts';

export const AGENCY_NAMES: Readonly<Record<Agency, string>> = {
  ed: 'the Enforcement Directorate',
  cbi: 'the Central Bureau of Investigation',
  ncb: 'the Narcotics Control Bureau',
  customs: 'Customs',
  dri: 'the Directorate of Revenue Intelligence',
  gst: 'the Directorate General of GST Intelligence',
  sfio: 'the Serious Fraud Investigation Office',
  nia: 'the National Investigation Agency',
};
