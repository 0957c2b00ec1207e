/** Evidence, as it is asked about. What the columns are: `meaning.ts`. */
import type { MeaningRow } from './meaning.ts';

export const PROOF: readonly MeaningRow[] = [
  [
    'confess police | confession police | police confession | police force confess | forced confession | confess pressure | confession torture | pressure confess | dabav kabul | police kabul | jurm kabul | jurm kabool | confessed to police | confession in lockup | confession before police | police ke samne kabul | police ke samne jurm kabul | thane mein kabul',
    'confession to police officer inducement threat',
    'BSA 23, BSA 22, IEA 25, IEA 24',
  ],
  [
    'confession threat | confession promise | confession inducement | involuntary confession',
    'confession caused by inducement threat coercion or promise',
    'BSA 22, IEA 24, BSA 23',
  ],
  ['confession custody', 'confession in police custody', 'BSA 23, BSA 23(2), IEA 26'],
  [
    'recovery accused instance | weapon recovered accused | discovery | recovery memo | disclosure | nishandehi | baramadgi | 27 recovery | accused led police | led police knife | led to recovery | led police | showed place weapon | bataye anusar baramad | accused showed where | weapon recovered at instance | recovery at instance | recovered on pointing | disclosure recovery | nishan dehi',
    'discovery from information',
    'BSA 23(2) proviso, IEA 27, BSA 23',
  ],
  [
    'co accused confess | co accused statement | coaccused | co accused name | sah aropi bayan | other accused statement | disclosure co accused | sah abhiyukt bayan | sah aaropi | co accused named me | named by co accused',
    'confession of co-accused',
    'BSA 24, IEA 30',
  ],
  [
    'dying declaration | statement before death | dead statement | last statement | mrityu purv | marne pehle | marte waqt | burnt wife statement | deathbed | marne se pehle | mritak bayan | mrityukalik | told before passed away | before she passed | passed away told | told doctor burnt | burnt told | told before dying | said before death | hospital statement burnt | marne se pahle bataya | marte samay | statement of deceased | victim last statement | declaration before death | dying statement | mrityu se pehle | maut se pehle bayan',
    'statement by person who cannot be called dying declaration',
    'BSA 26, IEA 32',
  ],
  [
    'electronic evidence | whatsapp chat | certificate electronic | cctv footage | cctv | call recording | screenshot | 65b | hash value | audio recording | pen drive | electronic record certificate | video proof | mobile chat | email proof | call detail | computer output | chat screenshot | screenshots | chat saboot | whatsapp saboot | chat proof | instagram chat proof | certificate screenshot | video saboot | recording saboot | electronic evidence certificate | cctv admissible | recording admissible | whatsapp messages admissible | emails admissible | digital proof | pendrive | cd evidence',
    'admissibility of electronic records certificate',
    'BSA 63, IEA 65B, BSA 61',
  ],
  [
    'hostile | witness turned | witness changed statement | witness resile | gawah palat | gawah mukar | gawah badal | pakshdrohi | witness denied statement | witness changed | witnesses turned hostile | witness turns | gawah mukra | gawah badla | gawah hostile',
    'hostile witness',
    'BSA 157, IEA 154',
  ],
  [
    'burden proof | onus | prosecution prove | prove guilt | beyond reasonable doubt | saboot bhar | bhar sabit | who prove case | who has prove | has to prove | kaun sabit | prove the case | burden on prosecution | burden of proving',
    'burden of proof',
    'BSA 104, IEA 101-102, BSA 104-105',
  ],
  [
    'burden exception | prove self defence | prove insanity | prove alibi',
    'burden of proving exceptions',
    'BSA 108, IEA 105',
  ],
  [
    'presumption dowry | presume dowry | presumption dowry death | dowry presumption',
    'presumption as to dowry death',
    'BSA 118, IEA 113B, BNS 80',
  ],
  [
    'presumption suicide | presume suicide wife',
    'presumption as to abetment of suicide by married woman',
    'BSA 117, IEA 113A',
  ],
  [
    'consent presume rape | presumption consent | consent rape | no consent presume',
    'presumption of absence of consent',
    'BSA 120, IEA 114A',
  ],
  [
    'presume facts | court presume | stolen goods presumption | adverse inference | presumption court',
    'court may presume certain facts',
    'BSA 119, IEA 114',
  ],
  [
    'last seen | seen together last | special knowledge | dead inside house husband explain | explain how died | within knowledge | husband alone wife died | last seen with accused | last seen theory',
    'fact especially within knowledge',
    'BSA 109, IEA 106',
  ],
  [
    'expert opinion | forensic report | fsl | dna report | handwriting expert | fingerprint | ballistic | post mortem doctor opinion | dna test | forensic expert | handwriting report | expert report',
    'opinions of experts',
    'BSA 39, IEA 45',
  ],
  [
    'contradict witness | previous statement contradict | 161 contradict | statement contradict | improvement statement | contradiction | confront witness',
    'contradiction by previous statement',
    'BSA 148, IEA 145',
  ],
  [
    'number witness | one witness enough | single witness | sole witness | how many witness | kitne gawah | ek gawah | sole testimony | only one eye | one eye witness | single eye | akela gawah | one witness | sirf ek gawah',
    'number of witnesses',
    'BSA 139, IEA 134',
  ],
  [
    'child witness | who can testify | witness competent | dumb witness',
    'who may testify',
    'BSA 124, IEA 118',
  ],
  [
    'husband wife communicat | spouse privilege | wife disclose | wife compelled | husband wife talk | wife witness | marital communication',
    'marital communications',
    'BSA 128, IEA 122',
  ],
  [
    'lawyer client communication | lawyer secret | advocate disclose | client told lawyer | privilege lawyer',
    'professional communications',
    'BSA 132, IEA 126',
  ],
  [
    'accomplice | approver | turned approver | government witness accused | sarkari gawah | approver statement',
    'accomplice',
    'BSA 138, IEA 133',
  ],
  [
    'photocopy | secondary evidence | xerox | copy instead original | original lost',
    'secondary evidence',
    'BSA 58, BSA 60, IEA 63, IEA 65',
  ],
  ['original document | primary evidence', 'primary evidence', 'BSA 57, IEA 62'],
  [
    'hearsay | heard from others | suni sunai | oral evidence direct',
    'oral evidence must be direct',
    'BSA 54, IEA 59-60, BSA 54-55',
  ],
  ['same transaction | res gestae', 'facts forming part of same transaction', 'BSA 4, IEA 6'],
  [
    'motive | conduct after crime | abscond conduct | previous enmity motive',
    'motive preparation conduct',
    'BSA 6, IEA 8',
  ],
  ['alibi | somewhere else', 'facts inconsistent alibi', 'BSA 9, IEA 11, BSA 108'],
  [
    'character victim | past sexual | victim character | habituated',
    'character or sexual experience of victim irrelevant',
    'BSA 48, IEA 53A',
  ],
  ['good character accused', 'good character of accused', 'BSA 47, IEA 53'],
  ['bad character | previous conviction evidence', 'bad character of accused', 'BSA 49, IEA 54'],
  [
    'incriminating question | silence | self incrimination | refuse answer witness',
    'no excuse from answering with protection',
    'BSA 137, IEA 132',
  ],
  ['conspirator statement', 'acts and statements of conspirators', 'BSA 8, IEA 10'],
  [
    'double jeopardy | tried twice | acquitted again tried | second trial',
    'previous judgment barring second trial',
    'BSA 34, IEA 40',
  ],
  ['thirty year old document | old document', 'documents thirty years old', 'BSA 92, IEA 90'],
  ['judge ask question | court question witness', "judge's power to question", 'BSA 168, IEA 165'],
  ['judicial notice', 'judicial notice', 'BSA 52, IEA 57'],
  ['public document | certified copy', 'public and private documents', 'BSA 74, IEA 74'],
  ['admission', 'admission defined', 'BSA 15, IEA 17'],
  ['disturbed area presumption', 'presumption in disturbed areas', 'BSA 115, IEA 111A'],
];
