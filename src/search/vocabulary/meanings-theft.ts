/** Theft, robbery, trespass and damage, as they are told. What the columns are: `meaning.ts`. */
import type { MeaningRow } from './meaning.ts';

export const THEFT: readonly MeaningRow[] = [
  [
    'pocket cut | pocket pick | wallet stole | purse stole | took wallet | jeb kat | jeb katri | jeb saf | batua chori | purse missing | mobile stolen bus | phone stolen | phone missing | bag stolen | luggage stolen | laptop stolen | stole money | cash stolen | vehicle stole | vehicle theft | vehicle lift | vehicle missing | vehicle parking missing | cycle chori | animal stole | cattle theft | cattle lift | goat stolen | buffalo stolen | crop stolen | wire stolen | cable theft | battery theft | petrol theft | diesel theft | shoplifting | shoplift | stole | stealing | took without asking | took without permission | sand theft | tree stolen | transformer theft | manhole theft | pocket maar | gaadi chori | mobile chori | bhains chori | gehne chori | paise chori | uthai giri | chura liya | dog stolen | gas cylinder stolen | chori shikayat | take vehicle | took vehicle | scooter keys | took keys | drove away my | took my vehicle | take phone | took phone table | take bag | take purse | took laptop | walked away with | vanished with bag | bag disappeared | ornaments stolen | gayab | gayab ho gaya | chori ho | chori kar li | bag chori | saman chori | sone ki chori | murgi chori | tractor chori | fuel stolen | crops stolen | mango stolen | flower pots | shoes stolen | chura ke le | haath saaf | stolen from parking | parked bike missing | stole bicycle | stole cattle | stole mobile from pocket | stole from field | stole motor pump | submersible pump | wire cutting theft | goats stolen | theft of vehicle | chain of bike cut stolen | goods stolen from truck | sim stolen | stole cash counter | jewellery missing | gold missing | purse picked | picked pocket | lifted mobile | charger stolen | stole helmet | bike gayab | gadi gayab | paise gayab | sona gayab | chor le gaye | saman uda',
    'theft',
    'BNS 303, IPC 379, BNS 303(2)',
  ],
  [
    'first theft | small theft | theft below 5000 | petty theft | petty organised | ticket black market | gang pickpocket | selling exam paper gang | organised theft',
    'petty organised crime theft',
    'BNS 112, BNS 112(2), BNS 303',
  ],
  [
    'jewellery pull | chain pull | chain snatch | ear ring pulled | earring snatch | pulled earring | bali kheench | bali chhin | kaan bali | phone snatch | purse pull | bag snatch | bag grabbed ran | grabbed chain | grabbed purse | grabbed bag | grabbed phone | bike riders took | bike borne | motorcycle chain | motorcycle phone | jhapatta | jhapatmar | mangalsutra | chain kheench | mobile jhapat | purse jhapat | train purse pulled | snatch necklace | neck jewellery pull | pulled ran | took from hand ran | haath se mobile | hath se chhin | snatcher | grab jewellery | grab necklace | grabbed necklace | necklace grabbed | pull necklace | youths bike grabbed | bike youths | old lady chain | old lady necklace | snatching | snatch phone | phone chheen | mobile chheen | mobile chhin | bike walon | chhin kar | chheen liya | kheech ke bhaag | jhapatta maar | gold chain ran | ripped chain | pulled bag from | pulled purse | earring pulled | lady purse | chain snatched | mobile snatched | purse snatched | snatched gold | snatched phone running | snatched from scooter | snatched handbag | handbag snatched | bikers snatched | yanked | tore away chain | pulled off chain | gale se chain | gale ki chain | gale se sone | mangal sutra | kheech liya | mahila se chain | parse jhapat | mobile lekar bhaga haath se',
    'snatching',
    'BNS 304, BNS 304(2), IPC 379, IPC 356',
  ],
  [
    'house theft | house steal | shop theft | shop steal | stole from house | stolen from shop | temple steal | temple theft | donation box | train theft | train steal | luggage train | bus theft | vehicle parked house theft | idol stolen | office theft | warehouse theft | school theft | locker | safe stolen | godown stole | government property theft | hostel theft | hotel theft | ghar saman gayab | ghar jewellery chori | dan peti | murti chori | temple bell | bell temple | ghanti | mandir ghanti | train luggage stolen | train bag | stolen in train | car window stolen | stolen from car | church theft | gurudwara theft | from wedding hall | hotel room theft | tijori | library theft | metro theft | airport theft | shop till | gallaa | stolen from bus | stolen from hospital | stolen from hotel | stolen from church | stolen on flight | stolen from lodge | theft in shop | theft in temple | theft in office | theft at wedding | theft in school | theft from house | theft of idol | ghar se gehne | ghar se paise | ghar se chori | dukan se chori | mandir se chori | train mein chori | bus mein chori',
    'theft in dwelling house',
    'BNS 305, IPC 380, BNS 303',
  ],
  [
    'servant stole | maid jewellery | maid stole | driver stole | cook stole | employee stole | employee steal cash | worker stole | watchman stole | guard stole | staff stole | salesman stole | servant steal | servant theft | domestic help | employee theft | naukar gehne | naukar chura | kaamwali chori | caretaker stole | cook silver | cook disappeared | maid disappeared | servant disappeared | maid took | cook took | driver took cash | helper stole | guard theft | naukrani jewellery | naukrani lekar | naukar lekar bhag | employee ran cash | office boy stole | caretaker jewellery | nurse stole | babysitter | domestic worker stole | house help stole | employee took cash | cashier stole | manager stole stock | staff stole phone | factory worker stole | warehouse staff | servant fled | servant ran away | maid fled | naukar bhag | kaamwali ne | driver ne chori | karmchari ne chori | mulazim chori',
    'theft by clerk or servant',
    'BNS 306, IPC 381',
  ],
  [
    'lock break theft | break lock | broke lock | broke open | window grill | night house | entered night | night theft | night steal | wall hole | roof entered | house break | burglary | burglar | burgled | raat ko ghus | raat tala | raat sendh | raat chori | deewar tod | chhat se ghus | sendh | lurking | shutter lifted | shutter broke | breaking shutter | shop lock broke | thieves entered | stole at night | shutter tod | band ghar chori | locked house theft | tala chatka | entered terrace | terrace | sleeping entered | while sleeping theft | while we slept | house empty theft | away on holiday theft | came through window | window entered | ventilator | broke grill | cut grill | back door broken | door lock | shop shutter | tala tod | deewar phand | deewar phaand | khidki tod | raat ko ghar | raat mein ghar | nakab | nakabjani | naqabzani | terrace thieves | broke house at night | broke into my shop | entered by breaking | entered at midnight | night intruder | intruder night | broke open lock | lock broken | lock cut | door broken stolen | window broken stolen | jumped wall stole | burgled flat | house burgled | burglary at night | gas cutter | atm cutting | raat mein ghus | raat ko chor | chor ghusa | chori ki niyat se | taala toda | tale tod | darwaja tod | darwaza tod',
    'house-breaking lurking house-trespass by night theft',
    'BNS 331, BNS 305, IPC 457, IPC 380, BNS 331(4), IPC 454',
  ],
  [
    'enter land | entered field | entered house | enter without permission | barged | barging | trespass | trespassed | enter plot | not leaving house | refuse vacate | tenant not vacate | ghar mein ghus | khet mein ghus | entered property | entered office | climb wall | entered compound | boundary wall crossed | came inside house | bina ijazat | entered shop force | illegal possession | land captured | land capture | house captured | encroach land | land encroach | grabbed land | grab land | zameen kabza | makan kabza | dukan kabza | plot kabza | kabza kar | land mafia | ploughed field | plough my field | ploughed | boundary dispute | built wall my land | wall on my plot | plot deewar | deewar khadi | jameen par deewar | plot boundary | occupied my flat | occupied house | tenant refuse leave | kiraya nahi khali | khali nahi kar | makan khali | forcibly occupied | squat | squatters | entered garden | entered courtyard | dumped material my land | khet jot | khet jota | jabran jot | medh | jameen kabja | ghar par kabja | trespasser | refused to leave my house | refusing to leave | entered premises | occupies my land | occupying land | neighbour encroached | encroached | fencing my land | fence moved | built on my land | built house on my land | forcibly entered farm | landlord entered flat | locked my land | govt land occupied | gaon ki jameen kabja | sarkari zameen kabza | zabardasti ghus | zabardasti kabza | plot par kabza | makan par kabza | dukan par kabza | kirayedar nikal nahi',
    'criminal trespass house-trespass',
    'BNS 329, IPC 447, IPC 448, BNS 329(3)',
  ],
  [
    'entered house beat | enter house beat | enter house hit | house entered assault | barged beat | ghar ghus mara | ghar ghuskar marpit | ghar ghus hamla | enter house weapon | house attack | entered home armed | entered house with sticks | ghar ghus lathi | ghar ghus maara | house sticks beat | came home and beat | barged home beat | men entered beat family | attacked in my house | armed men entered house | entered with weapons | stormed house | stormed into home beat | entered home to beat | ghar mein ghus kar mara | ghar mein ghuskar hamla',
    'house-trespass after preparation for hurt',
    'BNS 333, IPC 452, BNS 115',
  ],
  [
    'entered house molest | enter house commit offence | entered house rape | enter house intent',
    'house-trespass to commit offence punishable with imprisonment',
    'BNS 332(c), IPC 451, BNS 333',
  ],
  [
    'loot cash | loot money | looted | robbed | robbed knife | looted knife | way stop loot | stop rob | stopped loot | stop vehicle rob | threaten take cash | threaten took money | force took money | beat took money | beat rob | beat snatched | hit took money | weapon took money | knife took money | gun took cash | rasta rok loot | loot bike | bike loot | truck loot | atm loot | cash van loot | petrol pump loot | bank loot | highway rob | mugged | loot pat | lut liya | paise chhin liye | marpit karke paise chhin | marpit paise loot | mirchi | chilli powder | robber | snatched at knife | hand over wallet | hand over cash | hand over money | made hand over | blade wallet | weapon wallet | knife wallet | held knife took | cab driver rob | cab looted | took cash at | threatened and took | snatched cash bag beating | tied up and took | dikhakar loota | dikhakar lut | pistol dikha | chaku dikha | chaku dikhakar | raste mein loot | safar loot | truck driver loot | maar kar paise | maarpit kar loot | delivery boy loot | passenger looted | robbed at | robbed of | robbed traveller | robbed on highway | robbed at night | robbed passenger | looted on road | looted trader | looted businessman | mugger | mugging | threatened with knife took | knife point took | snatched bag with knife | beaten and robbed | beaten and looted | beat driver took car | car jacking | carjacking | hijacked truck | took cash by force | forcibly took cash | forcibly took phone | chaku ki nok | katta dikha | katta dikhakar | dara kar paise | maar kar loot | raahgir | lut kar | chheena jhapti maar',
    'robbery',
    'BNS 309, IPC 392, BNS 309(4), IPC 394',
  ],
  [
    'rob beat injured | hurt in robbery | robbery injured | loot injured | loot chaku mara',
    'voluntarily causing hurt in committing robbery',
    'BNS 309(6), IPC 394, BNS 309',
  ],
  [
    'attempt rob | tried to rob | attempt loot | loot ki koshish | loot koshish | tried loot',
    'attempt to commit robbery',
    'BNS 309(5), IPC 393, BNS 309',
  ],
  [
    'rob gun | rob firearm | loot gun | loot pistol | bank gun | gun point cash | gunpoint | loot bandook | armed robbery | deadly weapon rob | hathiyar loot | shot during robbery | loot goli | robbery deadly',
    'robbery with deadly weapon attempt to cause death or grievous hurt',
    'BNS 309, BNS 311, IPC 397, IPC 392',
  ],
  [
    'gang house loot | gang raid house | five men loot | six men loot | seven men rob | five people loot | five persons rob | armed gang | gang entered house | group loot | six rob | seven loot | dacoits | paanch log loot | panch log lut | chhah log loot | das log loot | bandits | gang robbed | eight men robbed | 5 logon ne loot | gang tied family looted | masked men | masked men looted | six looted | armed men looted | jewellery showroom loot | six of them loot | group of armed men | gang of six | nakabposh | hathiyarband badmash | hathiyarbandh | badmash ghar ghus loot | group of dacoits | dacoity at | armed robbers entered | armed robbers house | robbers tied family | more than five robbed | gang looted bank | ten men looted | daaku | dakait | daku | dakaitee',
    'dacoity',
    'BNS 310, IPC 395, BNS 310(2)',
  ],
  ['dacoity murder | dacoity kill | gang loot kill', 'dacoity with murder', 'BNS 310(3), IPC 396, BNS 310'],
  [
    'plan dacoity | planning loot | planning rob | preparing dacoity | preparation loot | caught planning | gathered to rob | dacoity weapons caught | loot ki yojana | dakaiti yojana | dakaiti taiyari | assembled rob | loot yojna',
    'preparation to commit dacoity assembling',
    'BNS 310(4), IPC 399, BNS 310(5), IPC 402',
  ],
  [
    'gang of thieves | belonging gang | chor giroh | member gang dacoit',
    'belonging to gang',
    'BNS 313, IPC 401, BNS 310(6), IPC 400',
  ],
  [
    'demand money threat | threaten money | demand hafta | demand protection money | shopkeeper demand | pay or kill | threaten pay | extort business | demand crore threat | weekly money | goonda tax | goon demand | rangdari | hafta vasuli | leak video money | video money demand | photo money demand | nude money | blackmail money | threaten false case money | honeytrap | honey trap | sextortion | video call nude | recorded video money | ransom text | paise maang dhamki | paisa do nahi to | dhamki dekar paise | jaan se marne paise maang | threaten rape case money | journalist blackmail money | reporter extort | rti blackmail | goon money | monthly payment shop | wants payment shop | monthly payment | protection | gunda tax | gunda paise | local goon | demands money or | money or else | video call recorded money | recorded call money | asks for money video | video asks money | pay or post | viral kar dunga paise | viral paise | video paise | photo paise mang | paise mangta | paise mang raha dhamki | dukandar se paise | supari dhamki | gangster name money | jail se call paise | threatened to post | dhamka kar paise | threatened to kill unless paid | pay protection | hafta wasooli | vasooli | wasuli | avaidh vasuli | threatened builder money | call from gangster money | gangster demands | extorted | extorting | extort contractor | ransom call builder | demand with threat | blackmailed | blackmailing | blackmails with photos | threatens to upload photos money | threatens to defame money | fake journalist | patrakar paise | threatened raid money | loan recovery agent threat | paise nahi diye to | dhamki paise',
    'extortion',
    'BNS 308, IPC 384, BNS 308(2)',
  ],
  [
    'extort death threat | extort kill threat | pay else kill | gangster call crore | extort fear death',
    'extortion by putting in fear of death or grievous hurt',
    'BNS 308, BNS 308(5), IPC 386, IPC 387',
  ],
  [
    'false rape case money | threat accuse money | accuse extort',
    'extortion by threat of accusation',
    'BNS 308(6), BNS 308(7), IPC 388, IPC 389, BNS 308',
  ],
  [
    'buy stolen | bought stolen | purchase stolen | scrap dealer | kabadi | kabaadi | stolen goods | stolen property | stolen vehicle sell | stolen mobile bought | sell stolen | receive stolen | stolen jewellery jeweller | jeweller bought | keeping stolen | possess stolen | chori maal | chori saman | chori mobile kharid | chori gadi kharid | stolen recovered from | chori gaadi becha | second hand stolen | phone turned stolen | turned out stolen | purchase turned stolen | sasta mobile chori | kharida chori | chori ka nikla | stolen bike with him | found with stolen | stolen gold bought | melted stolen gold | chori ke gehne | selling stolen | sells stolen | jeweller stolen gold | stolen vehicle found | stolen goods dealer | stolen bikes market | purchased theft mobile | possession of stolen | chori ki gaadi | chori ki bike | chori ka mobile | chori ka sona',
    'dishonestly receiving stolen property',
    'BNS 317, IPC 411, BNS 317(2)',
  ],
  [
    'habitual stolen | habitual receiver',
    'habitually dealing in stolen property',
    'BNS 317(4), IPC 413, BNS 317',
  ],
  [
    'hide stolen | conceal stolen | help dispose stolen',
    'assisting in concealment of stolen property',
    'BNS 317(5), IPC 414, BNS 317',
  ],
  [
    'found wallet kept | found money kept | found purse kept | found phone kept | kept lost | lost phone kept | misappropriate | misappropriation | wrong transfer not return | mistaken transfer | money wrongly credited | using friend property | not return borrowed | mila hua paisa rakh',
    'dishonest misappropriation of property',
    'BNS 314, IPC 403',
  ],
  [
    'dead person property | corpse jewellery | property of deceased',
    'misappropriation of property of deceased',
    'BNS 315, IPC 404',
  ],
  [
    'break window | broke glass | broken glass | window break | vehicle damage | vehicle break | damaged vehicle | scratched car | damaged wall | break gate | break door | break fence | break shop | damage property | property damaged | smashed | vandal | ransacked | cut tree neighbour | crop destroyed | destroyed crop | damage crop | cattle grazed crop | pipe damaged | sheesha tod | gadi ke sheeshe | gadi tod | saman tod | fasal barbad | fasal kaat | deewar gira | dukan tod | poster torn | cctv broken | damaged | destroyed property | nuksan | windscreen | smashed windscreen | broke windscreen | punctured tyre | tyres slashed | broke my phone | broke tv | uprooted plants | cut my trees | broke signboard | broke pipeline | tod dala | phone tod | sheeshe tode | gadi ka sheesha | paudhe ukhad | bijli meter tod | vandalised | vandalised car | vandalised shop | keyed my car | broke camera | broke mobile | broke furniture | broke crockery | cut my crop | sprayed crop | destroyed standing crop | demolished wall | demolished boundary | broke wall | threw paint | damaged tubewell | damaged motor | damaged statue | cattle in field damage | gaadi tod di | fasal chara | fasal ujad | nuksaan kiya | kaanch tod',
    'mischief',
    'BNS 324, IPC 427, IPC 426, BNS 324(4)',
  ],
  [
    'bus damage | government property damage | public property | damage public | protest damage | police vehicle burn | bus burn | train burn | government bus | sarkari bus | government building damage | damaged bus | sarkari gaadi tod | street light broken | railway property damage | torched bus | mob bus | buses torched | bus stone | burn police vehicle | damage railway station | park bench | sarkari bus jala',
    'mischief to public property',
    'PDPP 3(1), PDPP 4, BNS 324(3), PDPP 3(2)',
  ],
  [
    'fire crop | burn crop | burned haystack | burn vehicle | vehicle fire | set vehicle fire | fire field | burned bike | khet aag | fasal aag | gadi aag | bike jala | petrol fire vehicle | haystack | paraali jala | burn car | burnt crop | burnt vehicle | burnt bike | torched car | torched vehicle | torched crop | torched | set bike on fire | burnt my shop | burnt house | set hut ablaze | aag laga di | aag laga | jala diya ghar | jala di fasal',
    'mischief by fire or explosive',
    'BNS 326, IPC 435, BNS 326(f), IPC 436',
  ],
  [
    'burn house | fire house | house fire set | shop fire | hut burned | set fire shop | ghar aag | ghar jala | dukan aag | dukan jala | jhopdi aag | arson | godown fire | arsonist',
    'mischief by fire intent to destroy house',
    'BNS 326, IPC 436, BNS 326(g), IPC 435',
  ],
  [
    'poison animal | kill animal | killed dog | hit dog | beat dog | animal cruelty | kill cattle | poisoned dog | dog poison | kutte ko mara | kutta zehar | bhains zehar | maim animal | cut tail | animal legs cut | stray dog | kill cat | bail mar | street dog | dog beaten | dog killed | puppies | puppy | cat killed | horse beaten | cow leg cut | acid on dog | kutte ko jala | bandar mara | killed cattle | killed buffalo | poisoned cow | poisoned cattle | hacked cow | stabbed bull | shot dog | killed my dog | killed pet | pet killed | animal tortured | pashu ko mara | gaay ko mara | bail ko mara',
    'mischief by killing or maiming animal',
    'BNS 325, IPC 429, IPC 428',
  ],
  [
    'water supply cut | canal cut | nehar kaat | stopped water field | irrigation blocked | water channel',
    'mischief by diminution of water supply',
    'BNS 326(a), IPC 430, BNS 326',
  ],
  ['road damaged | bridge damage | dig road', 'mischief injury to public road bridge', 'BNS 326(b), IPC 431'],
  [
    'boundary stone moved | landmark removed | medh tod',
    'mischief landmark',
    'BNS 326(e), IPC 434, BNS 324',
    '?',
  ],
  [
    'break open box | broke open almirah | broke safe | tijori tod | open parcel',
    'dishonestly breaking open receptacle',
    'BNS 334(1), IPC 461',
  ],
  [
    'hide property creditor | transfer property avoid loan | conceal asset creditor',
    'dishonest removal concealment of property creditors',
    'BNS 320, IPC 421, BNS 323, IPC 424',
  ],
];
