/** Killing, hurting, holding and taking people away, as it is told. What the columns are: `meaning.ts`. */
import type { MeaningRow } from './meaning.ts';

export const HURT: readonly MeaningRow[] = [
  [
    'shot dead | gun kill | hit gun kill | stabbed dead | beaten dead | beat death | body found | dead body | slit throat | throat cut | strangle | contract kill | supari | killer | honour kill | honor kill | kill land dispute | kill enmity | kill lover | wife kill husband | husband kill wife | kill parents | throw well | drown kill | body pieces | gala ghont | gala kata | gala dabakar | goli se bhun | goli kill | maut ghat utar | kill brother | kill neighbour | murder case | murder charge | life imprisonment death penalty | killed with poison | poison kill | axe kill | cut dead | kulhadi kaat dala | kaat dala | hacked | hacked to death | hack death | burn alive | burned alive | zinda jala | set ablaze died | found dead | bludgeon | smothered | throttled | kill partner | lover killed husband | kill for property | kill for insurance | hit man | dead with bullet | crushed his head | stone head died | hatya ka aarop | accused of murder | khoon ka case | kisi ne maar dala | jaan le li | murdered | gunned down | shoot dead | body suitcase | body in suitcase | chopped body | chopped into pieces | killed father property | son killed | killed mother | killed child | kill daughter | killed for dowry money insurance | beheaded | slit | lynched alone | strangulated | strangled with wire | murdered wife | murdered husband | shot the sarpanch | fatal stabbing | fatally stabbed | fatally shot | double murder | triple murder | assassinated | hired killer | contract killer | killed rival | gang war kill | kill revenge | badla hatya | hatya kar di | hatya karke | maar kar phenk | gala ret | gala ret kar | peet kar hatya | qatal | katal | naramedh | jaan li | maut ke ghaat | murder charge bail | woman found dead husband suspect',
    'murder',
    'BNS 103, IPC 302, BNS 103(1)',
  ],
  [
    'kill sudden fight | sudden quarrel death | no intention kill | without premeditation kill | heat passion | provocation kill | death single blow | one blow died | self defence kill | exceeded private defence | died during fight | death fight | unintentional kill | not intend kill | hit died hospital | beat died later | achanak ladai death | not amounting to murder | pushed died | push fell died | push argument died | argument died | fell and died | scuffle died | slap died | single punch died | hit once died | quarrel death | dhakka dene se maut | dhakka maut | jhagde mein maut | ladai mein maut | maar peet mein maut | heat moment | private defence death | beaten thief died | teacher beat student died | rash anger killed | killed without planning | drunken fight death | no motive death | sudden anger | one stab quarrel died | killing without intention | knowledge of death likely | unintended death blow | achanak jhagda mar | galti se maut | bina irade | anjane mein maut | iraada nahi tha',
    'culpable homicide not amounting to murder',
    'BNS 105, IPC 304',
  ],
  [
    'shot survived | stab survived | gun fired missed | fire gun missed | hit gun survived | knife stomach | stab stomach | stab chest | stab multiple | attack kill | tried kill | tried strangle | tried run over | tried drown | attempt life | survived attack | escaped death attack | gun escape narrowly | bullet injury | bullet hit | gun shot injured | goli lagi | goli chala | knife chest | pushed terrace | pushed well | thrown from train | thrown from roof | poison survived | pour kerosene survived | knife neck attack | intent to kill | burn lived | petrol lit survived | set fire survived | poured petrol | threw petrol lit | kerosene lit lived | gun but survived | goli maar bach | goli bach | bullet survived | critical condition stab | icu stab | serious stab | almost killed | nearly killed | tried to murder | tried shoot | knife throat | strangle survived | choke | choked | gala dabaya bach | gala dabane koshish | maarne ki niyat | jaan se marne ki niyat | mouth of well pushed | crush with car tried | rammed car | fired several rounds | opened fire | rounds fired | fired bullets | goliyan chalai | farsa se hamla jaan | thrown from terrace | attempted murder | attempt on life | escaped unhurt bullets | bullets fired car | fired house | shot leg | shot at | shots fired | stabbed back | stabbed thigh | stabbed seven times | slit wrist victim survived | run over intention survived | acid drink forced | forced poison drink | pushed moving train | pushed in front | hit head kill intention | janleva | jaanleva | qatilana hamla | katilana hamla | goli chalayi | goli chala di | goliyan chali | goli se ghayal | kaatne ki koshish | jalane ki koshish | tried burn alive | tried to poison',
    'attempt to murder',
    'BNS 109, IPC 307, BNS 118',
  ],
  [
    'car hit pedestrian | vehicle hit dead | vehicle hit kill | vehicle ran over | vehicle crushed | vehicle crush death | drive death | negligence dead | speeding killed | accident dead | death by accident | operation negligence | doctor negligence dead | wrong injection death | patient dead doctor | wall fell dead | electrocuted dead | open wire death | pit drown death | crane fell worker dead | worker died site | building collapse dead | bridge collapse | stampede death | hoarding fell death | swimming pool drown | vehicle death | rash drive dead | gadi kuchal | kuchal mar | takkar death | takkar maut | durghatna maut | ilaj laparwahi | ilaj negligence | wrong treatment death | surgeon mistake dead | patient not survive | patient died | doctor wrong operation | operated wrong | wrong surgery | wrong blood | hospital negligence | oxygen death | overdose injection death | mowed down | run down | knocked down | knock down dead | hit by bus | hit by truck | bus hit kill | truck hit died | vehicle overturn death | tractor overturn died | road crash | crash death | electric shock death | live wire | current lagne se maut | current maut | drown child negligence | borewell child | lift fell death | scaffolding | school bus accident | boat death | manja death | died in accident | bus ne kuchal | gadi ke niche | kuchal kar maut | sadak haadsa | laparwahi se jaan | negligent surgery | surgery died | anaesthesia death | maternity death negligence | newborn died hospital | pharmacy wrong medicine death | tempo overturned | dumper crushed | jcb crushed | tractor crushed | speeding car kills | speeding truck killed | car killed | bus killed | crushed to death | pedestrian killed | cyclist killed | biker killed | child crushed car | reverse car child died | factory blast worker dead | boiler burst | cylinder burst death | building fell dead | roof collapse | school wall | open manhole | open pit death | cable fell | swing collapse | drowning pool | coaching fire deaths | driver slept accident dead | hadse mein maut | accident mein maut | takkar se maut | trak ne kuchla | bus palti | gaadi palti',
    'causing death by negligence',
    'BNS 106, IPC 304A, BNS 106(1)',
  ],
  [
    'vehicle hit flee | vehicle hit run | driver flee accident | driver fled dead | hit and run | hit bike flee | crushed fled | did not report accident | flee after accident | vehicle takkar flee | gadi takkar bhag | driver not stop accident | bike hit flee | accident flee | driver escape accident | speeding car hit fled | ran over sped | hit biker sped away | hit person drove off | driver absconded after hitting | driver ran away after accident | accident karke bhag | maar ke bhag gaya gaadi | thokar maar kar bhag | takkar maar kar faraar',
    'rash negligent driving escaping without reporting',
    'BNS 106, BNS 106(2), BNS 281, IPC 304A, MV 187',
  ],
  [
    'suicide because | suicide harass | suicide boss | suicide teacher | suicide loan | suicide blackmail | suicide note | hang harass | hang herself | hang himself | hanged | wife hang | wife suicide | jumped river harass | jumped building harass | consumed poison harass | ate poison harass | drove suicide | forced suicide | suicide forced | killed himself | killed herself | took own life | ended life | suicide wife harass | suicide instigate | suicide husband | suicide student | phansi lagai | zehar kha liya | nadi mein kood | recovery agent suicide | suicide debt | farmer suicide | moneylender suicide | hanged moneylender | hang threats | hang loan | suicide threats | suicide farmer | wife family suicide | girlfriend suicide | ragging suicide | student suicide ragging | suicide video blame | jaan de di | jaan dene par majbur | train ke aage kood | phansi par latka | harassed until suicide | kud kar jaan | death note | provoked suicide | drove wife suicide | hanged boss torture | suicide online game blackmail | suicide after video leak | suicide after rape | suicide police harassment | jumped building because | jumped before train | consumed sulphas | sulphas | rat poison | phenyl | slit wrist blackmail | bullied suicide | live video suicide | suicide whatsapp note | aatmhatya ko majboor | jaan dene | zehar kha kar | phaansi laga | faansi laga li | suicide karne par majboor',
    'abetment of suicide',
    'BNS 108, IPC 306',
  ],
  [
    'child suicide abet | minor suicide instigate | insane suicide abet',
    'abetment of suicide of child',
    'BNS 107, IPC 305, BNS 108',
  ],
  [
    'aatmhatya koshish | suicide attempt | tried suicide | tried hang | tried kill himself | attempted end life | fast unto death | threaten suicide officer | self immolation | climb tower suicide',
    'attempt to commit suicide to compel lawful power',
    'IPC 309, BNS 226',
  ],
  [
    'crowd beat death | crowd kill | mob kill | mob beat | lynch | crowd beat cattle | crowd beat child lifter | bheed pita | cow vigilante | vigilante kill | villagers beat death | group beat death religion | caste group kill | beat death suspicion',
    'murder by group of five or more mob lynching',
    'BNS 103(2), BNS 103, BNS 117(4), IPC 302',
  ],
  [
    'bride dead | bride burn | bride death seven year | died within seven years marriage | dead dowry | burn dowry | woman burn inlaw | wife burn dowry | wife dead dowry | dead inlaw house | found hanging inlaw | married sister dead inlaw | daughter dead inlaw | newly married dead | stove burst | bahu burn | shadi saal maut | dowry kill | seven years marriage death | unnatural death married | died burns wedding | burns after wedding | died three years wedding | died years marriage | newlywed died | young wife dead | kerosene bahu | bahu kerosene | bahu hatya | sasural mein maut | bahu ki maut | ladki sasural mari | bahu phansi sasural | phansi sasural | dead within year marriage | wife poison dowry | in-laws killed | vivahita ki maut | vivahita maut | navvivahita | bahu phansi | sasural phansi lagai | bahu ne phansi | bahu faansi | died matrimonial home | found dead matrimonial home | suspicious death bride | sister died after marriage | daughter killed by in-laws | daughter burnt | burnt alive dowry | bride strangled | newly wed hanged | poisoned for dowry | car demand death | shadi ke do saal maut | shaadi ke baad maut | dahej na milne par maut | dahej ke liye mar | dahej ke liye hatya | dahej ke khatir | jala kar maar bahu | vivahita sandigdh | patni jala dahej | pati jala dahej | patni ko jala diya | bahu ko jala diya',
    'dowry death',
    'BNS 80, IPC 304B, BSA 118',
  ],
  [
    'slap | slapped face | punched | kick | pushed fell | hit neighbour | beat neighbour | scuffle | minor injury | scratch | bruises | simple injury | pulled hair | bite finger | teacher beat | beat up | beaten up | beat brother | fight quarrel | beat with shoe | chappal mara | spit slap | thappad mara | lat mara | dhunai | mukka mara | pitai kar | ladai jhagda | haath uthaya | punched me | hit my father | hit my mother | hit brother | threw chair | kicked | pulled ears | beat servant | beat student | cane | caned | beat son | tore shirt | torn shirt hit | assaulted me | got beaten | gang beat me | beat cable | belt beat | hit helmet | chappal | joote se mara | jute se mara | ghunsa | dhakka dekar giraya | peet diya | maar diya thappad | haath paav | patak | band karke peeta | roughed up | thrashed | thrashed by | ragging | ragged | senior beat junior | parking fight | road rage | hit over parking | hit with hand | scuffled | pulled my hair | hair pulled | scratched | fisticuffs | blow on face | boxed | kicked stomach | beat with belt | beat with broom | maara peeta | mara pita | mar pitai | thappad jad | laat ghunsa | gira kar mara | baal pakad | hatha paayi | kehasuni | maarpeet hui | chot lagi',
    'voluntarily causing hurt',
    'BNS 115, IPC 323',
  ],
  [
    'break bone | bone broken | break tooth | tooth broken | nose broken | broke nose | rib broken | fracture | lost eye | eye damaged | lost vision | lost hearing | jaw broken | leg broken | hand broken | arm broken | break arm | break leg | break hand | skull | head injury | break head | permanent scar | disfigured face | 20 days hospital | severe injury | serious injury | broken bones | danto tod | haddi tuti | aankh phod | kaan kata | finger cut off | cut finger | coma beat | hospitalised beat | paralysed beat | arm fractured | fractured arm | leg fractured | broke arm | broke ribs | lost tooth | lost sight | blinded | broke jaw | surgery needed beat | plaster hand | plastered | stitches head | tooth fell | haath tod | pair tod | pasli tod | daant tod | naak tod | hath pair tod | broken rib | broken nose | broken jaw | broken leg | broke teeth | teeth broken | eye lost | lost an eye | finger chopped | finger lost | deep wound | permanent disability | disabled after beating | spine injury | fractured skull | skull fracture | hospital twenty days | haddi toot | paanv tod | hath tuta | ungli kaat | aankh chali',
    'grievous hurt',
    'BNS 117, IPC 325',
  ],
  [
    'hit rod | hit iron rod | hit weapon | hit stick | hit knife | hit axe | hit sword | hit bottle | hit stone | weapon attack | attack weapon | attack axe | attack sickle | attack blade | attack knife | cut knife | cut blade | blade face | slashed | axe | hockey stick | cricket bat | hot water thrown | boiling oil | burned hot iron | hit brick | dog set | stab | knife injury | weapon injury | weapon hurt | sharp injury | gandasa | farsa | danda se mara | lathi se mara | chaku mara | sariya | blade mara | brick mara | glass bottle | threw boiling water | boiling water | hot oil | hot tea thrown | hit with brick | stone head | threw stone | threw brick | hit with pan | hit hammer | rod attack | kulhadi | kulhadi hamla | lathi chali | lathi sar | danda sar | sar fod | sar phod | sir phod | dhardar | ustara | kirpan | blade | cutter | swung sword | bat hit | chair hit | broken bottle | screwdriver | scissors | iron pipe | pipe hit | chain hit | attacked with axe | attacked with sickle | attacked with sword | attacked with knife | blade attack | slashed with blade | hit with rod | hit with hockey | hit with bottle | beer bottle | stabbed hand | knife attack | knife cut | khukri | bhala | ballam | danti | hansiya | hasiya | loha rod | lohe ki rod | lohe ki sariya | cleaver | pickaxe | spade | fawda | phawda | eent se | pathar se sar | acid bulb | hot iron | scalding | burned with iron | garam tel | garam pani | garam chimta',
    'hurt dangerous weapons',
    'BNS 118, IPC 324, IPC 326, BNS 118(1)',
  ],
  [
    'weapon grievous | axe head | sword hand cut | cut off hand | hit rod head | iron rod head | stick head break | sharp weapon bone | weapon fracture | weapon serious injury | knife serious injury | chopped hand | talwar haath kata | rod fracture',
    'grievous hurt dangerous weapons',
    'BNS 118, IPC 326, BNS 118(2)',
  ],
  [
    'acid throw | acid face | acid attack | acid burn | chemical face | poured acid | acid girl | acid victim | acid on wife | acid spurned | spurned lover acid | toilet cleaner face | tezaab | tejab daal | tejab phenk | chemical burn attack',
    'acid attack grievous hurt',
    'BNS 124, IPC 326A, BNS 124(1)',
  ],
  [
    'attempt acid | tried acid | acid missed | acid threat throw | attempted throw acid',
    'throwing or attempting to throw acid',
    'BNS 124, BNS 124(2), IPC 326B',
  ],
  [
    'sedative | drug drink | mixed drink | intoxicant drink | laced | spiked drink | unconscious robbed | behosh | nashili | nasha khila | nasha pila | tablet drink | sleeping pills | stupefying | poison food | poison drink | zehar de | prasad nasha | tea sedative | chai nasha | biscuit train unconscious | zehar khuran | drugged and robbed | drugged | sweets train woke | woke up luggage | gave sweets | woke up robbed | laddoo behosh | offered tea train | prasad train | chloroform | spiked | spiked juice | spiked cold drink | mixed sleeping pills | cold drink nasha | kuch pila kar | kuch khila kar | nashila pila | drugged passenger | drugged tourist | behoshi ki dawa | poisoned food',
    'hurt by poison stupefying drug',
    'BNS 123, IPC 328',
  ],
  [
    'police torture | custody torture | custody beat | lockup beat | police beat confess | confession torture | third degree | police beat custody | thane beat | custodial violence | forced confess | beat to confess',
    'hurt to extort confession',
    'BNS 120(1), IPC 330, BNS 120(2), IPC 331',
  ],
  [
    'custodial death | death in custody | died lockup | died police custody | jail death | hirasat death',
    'custody death',
    'BNS 103, IPC 302, CASE dk-basu-1996, BNS 105',
    '?',
  ],
  [
    'beat sign paper | beat extort | torture money | beat recover loan',
    'hurt to extort property',
    'BNS 119(1), IPC 327, BNS 119(2)',
  ],
  [
    'provocation hurt | provoked hit | sudden provocation hit',
    'hurt on grave and sudden provocation',
    'BNS 122(1), IPC 334, BNS 122(2)',
  ],
  [
    'danger life | endanger life | risk safety | celebratory fire injured | rash act hurt | negligent act hurt | accident injured | vehicle hit injured | vehicle injured | hit bike injured | road accident hurt | accident grievous | stray bullet | laparwahi chot | negligence injury | negligence hurt',
    'act endangering life or personal safety hurt',
    'BNS 125, IPC 337, IPC 338, BNS 125(a), BNS 281',
  ],
  [
    'block way | blocked path | stop way | not let go | stopped road | obstruct path | restrain | restrained | prevent going | blocked car | blocked gate | stopped entering house | rasta stop | rasta rok | road block person | gherao | surrounded | could not leave | parked across | blocked lane | blocked driveway | blocked exit | stopped car middle road | not letting pass | gate locked not enter | prevented from entering | rasta nahi diya | gali band | gate band | jane nahi diya | gate blocked | obstructed path | obstructed my way | blocked the road to my house | stopped ambulance | stopped wedding procession | prevented from going temple | raasta band | rasta band | aage gaadi lagayi',
    'wrongful restraint',
    'BNS 126, IPC 341, BNS 126(2)',
  ],
  [
    'lock room | locked up | tied room | tied rope | tied chair | kept captive | captive | confine | kept hostage | hostage | held captive | detained illegal | illegal detention | keep locked | not allowed leave house | kept room days | chained | house arrest wife | room band | kamre band | band rakha | kept prisoner | rassi bandha | bandhak | chained basement | locked basement | locked bathroom | locked in cellar | kept in godown | not allowed leave | kept inside | passport taken worker not leave | locked wife | band karke pita | ghar band | bandi | taala laga ke band | kaidi banaya | room se nahi nikal | basement | locked up office | locked employee | confined employee | gheraoed | wife confined | daughter confined home | detained in shop | shop owner locked | tied to tree | tied to pole | tied with rope | handcuffed private | forcibly kept | kept against will | agents hold worker | held in flat | not free to leave | ped se bandh | khambe se bandh | rassi se bandh | zabardasti roka',
    'wrongful confinement',
    'BNS 127, IPC 342, BNS 127(2)',
  ],
  [
    'confine three days | locked three days | three days confine | room three days | captive days | kept days',
    'wrongful confinement for three or more days',
    'BNS 127, BNS 127(3), IPC 343, IPC 344, BNS 127(4)',
  ],
  [
    'child taken | child lifted | child missing | boy missing | girl missing | minor taken | child stranger | child school taken | taken from guardian | lured away | lured child | took child away | father took child | child custody parent took | bachcha chor | bachcha utha | child lifting | missing child | child stolen | baby stolen hospital | abducted | forcibly taken car | pulled into car | dragged into car | taken away forcibly | uthwa liya | bhagaya | bhagana | phusla kar | behla kar | minor eloped | eloped | elope | girl eloped | picked up from park | child picked | picked up child | child park | year old picked | year old taken | took my child | child not returned | child disappeared | girl lured | boy lured | lure | baby taken | stole baby | snatched baby | bachcha gayab | ladki gayab | ladke ko utha | nabalig ko le jana | school se utha | abducted school girl | kidnapped toddler | kidnapped from school | taken from hospital | taken from market | missing since | ran away with minor | minor ran away boyfriend | boyfriend took minor | married minor ran | lured by sweets | chocolate lured | enticed minor | nabalig ko bhaga | behla phusla | bhaga kar | bachcha choree | bachha chori | child snatched mother | wife took child | beggars took child',
    'kidnapping from lawful guardianship',
    'BNS 137, IPC 363, BNS 137(2)',
  ],
  [
    'kidnap marry | kidnap girl marriage | abducted marriage | abduct forced marriage | forced marriage | girl taken marry | jabran shadi | forcibly married | gun marriage | pakadua | groom kidnap | minor girl marriage kidnap | kidnap sex | abducted to marry | forced nikah | kidnapped bride | forcing girl marry | uthakar shadi | jabran vivah | zabardasti shadi | zabardasti nikah',
    'kidnapping woman to compel marriage',
    'BNS 87, IPC 366, BNS 137',
  ],
  [
    'kidnap money | kidnap demand | kidnap crore | kidnap lakh | held for money | ransom call | release money kidnap | hostage money | lakh return child | lakh release | want money return son | pay to get back | asked money release son | demand for release | kidnap pay | kidnap call money | bachche ke badle paise | paise do bachcha | apharan kar paise | apharan paise | crore return | kidnap maang | return nephew | return son money | missing child money call | kidnapped businessman | businessman abducted | abducted for money | abducted trader | kidnappers demand | kidnapper call | money for release | held for ransom | pay for release | firoti | vyapari ka apharan | apharan karke crore | phirauti mangi',
    'kidnapping for ransom',
    'BNS 140, IPC 364A, BNS 140(2)',
  ],
  [
    'kidnap kill | abduct murder | taken kill',
    'kidnapping in order to murder',
    'BNS 140, BNS 140(1), IPC 364',
  ],
  [
    'kidnap confine secretly | abduct confine | kidnap hide',
    'kidnapping secretly and wrongfully confine',
    'BNS 140(3), IPC 365, BNS 140',
  ],
  [
    'kidnap rob child | child under ten kidnap steal',
    'kidnapping child under ten to steal',
    'BNS 97, IPC 369',
  ],
  [
    'shoved | dhakka mukki | manhandle | criminal force | assaulted | collar caught | collar pakda | raised hand | gesture hit | assault',
    'assault criminal force',
    'BNS 131, IPC 352, BNS 115, IPC 323',
  ],
  [
    'shoe garland | blackened face | face black | paraded | kalikh | joote ki mala | threw ink | ink face | tonsured | shaved head | moonch kata | dishonour',
    'assault intent to dishonour person',
    'BNS 133, IPC 355',
  ],
  [
    'abandon helpless | caretaker left patient',
    'breach of contract to attend helpless person',
    'BNS 357, IPC 491',
  ],
];
