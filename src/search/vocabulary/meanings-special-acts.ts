/** Liquor, gambling, caste, forests, railways, taxes and the other special Acts, as they are told. What the columns are: `meaning.ts`. */
import type { MeaningRow } from './meaning.ts';

export const SPECIAL_ACTS: readonly MeaningRow[] = [
  [
    'liquor carry | liquor truck | liquor bottles | illegal liquor | country liquor | liquor still | hooch | distil | liquor smuggl | liquor sale | liquor without licence | liquor dry state | mahua | tharra | kachchi daru | desi daru | nakli sharab | sharab ki bhatti | bhatti | sharab bottle | sharab pakdi | sharab pi bihar | english sharab | poisonous liquor | zahrili sharab | excise | aabkari | abkari | sharabbandi | prohibition act | bootlegger | sharab bhatti | bhatti sharab | sharab peti | liquor cartons | home brew | deshi sharab | sharab beche | caught with liquor | transporting liquor | liquor in bihar | drinking in bihar | liquor possession | illicit liquor | illicit distillation | sharab ke sath | sharab le jate | avaidh daru',
    'liquor intoxicant excise prohibition',
    'BIHAR-EXCISE 30(a), MAH-PROHIBITION 65, TN-PROHIBITION 4(1)(aa)',
  ],
  [
    'cards money | play cards | gambl | gambling den | gambling house | bet cricket | cricket bet | ipl bet | satta | dice | jua khel | jua adda | jua ghar | patte khel | tash patta | tin patti | teen patti | rummy | lottery number | juari | online betting | betting app | casino illegal | jua act | public gambling | online satta | satta online | jua pakda | fantasy betting | mahadev app | kbc satta | playing cards | cards | jue | jua khilwa | jua khelte | cock fight | gambling raid | gamblers caught | caught gambling | betting on match | betting racket | cricket satta | jua pakde | juaari | satta khilana | ipl satta',
    'gaming in common gaming-house',
    'GAMBLING 3, GAMBLING 4, GAMBLING 13, DELHI-GAMBLING 3, MAH-GAMBLING 4',
  ],
  [
    'lottery sell | lottery ticket illegal | lottery office',
    'lottery',
    'LOTTERIES 7(1), BNS 297(1), LOTTERIES 7(3), IPC 294A',
  ],
  [
    'caste abuse | caste abuse public | called chamar | caste name abuse | caste word | abused dalit | abuse caste | chamar kaha | bhangi | dhed | jati naam gali | jati gali | jati apman | harijan gali | casteist slur | caste insult public | neech jati | chamar | chamar bol | chamar bol gali | jati gali sabke samne | chuhra | jatigat gali | caste slur public | casteist | caste slur | casteist abuse | abused by caste | called by caste name | insulted by caste | jati ka naam | jaati ki gaali | jati lekar gali | jaatisuchak',
    'abuse by caste name within public view',
    'SC/ST 3(1)(s), SC/ST 3(1)(r)',
  ],
  [
    'insult dalit | humiliat dalit | intimidat dalit | dalit insult public | humiliated dalit | insulted dalit | dalit humiliated public',
    'intentional insult or intimidation within public view',
    'SC/ST 3(1)(r), SC/ST 3(1)(s)',
  ],
  [
    'dalit beat | dalit assault | dalit murder | dalit rape | caste kill | dalit attack | adivasi beat | tribal beat | offence against sc | dalit pita | dalit groom horse | dalit ghodi | dalit ko mara',
    'penal code offence against sc st member',
    'SC/ST 3(2)(va), SC/ST 3(2)(v), SC/ST 3(1)(r)',
  ],
  [
    'dalit land | tribal land grab | adivasi land | dalit zameen',
    'wrongful dispossession of land sc st',
    'SC/ST 3(1)(g), SC/ST 3(1)(f)',
  ],
  [
    'social boycott | boycott dalit | village boycott | bahishkar | samajik bahishkar | hukka pani band | gaon se nikal | forced leave village | economic boycott',
    'social or economic boycott | forcing to leave village',
    'SC/ST 3(1)(zc), SC/ST 3(1)(z)',
  ],
  [
    'dalit woman touch | dalit girl molest | dalit woman sexual',
    'sexual touching sc st woman',
    'SC/ST 3(1)(w), BNS 74',
  ],
  ['dalit house burn | dalit house fire', 'mischief by fire sc st', 'SC/ST 3(2)(iv), SC/ST 3(2)(iii)'],
  ['dalit police neglect | not register atrocity', 'wilful neglect of duties by public servant', 'SC/ST 4'],
  [
    'launder money | launder | money launder | proceeds of crime | black money white | hawala | shell company | ed arrest | ed case | ed raid | enforcement directorate | predicate offence | scheduled offence | kala dhan safed | laundered | laundering | money laundering case | ed money | shell companies | layering money',
    'money laundering',
    'PMLA 4, CASE vijay-madanlal-2022, PMLA 4 (proviso)',
  ],
  [
    'black money abroad | foreign account undisclosed | foreign asset',
    'undisclosed foreign income',
    'BLACK-MONEY 51(1), BLACK-MONEY 50',
  ],
  [
    'tiger skin | leopard skin | animal skin | ivory | elephant tusk | hunt animal | hunting | deer kill | peacock kill | wild boar | poach | pangolin | snake venom | star tortoise | blackbuck | hiran | sher khal | haathi dant | mor mara | wild animal | parrot sell | wildlife | deer meat | venison | peacock | tiger | leopard | elephant | rhino | turtle | owl | monkey sale | junglee suar | shikari | wild meat | bear | sambar | killed deer | killed leopard | killed tiger | caught with skin | leopard hide | animal parts | wildlife smuggling | tortoise smuggling | janwar ka shikar | baagh | tendua | khaal baramad | hiran ka mans',
    'hunting trade wild animal article',
    'WILDLIFE 51(1), WILDLIFE 51(1) (proviso)',
  ],
  [
    'forest tree | tree forest cut | forest wood | sandalwood | red sanders | chandan | lakdi taskari | jangal lakdi | khair wood | teak | cutting trees forest | cut forest trees | felling trees | sandalwood smuggling | jungle ki lakdi | ped kaate | van vibhag',
    'forest produce reserved forest',
    'FOREST 26(1), FOREST 42, FOREST 33(1)',
  ],
  [
    'sand mine | sand mining | illegal mine | ret taskari | balu khanan | stone mining | coal theft mine | river sand tractor | illegal sand | sand mafia | illegally mined | illegal stone quarry | balu mafia | avaidh ret',
    'mining without authority',
    'MMDR 21(1), BNS 303',
  ],
  [
    'cow kill | cow slaughter | cow transport | cattle transport slaughter | cow smuggl | beef | gauvansh | gau hatya | gau mans | gau taskari | slaughter house illegal | cow meat | slaughtered cow | cow killed | transporting cows | transporting cattle | cattle smuggling | beef found | gaay kaat | gauvansh vadh | gokashi | gau kashi',
    'cow slaughter',
    'UP-COW 8',
  ],
  [
    'forced conversion | convert religion | conversion marriage | religion change marriage | dharmantaran | love jihad | dharm badal',
    'unlawful religious conversion',
    'UP-CONVERSION 5(1)',
  ],
  [
    'visa expire | without visa | overstay | foreigner without | bangladeshi | rohingya | illegal immigrant | no passport foreigner | ghuspaith | infiltrat | pakistani without',
    'foreigner without visa overstay',
    'FOREIGNERS 14, IFA-2025 23, IFA-2025 21, FOREIGNERS 14A',
  ],
  [
    'fake passport | passport false | two passports | passport',
    'passport false information',
    'PASSPORTS 12(1), IFA-2025 22',
  ],
  [
    'agent abroad cheat | unregistered agent | kabootarbaazi | donkey route | illegal agent abroad | recruit abroad',
    'emigration recruiting agent without registration',
    'EMIGRATION 24(1), BNS 318',
  ],
  [
    'alarm chain | train chain | chain pull train | pulled chain train | chain pulling | pulled chain of train | emergency chain',
    'needless use of alarm chain',
    'RAILWAYS 141',
  ],
  [
    'without ticket | ticketless | travel without ticket | fake ticket train',
    'travelling without ticket fraudulently',
    'RAILWAYS 137(1)',
  ],
  [
    'ticket tout | ticket black | irctc tatkal illegal | ticket dalal | e-ticket software',
    'procuring supplying tickets unauthorised',
    'RAILWAYS 143(1)',
  ],
  [
    'cross track | railway crossing gate | gate break train | trespass railway',
    'trespass railway | level crossing gate',
    'RAILWAYS 147, RAILWAYS 160(1), RAILWAYS 160(2)',
  ],
  [
    'stone train | train stone | throw stone train | stones at train | vande bharat stone | train par pathrav',
    'throwing things at train endangering safety',
    'RAILWAYS 152, RAILWAYS 153, RAILWAYS 150(1)',
  ],
  [
    'railway property | rail iron | rail theft | rail ka lohe',
    'possession of stolen railway property',
    'RPUP 3(a), RPUP 3(b)',
  ],
  ['drunk train | smoking train | nuisance train', 'drunkenness or nuisance railway', 'RAILWAYS 145'],
  [
    'explosive | gelatin | gelatine | detonator | firecracker factory | patakha | crude bomb | desi bomb | sutli bomb | rdx | crackers without licence',
    'explosive substances',
    'EXPLOSIVE-SUBSTANCES 3(a), EXPLOSIVE-SUBSTANCES 4(a), EXPLOSIVE-SUBSTANCES 5(a), EXPLOSIVES 9B(1)(b), BNS 288',
  ],
  [
    'power theft | electricity steal | katia | meter bypass | electricity theft | bijli chori | meter slow | direct connection pole | illegal connection electricity | line jodi | stealing electricity | electricity hook | bypass meter | tampered meter | bijli ki chori | meter se chhedchhad',
    'theft of electricity',
    'ELECTRICITY 135',
  ],
  [
    'ration black | black marketing | hoarding | essential commodity | kalabazari | ration chori | fertilizer black | urea black | gas cylinder black | jamakhori | ration shop sells | pds rice sold | kotedar | hoarded | hoarding onions | black market ration | ration ghotala',
    'essential commodities contravention',
    'EC 7(1)(a)(ii), EC 7(1)(a)(i), EC 7(2)',
  ],
  [
    'fake seed | fake pesticide | nakli keetnashak | insecticide',
    'insecticides misbranded',
    'INSECTICIDES 29(1)(i)',
  ],
  [
    'paper leak | exam leak | exam paper | solver gang | exam cheat | neet leak | bluetooth exam | pariksha paper | leaked question paper | question paper leaked | paper leaked | cheating in exam | solver',
    'unfair means public examination',
    'PUBLIC-EXAMS 10(1), PUBLIC-EXAMS 11(1)',
  ],
  [
    'sex determin | ultrasound gender | gender test | ling jaanch | ling parikshan | foetus sex | gender of foetus | sex of baby | ultrasound clinic | ling nirdharan | bhrun hatya',
    'pre-natal diagnostic sex determination',
    'PCPNDT 23',
  ],
  [
    'kidney sell | organ sale | organ transplant | sell kidney | donor money kidney',
    'human organs commercial dealing',
    'THOTA 19, THOTA 18(1)',
  ],
  [
    'instant talaq | three talaq | talaq whatsapp | talaq phone | teen talaq | talak | talaq thrice | talaq message | talaq by phone | divorced by saying talaq',
    'talaq',
    'MWPRM 4',
  ],
  [
    'manual scaveng | septic tank | sewer death | gutter cleaning | sewer worker',
    'hazardous cleaning of sewers manual scavenger',
    'MANUAL-SCAVENGERS 9, MANUAL-SCAVENGERS 8',
  ],
  [
    'gold smuggl | airport gold | customs | smuggl goods | sona airport | hid gold shoes | gold airport | gold biscuits | foreign cigarettes | passenger gold | gold paste | smuggled gold | gold smuggling | gold in suitcase | sona taskari',
    'customs evasion prohibited goods',
    'CUSTOMS 135(1)(i)',
  ],
  [
    'gst fake bill | fake bill | fake invoice | fake firm gst | itc fraud | tax credit fake',
    'fake invoice input tax credit',
    'CGST 132(1)(i), CGST 132(1)(ii)',
  ],
  [
    'tax evade | income tax | tds not deposited | income hidden',
    'wilful attempt to evade tax',
    'INCOME-TAX 276C(1)(i), INCOME-TAX 276B',
  ],
  ['insider trading | share manipulat | sebi', 'sebi contravention', 'SEBI 24(1)'],
  ['e cigarette | vape', 'electronic cigarettes', 'E-CIGARETTES 7'],
  [
    'sim fake | fake sim | sim box | illegal telephone exchange',
    'telecom unauthorised sim',
    'TELECOM 42(3), TELECOM 42(1)',
  ],
  [
    'official secret | spy | pakistan information | secret army information | jasoosi | honeytrap isi',
    'spying official secrets',
    'OSA 3(1), BNS 152',
  ],
  [
    'aadhaar data | aadhaar leak | aadhaar imperson',
    'aadhaar offences impersonation',
    'AADHAAR 34, AADHAAR 37, AADHAAR 38',
  ],
  [
    'hospital vandal | doctor beat | doctor attack | hospital attack',
    'violence against healthcare personnel',
    'EPIDEMIC 3(2), EPIDEMIC 3(3), BNS 132',
  ],
  ['gangster act | goonda | gunda', 'gangsters', 'UP-GANGSTERS 3(1), UP-GANGSTERS 3(2), BNS 111'],
  ['cyber terror', 'cyber terrorism', 'IT 66F'],
];
