/** Judgments on which the rules rest; citations as in `tables/cases.json`. */
import { judgment } from './authority.ts';

export const KAPIL_WADHAWAN = judgment('Enforcement Directorate v. Kapil Wadhawan', '(2024) 7 SCC 147');
export const RAKESH_KUMAR_PAUL = judgment('Rakesh Kumar Paul v. State of Assam', '(2017) 15 SCC 67');
export const GAUTAM_NAVLAKHA = judgment(
  'Gautam Navlakha v. National Investigation Agency',
  '2021 SCC OnLine SC 382',
);
export const SANJAY_DUTT = judgment('Sanjay Dutt v. State through CBI (II)', '(1994) 5 SCC 410');
export const INHUMAN_CONDITIONS = judgment(
  'In Re: Inhuman Conditions in 1382 Prisons',
  'W.P. (C) 406/2013, order dated 23 August 2024',
);
export const ANTIL_2022 = judgment(
  'Satender Kumar Antil v. Central Bureau of Investigation',
  '(2022) 10 SCC 51',
);
export const RASIKLAL = judgment('Rasiklal v. Kishore Khanchand Wadhwani', '(2009) 4 SCC 446');
export const PRATHVI_RAJ_CHAUHAN = judgment('Prathvi Raj Chauhan v. Union of India', '(2020) 4 SCC 727');
export const SUSHILA_AGGARWAL = judgment('Sushila Aggarwal v. State (NCT of Delhi)', '(2020) 5 SCC 1');
export const KASHMIRA_SINGH = judgment('Kashmira Singh v. State of Punjab', '(1977) 4 SCC 291');
