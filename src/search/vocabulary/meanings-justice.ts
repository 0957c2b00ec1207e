/** Public servants, courts, false evidence, escape, health and nuisance, as they are told. What the columns are: `meaning.ts`. */
import type { MeaningRow } from './meaning.ts';

export const JUSTICE: readonly MeaningRow[] = [
  [
    'police assault | assault police | police beat duty | hit police | attack police | police attack | push police | slapped police | police uniform torn | vardi phadi | traffic police assault | police stone | attack government servant | officer beat duty | teacher beat duty | doctor duty assault | forest guard attack | public servant assault | tehsildar beat | bus conductor beat | police dhakka | police thappad | attacked raid team | government officer assault | sarkari karmchari marpit | police party attack | police team hamla | excise team attack | constable collar | collar policeman | grabbed constable | checkpoint police | slapped constable | hit constable | bit policeman | policeman pushed | police par pathrav | police team pathrav | police par hamla | sipahi ko mara | sipahi pit | daroga se marpit | lineman beat | bijli karmchari | nagar nigam team | tehsildar hamla | teacher slapped duty | beat tax collector | ticket checker beat | tte | assaulted policeman | assaulted cop | slapped cop | hit cop | attacked cop | manhandled police | attacked officer | attacked forest officer | attacked doctor duty | attacked bus driver government | pushed cop | hit traffic cop | tore uniform | beat lineman | beat patwari | attack on government employee | sarkari karmchari par hamla | police se hathapai | police se dhakka mukki | sipahi par hamla | police ko mara | police ko peeta',
    'assault or criminal force to deter public servant',
    'BNS 132, IPC 353, BNS 121, IPC 332, BNS 121(1)',
  ],
  [
    'injured police | police injured duty | public servant injured | hurt constable | police hurt | injured cop | cop injured | officer injured | broke policeman hand',
    'hurt to deter public servant',
    'BNS 121, IPC 332, BNS 132, BNS 121(2), IPC 333',
  ],
  [
    'obstruct officer | obstruct government work | government work obstruct | stopped officer | did not allow officer | prevented inspection | obstruct police | stop survey team | interfere government | sarkari kaam | sarkari karya | obstruct duty | obstruct survey | demolition team stopped | survey team | measure land stop | not let team | not let official | villagers stopped officials | prevented demolition | did not let measure | refused entry inspector | blocked officials | naap nahi | obstructed officials | stopping officials | stopped demolition | stopped bulldozer | did not let police search | obstructed raid | obstruction duty | blocked anti encroachment | sarkari kaam mein rukawat | karya mein badha',
    'obstructing public servant',
    'BNS 221, IPC 186, BNS 132, IPC 353',
  ],
  [
    'disobey order | violat order | prohibitory order | curfew violat | lockdown violat | order collector | firecracker ban | order ullanghan | aadesh nahi mana | nishedhagya | loudspeaker after ten | manjha ban | mask violat | ullanghan | collector order violate | broke curfew | internet ban violate | rally ban | violated curfew | violated ban | defied order | disobeyed order | ignored order of magistrate | lockdown tod | aadesh ka ullanghan | nishedhagya ullanghan',
    'disobedience to order of public servant',
    'BNS 223, IPC 188, BNS 223(a)',
  ],
  [
    'threaten officer | threaten police | threat public servant | officer dhamki | collector dhamki',
    'threat of injury to public servant',
    'BNS 224, IPC 189, BNS 351',
  ],
  [
    'officer bribe | caught bribe | bribe red handed | patwari bribe | police bribe | clerk bribe | inspector bribe | money for file | money for work | demand money fir | police money release | take money work | officer demand | police demand money | daroga paise | officer paise | babu paise | patwari paise | rishwat maang | ghus maang | acb trap | lokayukta trap | government servant bribe | paise lekar kaam | kaam ke badle paise | commission demand officer | corrupt officer | undue advantage | clerk move file | clerk wants money | wants money file | wants 5000 | money to pass bill | asks bribe | asked for commission | cut in contract | ration card bribe | mutation bribe | dakhil kharij ke paise | police station asks money | fir ke liye paise | file badhane paise | office ghoos | tehsil ghoos | sarkari babu | rishwat lete | rishwat leta | ghoos leta | red handed | official took bribe | officer demanded bribe | officer took bribe | sub inspector bribe | engineer bribe | doctor government bribe | demanded commission | bribe for license | bribe for tender | bribe for job | judge bribe | municipal officer money | ghoos mangi | rishwat li | rishwat mangne | rangey haath',
    'public servant obtaining undue advantage bribe',
    'PC 7, PC 13(2), PC 7A, PC 8',
  ],
  [
    'give bribe | offer bribe | offered money officer | bribe giver | rishwat di | paid bribe',
    'bribing a public servant',
    'PC 8, PC 12, PC 7',
  ],
  [
    'disproportionate asset | asset beyond income | more property than income | excess asset officer | aay se adhik | benami property officer | known source income | assets beyond | wealth more than income | unexplained wealth officer | officer crores property | income se zyada sampatti',
    'criminal misconduct disproportionate assets',
    'PC 13(2), PC 7',
  ],
  [
    'middleman bribe | broker bribe officer | dalal rishwat | influence officer money',
    'undue advantage to influence public servant',
    'PC 7A, PC 12, PC 7',
  ],
  [
    'police not register | police refuse fir | refused fir | officer not doing duty | police inaction | public servant disobey law | fir mana | fir nahi likhi | fir likhne se inkar',
    'public servant disobeying direction of law refusing fir',
    'BNS 199, BNSS 173, CASE lalita-2013, IPC 166A',
  ],
  [
    'officer false record | police false entry | wrong record officer | fabricated case diary | public servant incorrect document',
    'public servant framing incorrect document',
    'BNS 201, IPC 167, BNS 256, IPC 218',
  ],
  ['government servant business', 'public servant unlawfully engaging in trade', 'BNS 202, IPC 168'],
  [
    'witness lie | lied court | false statement court | false testimony | perjury | lying oath | false affidavit | false evidence | fabricate evidence | fake evidence | planted evidence | planting evidence | jhuti gawahi | jhuthi kasam | court jhuth | court mein jhuth | jhutha shapath patra | jhutha halafnama | false oath | swore false | false affidavit income | lied under oath | lied on oath | false income affidavit | fake witness | jhooth bola gawah | court mein jhooth | gawah jhooth | perjured | false witness | fake witness court | lied in court | lied before judge | gave false testimony | fabricated evidence | created false evidence | forged evidence court | tutored witness | jhuthi gawahi di | jhoothi gawahi | jhutha saboot | farzi saboot',
    'giving or fabricating false evidence in judicial proceeding',
    'BNS 229(1), IPC 193, BNS 229(2), BNS 233',
  ],
  [
    'witness threat | threaten witness | witness intimidat | pressure witness | witness not depose | gawah dhamka | gawah dhamki | gawah dabav | threaten complainant change statement | threaten victim statement | testify threat | kidnap if testify | threat testify | threatened not to testify | witness kidnap threat | gawahi di to | gawahi mat | gawahi nahi dena | statement badal dhamki | hostile pressure | threatened witness | threatening witnesses | witness pressured | force witness change | intimidated witness | bribed witness | gawah ko darana | gawah par dabav | gawahi se rokna',
    'threatening any person to give false evidence',
    'BNS 232(1), IPC 195A, BNSS 398',
  ],
  [
    'false information police | false complaint | false fir | fake complaint police | wrong information police | false report | misuse fir | police jhuthi khabar | police jhuthi suchna | jhuthi fir | jhuthi complaint | jhuthi report | jhutha fir | farzi fir | galat fir | false 112 call | false call police | false complaint to police | lied to police | wrong report police | jhuthi ittila | lodged false report | lodged false complaint | gave false information police | hoax police call | false theft report | jhuthi shikayat police',
    'false information to cause public servant to use power to injury of another',
    'BNS 217, IPC 182, BNS 248(a), IPC 211',
  ],
  [
    'falsely implicated | framed | false charge | malicious prosecution | false rape case | false dowry case | jhutha mukadma | jhutha fasa | fasaya | jhuthe aarop | implicated | falsely accuse | false accusation | false pocso | fake rape | jhutha balatkar | jhutha dahej | jhutha rape | jhoothe mukadme | mukadme fasa | mukadma fasa | framed in case | revenge case | implicated falsely | trapped in false case | falsely charged | false molestation case | false sc st case | enemy filed false | jhoota mukadma | jhoothe case | galat case | jhuthe mamle | farzi mukadma',
    'false charge of offence with intent to injure',
    'BNS 248(a), IPC 211, BNS 217, IPC 182',
  ],
  [
    'destroy evidence | burn body | hide body | body hide | buried body | threw body | disposed body | removed blood | washed blood | hide murder | hide weapon | deleted cctv | destroy phone | body burned | secretly cremated | cremated without informing | lash jala | lash gayab | lash thikane | lash nadi | shav jala | dead body dispose | tamper evidence | evidence vanish | saboot nasht | saboot mita | sakshya mita | wiped phone | wipe phone | deleted chats | delete messages | delete evidence | cleaned scene | washed clothes blood | burnt clothes | threw knife river | threw weapon river | hid the gun | phone phenk | shav phenk | shav nadi | body river | body threw river | body suitcase | body drum | body septic | lash phenk | lash chhupa | khoon saaf | disposed dead body | dumped body | buried the body | burnt body | cremated quickly | cut body pieces hide | threw body canal | erased cctv | destroyed cctv | burnt evidence | destroyed weapon | hid murder weapon | cleaned blood | destroyed evidence | saboot chhupa | saboot jala | laash dafna | laash jala | laash phenk | hatya chhupane',
    'causing disappearance of evidence',
    'BNS 238, IPC 201, BNS 238(a)',
  ],
  [
    'destroy document court | tore document court | deleted electronic record | destroy record | deleted phone record police | wiped data | shredded',
    'destroying document or electronic record',
    'BNS 241, IPC 204',
  ],
  [
    'shelter criminal | shelter accused | hide accused | shelter killer | gave shelter | hid criminal | hide criminal | harbour | gave food fugitive | helped escape criminal | sharan | panah | apradhi chhupa | apradhi sharan | accused hide house | keep fugitive | helped murderer hide | wanted man | hid wanted | kept wanted | wanted farmhouse | fugitive | helped fugitive | farmhouse hide | gave him room knowing | absconder shelter | farar ko sharan | badmash ko chhupa | relative hid accused | sheltered accused | sheltered murderer | sheltered fugitive | hid the accused | hiding an offender | provided hideout | hideout | harboured | gave car escape | gave money escape accused | apradhi ko panah | apradhi ko bhagane | hatyare ko',
    'harbouring offender',
    'BNS 249(a), IPC 212, BNS 253(a), IPC 216',
  ],
  ['shelter dacoit | shelter robber', 'harbouring robbers or dacoits', 'BNS 254, IPC 216A'],
  [
    'escape police | accused escape | escape custody | custody escape | escape prison | escape jail | escape lockup | prisoner escape | prisoner run | prisoner flee | accused flee custody | ran court premises | thane flee | thane bhag | police gaadi se bhag | jail bhag | hirasat bhag | hathkadi bhag | court se bhag | jail break | kaidi farar | mulzim bhag | resist arrest | resisted arrest | giraftari virodh | slipped away | slipped custody | undertrial slipped | undertrial ran | ran away hospital custody | jumped from police van | ran from police | broke handcuff | fled from court | police ko chakma | chakma | police giraft se | giraft | escaped from custody | escaped from court | escaped from jail | escaped police van | ran away from lockup | fled custody | resisting arrest | police hirasat se farar | police custody se bhag | jail se farar | court se farar | kaidi bhag',
    'resistance or obstruction to lawful apprehension or escape',
    'BNS 262, IPC 224, BNS 263(a), IPC 225',
  ],
  [
    'rescue accused | crowd freed | freed accused | help escape custody | snatched accused from police | chhuda liya police | prisoner rescued',
    'resistance to lawful apprehension of another or rescue',
    'BNS 263(a), IPC 225, BNS 262',
  ],
  [
    'constable let escape | negligent escape | police let prisoner escape | jailer escape',
    'escape negligently suffered by public servant',
    'BNS 261, IPC 223, BNS 260(c), IPC 222',
  ],
  [
    'not come court bail | bail jump | jumped bail | absent after bail | not appear after bail | missed court date | absent court | bail par farar | tareekh par nahi | court nahi aaya | zamanat ke baad gayab | court date missed | missed hearing | missed one hearing | did not attend hearing | absent hearing bail | skip hearing | peshi par nahi gaya | did not appear bail | failed to appear | absconded after bail | bail absconding | on bail not appearing | zamanat ke baad farar | zamanat par farar | court mein hazir nahi',
    'failure to appear in court released on bail',
    'BNS 269, BNSS 491, IPC 229A, BNSS 492',
  ],
  [
    'insult judge | contempt | abuse judge | disturb court | shouting court | court mein hungama | court insult',
    'intentional insult or interruption in judicial proceeding',
    'BNS 267, IPC 228',
  ],
  [
    'fake surety | personat surety | false surety | farzi zamanatdar | professional surety | impersonat surety | farzi jamanat | bogus surety | fake jamanatdar',
    'false personation becoming bail',
    'BNS 242, IPC 205, BNSS 486, BNS 336',
  ],
  [
    'summons avoid | abscond summon | refuse summons',
    'absconding to avoid service of summons',
    'BNS 206(a), IPC 172, BNS 207(a), IPC 173',
  ],
  [
    'not appear summon | ignore summons | absent summon witness | non attendance',
    'non-attendance in obedience to order',
    'BNS 208(a), IPC 174, BNS 208(b)',
  ],
  ['not produce document | omit document', 'omission to produce document', 'BNS 210(a), IPC 175'],
  [
    'refuse oath | refuse sign statement | refuse answer officer',
    'refusing oath answer sign statement',
    'BNS 213, IPC 178, BNS 214, IPC 179, BNS 215, IPC 180',
  ],
  [
    'not inform police crime | not report crime | knew crime not told',
    'intentional omission to inform of offence',
    'BNS 239, IPC 202, BNS 211(b), IPC 176',
  ],
  [
    'wrong name police | false name address police | false information offence',
    'giving false information',
    'BNS 212(a), IPC 177, BNS 240, IPC 203, BNSS 39',
  ],
  [
    'false certificate doctor | fake medical certificate | false medical',
    'issuing or signing false certificate',
    'BNS 234, IPC 197, BNS 235, IPC 198',
  ],
  [
    'take money settle crime | gift screen offender | money hush',
    'taking gift to screen offender',
    'BNS 250(a), IPC 213, BNS 251(a), IPC 214',
  ],
  ['money recover stolen', 'taking gift to help recover stolen property', 'BNS 252, IPC 215'],
  ['false claim court | false suit', 'dishonestly making false claim in court', 'BNS 246, IPC 209'],
  [
    'judge corrupt order | illegal confinement by officer',
    'public servant corruptly making order | confinement contrary to law',
    'BNS 257, IPC 219, BNS 258, IPC 220',
  ],
  [
    'milk adulterat | food adulterat | adulterat | mix chemical milk | synthetic milk | fake ghee | fake paneer | spice adulterat | mixed urea | expired food | rotten food | contaminated food | spit food | thook khana | unsafe food | fssai | milawat | sweets adulterat | food poisoning restaurant | mid day meal | khane milawat | doodh milawat | nakli ghee | nakli paneer | nakli khoya | nakli mawa | masala milawat | rotten chicken | stale food | insects food | lizard food | hotel rotten | restaurant food poisoning | plastic rice | injected vegetables | fake honey | nakli dudh | nakli mithai | kharab khana | milavati | adulterated ghee | adulterated oil | adulterated sweets | adulterated spices | mixed water milk | fake milk | fake mustard oil | detergent milk | colour in food | khane mein milawat | ghee mein milawat | mithai milawat',
    'adulteration of food or drink for sale | unsafe food',
    'BNS 274, FSS 59(i), IPC 272, BNS 275, IPC 273',
  ],
  [
    'fake medicine | duplicate medicine | spurious | expired medicine | medicine without licence | adulterat drug | medical store without licence | nakli dava | nakli injection | cough syrup child death | fake injection | sold fake medicine | selling fake medicine | fake vaccine | fake drug factory | counterfeit medicine | nakli dawai bechna',
    'spurious adulterated drug',
    'D&C 27(c), D&C 27(a), BNS 276, IPC 274, D&C 27(b)',
  ],
  [
    'loudspeaker | noise | noise pollution | dj night | public nuisance | garbage road | nuisance | drain water road | smell factory | foul smell | loud music | lound speaker | gandagi | kachra | shor | shor sharaba | open defecation | barking | garbage dump | tannery smell | band baja raat | dj raat | neighbour loud | generator noise | loud speakers | loud noise | noise neighbours | stinking | garbage | tenant nuisance | sewage road',
    'public nuisance',
    'BNS 292, IPC 290, BNS 293',
  ],
  [
    'obstruct road | shop road blocked | material road | footpath encroach | road encroach | parking blocked road | sadak avrodh',
    'danger or obstruction in public way',
    'BNS 285, IPC 283',
  ],
  [
    'water pollute | river pollute | well dirty | pond dirty | factory waste river | chemical river | chemicals pond | dump chemical | dumps chemical water | waste into river | effluent | talab gandagi | nadi mein zehar',
    'fouling water of public spring',
    'BNS 279, IPC 277',
  ],
  [
    'air pollute | factory smoke | smoke pollution',
    'making atmosphere noxious to health',
    'BNS 280, IPC 278',
  ],
  [
    'spread disease | infect disease | hiv knowingly | corona spread | virus spread | infection hide | spit covid',
    'negligent act likely to spread dangerous disease',
    'BNS 271, IPC 269, BNS 272, IPC 270',
  ],
  [
    'quarantine break | isolation break',
    'disobedience to quarantine rule',
    'BNS 273, IPC 271, EPIDEMIC 3(1)',
  ],
  [
    'gas cylinder negligent | fire negligent | firecracker negligent | kerosene negligent',
    'negligent conduct with fire or combustible',
    'BNS 287, IPC 285, BNS 288, IPC 286',
  ],
  ['machine negligent | factory machine injury', 'negligent conduct with machinery', 'BNS 289, IPC 287'],
  [
    'building negligent | building unsafe | wall collapse | construction negligent',
    'negligent conduct with buildings',
    'BNS 290, IPC 288',
  ],
  [
    'dog bite | pet dog | dog attack owner | stray cattle | pitbull | animal negligent | kutte ne kata | dog bit | pet bite | bitten by neighbour dog | ox attacked',
    'negligent conduct with animal',
    'BNS 291, IPC 289',
  ],
  [
    'poison negligent | pesticide negligent',
    'negligent conduct with poisonous substance',
    'BNS 286, IPC 284',
  ],
  [
    'boat overload | boat capsiz | naav',
    'conveying person by water in unsafe vessel',
    'BNS 284, IPC 282, BNS 282',
  ],
  [
    'rash drive | speed vehicle | speeding | over speed | overspeed | wrong side | zigzag | reckless | rash | dangerous drive | vehicle fast | vehicle speed | stunt bike | bike stunt | negligent drive | jumped signal | tez gadi | tez raftar | gadi tez | ulti side | laparwahi gadi | careless driving | using mobile driving | drove recklessly | lost control vehicle | overtaking | car hit divider | hit parked | rammed | wrong lane | truck overloaded speeding | gaadi thoki | gaadi tez | takkar mari | drove rashly | driving rash | driving fast crowded | driving dangerously | rash bus driver | speeding near school | stunt driving | stunts | wheelie | drove on footpath | gadi lehra | khatarnak driving | laparwahi se vahan',
    'rash driving',
    'BNS 281, IPC 279, MV 184',
  ],
  [
    'drunk drive | drink drive | alcohol drive | liquor drive | drunk vehicle | breath analyser | breathalyser | sharab gadi | daru gadi | nashe gadi | drunken driver | drunk driver | driver drunk | sharabi driver | nashe mein driver | drunk behind wheel | daru pee gadi | drunk and drive | caught drunk driving | drove drunk | driving after drinking | drink and drive | drinking driver | sharab peekar chala | sharab pikar gadi | daru pikar gadi',
    'drunken or drugged driving',
    'MV 185',
  ],
  [
    'drive without licence | no licence drive | no driving licence | bina licence gadi | bina licence vahan | underage driving | learner drive | driving no licence | drove without licence | without dl | no dl | bina dl | license nahi',
    'driving without licence',
    'MV 181, MV 180',
  ],
  [
    'minor drive | child drive car | juvenile drive | underage drive | nabalig gadi | parents minor vehicle | father minor car',
    'guardian owner juvenile offence with vehicle',
    'MV 199A(2), MV 180, MV 181',
  ],
  [
    'vehicle race | bike race | racing | racing cars | street racing | drag race',
    'racing on public road',
    'MV 189, MV 184',
  ],
  ['permit violat | without permit', 'using vehicle without permit', 'MV 192A(1)'],
  ['without number plate | unregistered', 'using vehicle without registration', 'MV 192(1)'],
  ['insurance expired | bina bima | without insurance', 'driving uninsured vehicle', 'MV 196'],
  [
    'not help accident | did not stop accident | not take hospital accident',
    'failing to stop give aid or report after accident',
    'MV 187, BNS 106(2)',
  ],
  [
    'rotten chicken | rotten meat | spoiled food | stale food sold | noxious food | rotten food sold',
    'sale of noxious food or drink',
    'BNS 275, IPC 273, BNS 274, FSS 59(i)',
  ],
];
