/** Offences against the body, women and children. What the columns are: `meaning.ts`. */
import type { MeaningRow } from './meaning.ts';

export const PERSON: readonly MeaningRow[] = [
  [
    'murder | hatya | qatl | khoon | khun kar diya | jaan se maar | maar dala | kill | stabbed to death | shot dead | strangle | homicide | हत्या | कत्ल | खून | मार डाला',
    'murder',
    'BNS 103, IPC 302',
  ],
  [
    'hatya prayas | hatya koshish | half murder | jaan maar koshish | jaan leva hamla | tried to kill | attempt murder | attempt kill | murder attempt | हत्या प्रयास | हत्या कोशिश | जानलेवा हमला',
    'attempt to murder',
    'BNS 109, IPC 307',
  ],
  [
    'gair iradatan hatya | gair iradtan | culpable homicide | sadosh manav vadh | unintentional killing | manslaughter | गैर इरादतन हत्या | सदोष मानव वध',
    'culpable homicide not amounting to murder',
    'BNS 105, IPC 304',
  ],
  [
    'attempt culpable homicide | gair iradatan hatya prayas',
    'attempt to commit culpable homicide',
    'BNS 110, IPC 308',
  ],
  [
    'laparwahi maut | laparvahi mrityu | negligence death | accident death | road accident death | road accident | kuchal | kuchla | truck kuchal | ran over | run over | vehicle hit died | accident killed | medical negligence | doctor negligence death | operation death | लापरवाही मौत | लापरवाही मृत्यु | दुर्घटना मृत्यु',
    'causing death by negligence',
    'BNS 106, IPC 304A',
  ],
  [
    'hit run | ran over and fled | takkar maar kar bhag | truck driver fled',
    'causing death by negligence | rash negligent driving escaping',
    'BNS 106, BNS 106(2), IPC 304A, BNS 281, MV 187',
  ],
  [
    'aatmhatya uksana | khudkushi uksana | suicide abet | suicide note | drove to suicide | instigat suicide | atmahatya dushpreran | aatmhatya majboor | आत्महत्या उकसाना | आत्महत्या दुष्प्रेरण | खुदकुशी',
    'abetment of suicide',
    'BNS 108, IPC 306',
  ],
  ['aatmhatya | khudkushi | suicide | आत्महत्या', 'suicide', 'BNS 108, IPC 306, BNS 226'],
  [
    'aatmhatya prayas | attempt suicide | suicide attempt | आत्महत्या प्रयास',
    'attempt to commit suicide',
    'IPC 309, BNS 226',
  ],
  [
    'mob lynch | bheed hatya | bheed peet kar maar | bheed ne maar | भीड़ हत्या | मॉब लिंचिंग',
    'murder by group of five or more mob lynching',
    'BNS 103(2), BNS 117(4)',
  ],
  [
    'dahej hatya | dahej jala | dahej liye maar | dahej mrityu | dowry death | dowry murder | bride burn | bahu jala | दहेज हत्या | दहेज मृत्यु',
    'dowry death',
    'BNS 80, IPC 304B, BSA 118',
  ],
  [
    'dahej | dowry demand | dowry harass | dahej maang | dahej pratadna | in-law demand money | दहेज | दहेज उत्पीड़न | दहेज प्रताड़ना',
    'dowry',
    'BNS 85, IPC 498A, DP 4, DP 3, BNS 80',
  ],
  [
    'pati krurta | husband beat wife | husband cruel | wife torture | wife beat | pati marpit | sasural pratadna | sasural walo | in-law torture | in-law harass | patni pitai | matrimonial cruelty | biwi ko peet | पति क्रूरता | पति मारपीट | ससुराल प्रताड़ना | ससुराल उत्पीड़न',
    'cruelty husband relative',
    'BNS 85, IPC 498A',
  ],
  ['krurta | cruelty | cruel | pratadna | utpidan | क्रूरता | प्रताड़ना | उत्पीड़न', 'cruelty', 'BNS 85, IPC 498A'],
  [
    'gharelu hinsa | domestic violence | protection order | घरेलू हिंसा',
    'breach of protection order | domestic violence | cruelty husband',
    'PWDV 31, BNS 85, IPC 498A',
  ],
  [
    'balatkar | dushkarm | rape | sexual assault woman | jabran sambandh | forced sex | izzat lutna | बलात्कार | दुष्कर्म | रेप',
    'rape',
    'BNS 64, IPC 376',
  ],
  [
    'nabalig balatkar | minor rape | rape minor girl | child rape | bachchi balatkar | bachchi dushkarm | nabalig dushkarm | rape under 16 | नाबालिग बलात्कार | नाबालिग दुष्कर्म | बच्ची दुष्कर्म',
    'rape under sixteen twelve | penetrative sexual assault child',
    'BNS 65, POCSO 4(1), POCSO 4(2), POCSO 6, IPC 376(3)',
  ],
  [
    'samuhik balatkar | samuhik dushkarm | gang rape | gangrape | सामूहिक बलात्कार | सामूहिक दुष्कर्म | गैंगरेप',
    'gang rape',
    'BNS 70, IPC 376D',
  ],
  [
    'shaadi jhansa | shadi jhansa | promise marry sex | promise marriage | shaadi vada | pretext of marriage | marriage promise cheat | शादी झांसा | शादी वादा',
    'sexual intercourse deceitful false promise to marry',
    'BNS 69',
  ],
  [
    'chhedchhad | chhed chhad | chhedkhani | molest | outrag modesty | lajja bhang | groped | touch inappropriate | boss touch | touch office | galat chhua | grabbed woman | badtameezi ladki | छेड़छाड़ | छेड़खानी | लज्जा भंग',
    'assault criminal force woman outrage modesty',
    'BNS 74, IPC 354, BNS 75',
  ],
  [
    'sexual harass | yaun utpidan | workplace harass | ashlil tippani | sexual comment | यौन उत्पीड़न | अश्लील टिप्पणी',
    'sexual harassment',
    'BNS 75, IPC 354A(2), BNS 79',
  ],
  [
    'eve teas | fabti | fabtiyan | obscene gesture woman | seeti bajana | comment girl | catcall | फब्तियां | ईव टीजिंग',
    'insult modesty woman word gesture',
    'BNS 79, IPC 509, BNS 75',
  ],
  [
    'pichha karna | peecha karna | stalk | follow girl | ladki pichha | cyber stalk | पीछा करना | पीछा | स्टॉकिंग',
    'stalking',
    'BNS 78, IPC 354D',
  ],
  [
    'voyeur | hidden camera | film woman bath | secretly film | chhupkar video | nahate video | nude video record | bathroom camera | चुपके वीडियो',
    'voyeurism',
    'BNS 77, IPC 354C, IT 66E',
  ],
  [
    'disrobe | kapde phadna | kapde utarna | strip woman | कपड़े फाड़ना | निर्वस्त्र',
    'woman intent to disrobe',
    'BNS 76, IPC 354B',
  ],
  ['tezab | acid | acid attack | acid thrown | तेजाब | एसिड अटैक', 'acid', 'BNS 124, IPC 326A'],
  [
    'doosri shadi | second marriage | bigamy | married again | दूसरी शादी | द्विविवाह',
    'marrying again during lifetime | bigamy',
    'BNS 82(1), IPC 494',
  ],
  ['garbhpat | abort | miscarriage | गर्भपात', 'causing miscarriage', 'BNS 88, IPC 312, BNS 89'],
  [
    'bhrun ling janch | sex determination | ling parikshan | भ्रूण लिंग जांच',
    'pre-natal diagnostic',
    'PCPNDT 23',
  ],
  [
    'newborn abandon | nala mein bachcha | baby abandon | shishu chhod',
    'exposure abandonment of child',
    'BNS 93, IPC 317',
  ],
  [
    'apharan | agwa | kidnap | abduct | uthakar le gaya | bhaga le gaya | ladki bhagana | ladki bhagakar | behla phusla kar | minor girl eloped | अपहरण | अगवा | भगा ले गया',
    'kidnapping | abducting',
    'BNS 137, IPC 363, BNS 87, IPC 366',
  ],
  [
    'shadi ke liye apharan | kidnap marriage | abduct marry | pakadua vivah',
    'kidnapping woman compel marriage',
    'BNS 87, IPC 366',
  ],
  [
    'firauti | phirauti | ransom | kidnap ransom | फिरौती',
    'kidnapping for ransom',
    'BNS 140, IPC 364A, BNS 140(2)',
  ],
  [
    'manav taskari | human traffick | traffick | ladki bechna | sold girl | मानव तस्करी',
    'trafficking of person',
    'BNS 143, IPC 370(2), BNS 144',
  ],
  [
    'vaishyavritti | deh vyapar | prostitut | brothel | sex racket | वेश्यावृत्ति | देह व्यापार',
    'prostitution | brothel',
    'ITPA 3(1), ITPA 5(1), ITPA 4(1), ITPA 8',
  ],
  [
    'marpit | maar peet | mar pit | beaten up | slap | punch | assault fight | thappad | pitai | jhagda | chot | simple hurt | मारपीट | पिटाई | झगड़ा | चोट | थप्पड़',
    'voluntarily causing hurt',
    'BNS 115, IPC 323',
  ],
  [
    'gambhir chot | grievous | fracture | broke hand | broke leg | haddi todna | sir phod | head injury | broke head | haath toda | hand broken | tooth broken | serious injury | गंभीर चोट | हड्डी टूटी | घोर उपहति',
    'grievous hurt',
    'BNS 117, IPC 325',
  ],
  [
    'chaku | chaaku | knife | stab | lathi danda hathiyar | sharp weapon | dharardar hathiyar | hathiyar hamla | hathiyar se mara | talwar | sword | vaar | talwar vaar | chaku vaar | चाकू | धारदार हथियार',
    'hurt dangerous weapons',
    'BNS 118, IPC 324, IPC 326',
  ],
  [
    'knife grievous | weapon grievous | gambhir chot hathiyar | dangerous weapon grievous',
    'grievous hurt dangerous weapons',
    'BNS 118, IPC 326',
  ],
  [
    'zehar | poison | jahar | nashila padarth khila kar | drugged drink | जहर | नशीला पदार्थ',
    'hurt by poison',
    'BNS 123, IPC 328',
  ],
  [
    'rasta roka | rasta rokna | way block | stopped on road | wrongful restraint | रास्ता रोका',
    'wrongful restraint',
    'BNS 126, IPC 341',
  ],
  [
    'bandhak | kaid kiya | locked me | locked inside | lock flat | tala laga kar band | locked in room | kamre mein band | illegal confine | bandi banaya | wrongful confine | बंधक | बंदी बनाया',
    'wrongful confinement',
    'BNS 127, IPC 342',
  ],
  [
    'third degree | police torture confession | custody mein pitai | custodial torture',
    'hurt to extort confession',
    'BNS 120(1), IPC 330',
  ],
  [
    'bachche yaun shoshan | child sexual abuse | child molest | bachcho ke sath chhedchhad | bad touch | बाल यौन शोषण | बच्चे यौन शोषण',
    'sexual assault child',
    'POCSO 8, POCSO 4(1), POCSO 10, POCSO 12',
  ],
  [
    'child porn | bal ashlil | minor obscene video | csam | चाइल्ड पोर्न',
    'child pornography | child sexual abuse material',
    'POCSO 15(1), POCSO 14(1), IT 67B, POCSO 15(3)',
  ],
  ['bal vivah | child marriage | बाल विवाह', 'child marriage', 'PCMA 9, 10, 11'],
  [
    'bal shram | bal majduri | child labour | child labor | बाल श्रम | बाल मजदूरी',
    'employing child',
    'CHILD-LABOUR 14(1), JJ 79',
  ],
  [
    'bandhua majduri | bonded labour | bonded labor | बंधुआ मजदूरी',
    'bonded labour',
    'BONDED-LABOUR 16, BNS 146',
  ],
  [
    'bheekh mangwana | child beg | bachcho se bheekh | भीख मंगवाना',
    'child for begging',
    'BNS 139(1), JJ 76(1), IPC 363A(1)',
  ],
  [
    'kishor | juvenile | bal apradhi | nabalig aaropi | child in conflict | किशोर | नाबालिग आरोपी',
    'child in conflict with law bail',
    'JJ 12',
  ],
  ['teen talaq | triple talaq | instant talaq | तीन तलाक', 'talaq', 'MWPRM 4'],
];
