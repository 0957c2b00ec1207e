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
export const RAVINDRAN = judgment(
  'M. Ravindran v. Intelligence Officer, Directorate of Revenue Intelligence',
  '(2021) 2 SCC 485',
);
export const JIGAR = judgment(
  'Jigar alias Jimmy Pravinchandra Adatiya v. State of Gujarat',
  '2022 SCC OnLine SC 1290',
);
export const HITENDRA_THAKUR = judgment('Hitendra Vishnu Thakur v. State of Maharashtra', '(1994) 4 SCC 602');
export const PHOOL_KUMAR = judgment('Phool Kumar v. Delhi Administration', '(1975) 1 SCC 797');
export const CBI_WADHAWAN = judgment('Central Bureau of Investigation v. Kapil Wadhawan', '2024 INSC 58');
