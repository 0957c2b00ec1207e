/** The agencies of the Union that may answer an application: as they are called, and as the cause title names them. */
import type { Agency } from '#domain/respondents.ts';

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

export const RESPONDENTS_PRINTED: Readonly<Record<Agency, string>> = {
  ed: 'Union of India, through the Assistant Director, Directorate of Enforcement',
  cbi: 'Central Bureau of Investigation, through its Superintendent of Police',
  ncb: 'Union of India, through the Zonal Director, Narcotics Control Bureau',
  customs: 'Union of India, through the Commissioner of Customs',
  dri: 'Union of India, through the Directorate of Revenue Intelligence',
  gst: 'Union of India, through the Directorate General of GST Intelligence',
  sfio: 'Union of India, through the Director, Serious Fraud Investigation Office',
  nia: 'Union of India, through the National Investigation Agency',
};
