/** Offences against children, as they are told. What the columns are: `meaning.ts`. */
import type { MeaningRow } from './meaning.ts';

export const CHILDREN: readonly MeaningRow[] = [
  [
    'child touch | touch child | minor touch | touched girl child | school bus child touch | tuition child | child private part | child molest | kissed child | child inappropriate | bad touch | child abuse | uncle touched child | molest minor | minor molest | nabalig chhedchhad | child grope | bachchi chhedchhad | minor girl modesty | tuition master | girl assault tuition | tuition teacher | coach child | van driver child | swimming coach | child rubbed | touch schoolgirl | school peon child | dance teacher | sports coach | child wrong touch | bachchi ko galat | bachchi chhua | chocolate dekar galat | molested girl child | molested 8 year old | touched minor girl | uncle touched niece | groped minor | child groped lift | private parts child | made child touch | kissed minor | neighbour touched child | guard touched child | bus attendant child | bachchi se chhedchhad | nabalig se chhedchhad | masoom se chhedchhad | bachche ke sath galat harkat | bachchi galat harkat',
    'sexual assault child',
    'POCSO 8, POCSO 10, BNS 74, POCSO 12',
  ],
  [
    'teacher child | teacher touch | teacher student sexual | teacher minor molest | relative child sexual | school staff child | principal child | child under twelve touch | father child sexual | coach touch',
    'aggravated sexual assault child',
    'POCSO 10, POCSO 8, POCSO 6',
  ],
  [
    'penetrative | penetrate child | child raped | minor boy sexual | boy sodomy | boy raped | minor sex | underage sex | minor consent | consensual minor relation | minor lover | child sexual intercourse | bachche kukarm | sodomised | boy hostel sexual | boy unnatural | sodomy boy | sexual boy | oral sex child | minor girlfriend | minor girl pregnant lover | nabalig se sambandh | nabalig sambandh | boy sodomised hostel | boy of sodomised | sodomised boy | raped minor | minor raped | rape of child | rape of minor | sex with minor | sex with 16 year girl | 17 year old relationship | minor consensual | minor ran pregnant | slept with minor | nabalig se balatkar',
    'penetrative sexual assault child',
    'POCSO 4(1), POCSO 4(2), POCSO 6, BNS 65',
  ],
  [
    'father raped daughter | teacher raped student | police raped minor | gang rape child pocso | minor pregnant | pregnant minor | repeated rape child | aggravated penetrative | stepfather rape | child rape relative | child under 12 rape | father rapes daughter | raped by father | raped by stepfather | raped by teacher minor | raped by uncle minor | minor repeatedly raped | minor raped pregnant | baap ne beti | sautela baap | sautele pita',
    'aggravated penetrative sexual assault',
    'POCSO 6, BNS 65, BNS 64(2)',
  ],
  [
    'child sexual harass | obscene message child | show porn child | follow child | minor stalk | minor message obscene | minor eve teas | online groom | child sexual remark | love letter minor | sends messages to minor | stalks schoolgirl | lewd minor | obscene call minor girl | chats minor nude | asks minor photo | schoolgirl stalked',
    'sexual harassment of child',
    'POCSO 12, BNS 78',
  ],
  [
    'child porn | child video obscene | child nude | minor nude | minor obscene | child pornographic download | child porn share | child porn whatsapp | cyber tipline | csam | ncmec | downloaded child porn | stored child videos | child porn phone | child sexual video | cp video',
    'child pornography | child sexual abuse material',
    'POCSO 15(1), IT 67B, POCSO 14(1), POCSO 15(2)',
  ],
  [
    'not report child abuse | failed report pocso | school hid child abuse | doctor not report minor | did not inform police child',
    'failure to report pocso',
    'POCSO 21(1), POCSO 21(2)',
  ],
  [
    'false pocso | jhutha pocso | false child complaint | fake pocso case',
    'false complaint against child',
    'POCSO 22(1), POCSO 22(3)',
  ],
  ['attempt rape child | tried rape child | pocso attempt', 'attempt pocso', 'POCSO 18, POCSO 4(1), BNS 62'],
  [
    'child work | child working | child tea stall | child dhaba | child labour | child factory | child hotel working | minor employed | child employ | child domestic help | chhotu | bachcha kaam | bachche mazdoori | underage worker | child brick kiln | child helper shop | hazardous work child | child wash dishes | bartan | chhota bachcha kaam | baccha kaam | children rescued factory | bangle factory | minor rescued | children work | working kids | kids employed | child garage | child beedi | child firecracker | dhaba bachcha | nabalig se kaam | 12 saal kaam',
    'employing child labour',
    'CHILD-LABOUR 14(1), JJ 79, CHILD-LABOUR 14(1A)',
  ],
  [
    'bonded labour | bandhua | labour advance | brick kiln | forced labour | kiln labourers | debt labour | not paid wages locked | begar | compulsory labour | slave | worker debt captive | bandhua mazdoor | mazdoor chhuda | labour rescued | advance labour not leave | workers freed | labour not allowed leave | brick kiln family | wages not paid forced',
    'bonded labour compulsory labour',
    'BONDED-LABOUR 16, BNS 146, IPC 374, BONDED-LABOUR 17',
  ],
  [
    'child beg | child begging | bheekh | begging racket | maim child beg | bhikh | bheekh mangwa',
    'kidnapping child for begging',
    'BNS 139(1), JJ 76(1), IPC 363A(1), BNS 139(2)',
  ],
  [
    'child beaten stepmother | child cruelty | stepmother tortures | child neglect | child locked starved | beat child badly | orphanage beat | child burnt iron | child tortured domestic | sauteli maa | stepmother | starve child | starves child | keeps child hungry | child hungry | child burn marks | beat child fracture | teacher fracture student | parent tortures | child assault caretaker | creche | child beaten by parents | maid child burned | adopted child beaten | child abandoned locked | child neglected | tied child | child forced drink',
    'cruelty to child',
    'JJ 75, BNS 115',
  ],
  [
    'child alcohol | child tobacco | gave drug child | cigarette minor | liquor minor | gutkha child | sold drug child',
    'giving intoxicant tobacco to child',
    'JJ 77, JJ 78',
  ],
  [
    'child sold | baby sold | sale of child | buy baby | illegal adoption | adoption without | hospital baby sold | bachcha becha | child sale',
    'sale and procurement of children',
    'JJ 81, JJ 80, BNS 143(4)',
  ],
  [
    'teacher corporal punishment | hostel corporal | child home beaten | shelter home',
    'corporal punishment child care institution',
    'JJ 82(1), JJ 75',
  ],
  [
    'child used crime | gang uses children | minor used theft | child hire offence | child soldier | naxal child | used minor to steal | used children for theft',
    'using child for offence',
    'BNS 95, JJ 83(2), JJ 83(1)',
  ],
  [
    'child marriage | minor married | underage marriage | married minor | girl below 18 married | boy below 21 | bal vivah | nabalig shadi | nabalig vivah | pandit child marriage | daughter married 14 | wedding of minor | kam umar shadi | sold daughter groom | married off minor | child bride | minor bride | minor daughter marriage | nabalig ladki ki shadi | kam umar me shadi',
    'child marriage',
    'PCMA 9, 10, 11',
  ],
  [
    'minor arrested | juvenile bail | juvenile crime | accused below 18 | 16 year accused | child bail | juvenile board | jjb | observation home | child in conflict | nabalig aropi | kishor zamanat | bal sudhar | sudhar grih | age proof juvenile | juvenility | nabalig zamanat | 16 saal jail | 17 saal | child sent jail | bachcha jail | bachche ko jail | minor jail | nabalig jail | 16 year jail | minor in adult jail | nabalig ladka pakda | school boy arrested',
    'bail to child in conflict with law',
    'JJ 12, BNSS 494',
  ],
  [
    'child name media | juvenile identity | child photo newspaper | minor identity disclosed',
    'disclosing identity of child',
    'JJ 74(3), POCSO 23(4), BNS 72(1)',
  ],
  [
    'imported girl | girl from abroad | nepali girl | bangladeshi girl brought',
    'importation of girl from foreign country',
    'BNS 141, IPC 366B',
  ],
];
