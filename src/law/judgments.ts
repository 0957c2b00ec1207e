/** Judgments behind the rules; citations as in `tables/cases.json`. */
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
export const ARNESH_KUMAR = judgment('Arnesh Kumar v. State of Bihar', '(2014) 8 SCC 273');
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
export const PRADEEP_SHARMA = judgment('State of Madhya Pradesh v. Pradeep Sharma', '(2014) 2 SCC 171');
export const DADU = judgment('Dadu alias Tulsidas v. State of Maharashtra', '(2000) 8 SCC 437');
export const PANKAJ_BANSAL = judgment('Pankaj Bansal v. Union of India', '(2024) 7 SCC 576');
export const PRABIR = judgment('Prabir Purkayastha v. State (NCT of Delhi)', '(2024) 8 SCC 254');
export const MIHIR_SHAH = judgment('Mihir Rajesh Shah v. State of Maharashtra', '2025 INSC 1288');
export const DARSHAN = judgment('State of Karnataka v. Sri Darshan', '2025 INSC 979');
export const KULKARNI = judgment('CBI v. Anupam J. Kulkarni', '(1992) 3 SCC 141');
export const GIRISH_GANDHI = judgment('Girish Gandhi v. State of Uttar Pradesh', '2024 INSC 617');
export const MOTI_RAM = judgment('Moti Ram v. State of Madhya Pradesh', '(1978) 4 SCC 47');
export const POLICY_STRATEGY = judgment(
  'In Re: Policy Strategy for Grant of Bail',
  '2023 SCC OnLine SC 483 (order of 31 January 2023)',
);
export const DOLAT_RAM = judgment('Dolat Ram v. State of Haryana', '(1995) 1 SCC 349');
export const DEEPAK_YADAV = judgment('Deepak Yadav v. State of U.P.', '(2022) 8 SCC 559');
export const PRIYA_INDORIA = judgment('Priya Indoria v. State of Karnataka', '(2024) 4 SCC 749');
export const NAJEEB = judgment('Union of India v. K.A. Najeeb', '(2021) 3 SCC 713');
export const RABI_PRAKASH = judgment('Rabi Prakash v. State of Odisha', '2023 SCC OnLine SC 1109');
export const SENTHIL_BALAJI_2024 = judgment(
  'V. Senthil Balaji v. Deputy Director, Directorate of Enforcement',
  '2024 INSC 739',
);
export const JAMBOO_BHANDARI = judgment(
  'Jamboo Bhandari v. Madhya Pradesh State Industrial Development Corporation',
  '(2023) 10 SCC 446',
);
export const RAKESH_SHRIVASTAVA = judgment(
  'Rakesh Ranjan Shrivastava v. State of Jharkhand',
  '2024 INSC 205',
);
export const CBI_WADHAWAN = judgment('Central Bureau of Investigation v. Kapil Wadhawan', '2024 INSC 58');
export const KUSHA_DURUKA = judgment('Kusha Duruka v. State of Odisha', '2024 INSC 46');
export const ZEBA_KHAN = judgment('Zeba Khan v. State of U.P.', '2026 INSC 144');
export const ANNA_BHALERAO = judgment('Anna Waman Bhalerao v. State of Maharashtra', '2025 INSC 1114');
export const FRANK_VITUS = judgment('Frank Vitus v. Narcotics Control Bureau', '2024 INSC 479');
export const APARNA_BHAT = judgment('Aparna Bhat v. State of Madhya Pradesh', '2021 SCC OnLine SC 230');
export const SUMIT_MEHTA = judgment('Sumit Mehta v. State (NCT of Delhi)', '(2013) 15 SCC 570');
