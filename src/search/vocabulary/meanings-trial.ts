/** First information, trial and remedies, as they are asked for. What the columns are: `meaning.ts`. */
import type { MeaningRow } from './meaning.ts';

export const TRIAL: readonly MeaningRow[] = [
  [
    'fir copy | fir register | lodge fir | register fir | fir likhwana | report likhwana | information crime police | e fir | online fir | whatsapp fir | zero fir | any police station fir | fir other station | fir thana kshetra | police not writing | lodge complaint | register complaint | how to file fir | fir online | fir any station | ghar baithe fir',
    'first information report',
    'BNSS 173, CrPC 154, CASE lalita-2013',
  ],
  [
    'nc complaint | ncr | non cognizable complaint | adam cheque',
    'information in non-cognizable cases',
    'BNSS 174, CrPC 155',
  ],
  [
    'magistrate direct fir | court order fir | 156 | complaint magistrate fir | sp complaint fir | ssp fir | police not registering approach magistrate | complaint to magistrate for fir',
    'power to investigate cognizable case magistrate order',
    'BNSS 175, CrPC 156, BNSS 173',
  ],
  [
    'private complaint | complaint case court | parivad | complaint magistrate | complainant examine',
    'examination of complainant',
    'BNSS 223, CrPC 200, BNSS 210',
  ],
  [
    'quash | settlement quash | fir quash | fir cancel high court | cancel fir | inherent power | 482 petition | fir nirast | fir khatm | fir radd | case radd karana | false fir quash | want fir cancelled | fir cancelled | fir cancel | both sides settled fir | settled fir | jhuthi fir cancel | fir khatam | case khatam karwana | case khatm | quash chargesheet | quashing | quash proceedings | quash complaint',
    'inherent powers of high court quashing',
    'BNSS 528, CrPC 482',
  ],
  [
    'compromise | compound | compoundable | settle case | settle | settlement victim | samjhauta | rajinama | raazinama | sulah | sulahnama | mutual settlement | compromise between parties | settle matter | settlement allowed | compounding | aapsi samjhauta | raji nama',
    'compounding of offences',
    'BNSS 359, CrPC 320, BNSS 528',
  ],
  [
    'discharge | drop charges | no evidence discharge | charge frame | charge framing | discharge application | aarop tay | arop mukt | charge argument | discharge accused | no prima facie | discharge plea',
    'discharge in sessions case',
    'BNSS 250, CrPC 227',
  ],
  [
    'plead guilty lesser | plea bargain | plea deal | guilty plea reduce',
    'plea bargaining',
    'BNSS 289-300, CrPC 265A-265L',
  ],
  [
    'sentence suspend | suspend sentence | stay sentence | bail after conviction | convicted bail | appeal bail | bail during appeal | conviction appeal bail | saza nilamb | saza sthagit | saza ke baad zamanat | saza stay | convict bail high court | pending appeal | sentence stayed | stay sentence appeal | conviction stayed | saza ke khilaf | saja ke khilaf appeal | apil aur zamanat | apeal jamanat | convicted want bail | bail after sentence | bail till appeal | convicted wants bail | stay on sentence | sentence suspended | suspension appeal | dosh siddhi',
    'suspension of sentence pending appeal',
    'BNSS 430, CrPC 389, BNSS 430(1), CASE kashmira-1977',
  ],
  [
    'short sentence trial court bail | three years sentence bail | bail same court conviction | saza 3 saal',
    'bail by convicting court pending appeal',
    'BNSS 430(3), CrPC 389(3), BNSS 430',
  ],
  [
    'appeal conviction | appeal against conviction | challenge conviction | appeal sentence | file appeal | appeal kahan | apeel | apil',
    'appeals from conviction',
    'BNSS 415-417, CrPC 374-376, BNSS 430',
  ],
  [
    'revision | revise order | revision order magistrate | nigrani | nigraani | punrikshan | challenge order | challenge framing charge | challenge charge | against magistrate order | sessions against magistrate',
    'revision',
    'BNSS 438, CrPC 397',
  ],
  [
    'warrant | nbw | non bailable warrant | warrant issue | bailable warrant | warrant recall | warrant cancel | warrant jari | warrant nikla | warrant radd | arrest warrant court | warrant came | warrant missed | warrant for missing date | vaarant',
    'warrant of arrest',
    'BNSS 72, CrPC 70, BNSS 73',
  ],
  [
    'proclaimed offender | absconder | proclamation | po declared | bhagoda | farari | ishtihari | absconding accused | accused absconding | declared absconder | 82 83 proceedings | property attach | attach property | kurki | kurki zabti | declared proclaimed | absconding | po proceedings | bhagoda ghoshit | farar ghoshit',
    'proclamation for person absconding attachment',
    'BNSS 84, CrPC 82, BNS 209, IPC 174A',
  ],
  [
    'trial without accused | trial absence | absentia | evidence absence accused',
    'trial in absentia of proclaimed offender',
    'BNSS 356, BNSS 335, CrPC 299',
  ],
  [
    'chargesheet file | final report | closure report | cancellation report | police report | supplementary chargesheet | further investigation | fr lag gayi | antim report | aarop patra dakhil',
    'police report',
    'BNSS 193, CrPC 173',
  ],
  [
    'release insufficient evidence | no evidence release police',
    'release for want of evidence',
    'BNSS 189, CrPC 169',
  ],
  [
    'copy documents accused | documents supply | chargesheet copy | copy statement accused',
    'supply of documents',
    'BNSS 230, CrPC 207',
  ],
  ['commit sessions | committal', 'commitment to sessions', 'BNSS 232, CrPC 209'],
  [
    'confession magistrate | confession recorded | statement magistrate | victim statement magistrate | 164 | kalamband bayan | kalambandh | bayan kalamband',
    'confessions and statements before magistrate',
    'BNSS 183, CrPC 164',
  ],
  [
    'statement police | witness statement police | 161 | police questioning witness | police bayan',
    'examination of witnesses by police',
    'BNSS 180, CrPC 161',
  ],
  [
    'police call witness | witness notice police | woman witness home',
    'attendance of witnesses',
    'BNSS 179, CrPC 160',
  ],
  [
    'accused statement court | 313 | explain evidence accused',
    'examination of accused',
    'BNSS 351, CrPC 313',
  ],
  [
    'period jail counted | jail period counted | custody counted sentence | setoff | already undergone | undergone period | jail time deduct | jail kati ginti | kati hui saza | spent jail counted',
    'set-off',
    'BNSS 468, CrPC 428',
  ],
  [
    'release admonition | probation | good conduct | first offence release | admonition | chetavani chhod | good behaviour bond',
    'probation admonition',
    'BNSS 401, CrPC 360',
  ],
  [
    'limitation | late complaint | old complaint barred | time barred | cognizance limitation | cognizance delay | years later complaint | filed years late | filed late complaint | complaint years later | six years late',
    'limitation for taking cognizance',
    'BNSS 514-519, CrPC 468-473',
  ],
  ['cognizance | magistrate cognizance | take cognizance', 'cognizance', 'BNSS 210, CrPC 190'],
  [
    'complaint by court | court complaint perjury | 195 | 340 perjury',
    'complaint by public servant or court',
    'BNSS 215, CrPC 195',
  ],
  [
    'prosecute government servant | sanction prosecute | sanction | permission prosecute officer | abhiyojan swikriti | officer prosecution permission',
    'sanction to prosecute public servants',
    'BNSS 218, CrPC 197',
  ],
  ['protect witness | witness security | gawah suraksha', 'witness protection scheme', 'BNSS 398'],
  [
    'post mortem | inquest | unnatural death | suspicious death police | panchnama',
    'inquest suicide unnatural death',
    'BNSS 194',
  ],
  [
    'adjournment | repeated dates | trial delay | tareekh pe tareekh | date pe date',
    'adjournments and remand during trial',
    'BNSS 346, CrPC 309, CASE hussainara-1979',
  ],
  ['summary trial', 'summary trial', 'BNSS 283, CrPC 260'],
  [
    'new law old case | ipc or bns | date of offence before july | repeal',
    'repeal and savings',
    'BNSS 531, CrPC 484',
  ],
  [
    'cognizable meaning | cognizable non cognizable',
    'cognizable and non-cognizable offence',
    'BNSS 2(1)(g), BNSS 2(1)(o), CrPC 2(c), CrPC 2(l)',
  ],
  [
    'bailable non bailable difference | bailable meaning',
    'bailable and non-bailable offence',
    'BNSS 2(1)(c), CrPC 2(a)',
  ],
  ['bail meaning | bail definition', 'bail definition', 'BNSS 2(1)(b), BNSS 478'],
  ['muchalka | bond', 'bond bail bond', 'BNSS 485, BNSS 2(1)(d)-(e), BNSS 484'],
  [
    'commute | sentence commute | pardon governor | saza maaf',
    'remission and suspension by government',
    'BNSS 473, CrPC 432',
  ],
];
