/** Theft, robbery, trespass and damage, as they are told. What the columns are: `meaning.ts`. */
import type { MeaningRow } from './meaning.ts';

export const THEFT: readonly MeaningRow[] = [
  [
    'pocket cut | pocket pick | wallet stole | purse stole | took wallet | jeb kat | jeb katri | jeb saf | batua chori | purse missing | mobile stolen bus | phone stolen | phone missing | bag stolen | luggage stolen | laptop stolen | stole money | cash stolen | vehicle stole | vehicle theft | vehicle lift | vehicle missing | vehicle parking missing | cycle chori | animal stole | cattle theft | cattle lift | goat stolen | buffalo stolen | crop stolen | wire stolen | cable theft | battery theft | petrol theft | diesel theft | shoplifting | shoplift | stole | stealing | took without asking | took without permission | sand theft | tree stolen | transformer theft | manhole theft | pocket maar | gaadi chori | mobile chori | bhains chori | gehne chori | paise chori | uthai giri | utha le gaya | chura liya | dog stolen | gas cylinder stolen | chori shikayat',
    'theft',
    'BNS 303, IPC 379, BNS 303(2)',
  ],
  [
    'first theft | small theft | theft below 5000 | petty theft | petty organised | ticket black market | gang pickpocket | selling exam paper gang | organised theft',
    'petty organised crime theft',
    'BNS 112, BNS 112(2), BNS 303',
  ],
  [
    'jewellery pull | chain pull | chain snatch | ear ring pulled | earring snatch | pulled earring | bali kheench | bali chhin | kaan bali | phone snatch | purse pull | bag snatch | bag grabbed ran | grabbed chain | grabbed purse | grabbed bag | grabbed phone | bike riders took | bike borne | motorcycle chain | motorcycle phone | jhapatta | jhapatmar | mangalsutra | chain kheench | mobile jhapat | purse jhapat | train purse pulled | snatch necklace | neck jewellery pull | pulled ran | took from hand ran | haath se mobile | hath se chhin | snatcher',
    'snatching',
    'BNS 304, BNS 304(2), IPC 379, IPC 356',
  ],
  [
    'house theft | house steal | shop theft | shop steal | stole from house | stolen from shop | temple steal | temple theft | donation box | train theft | train steal | luggage train | bus theft | vehicle parked house theft | idol stolen | office theft | warehouse theft | school theft | almirah | cupboard | locker | safe stolen | house jewellery stole | godown stole | government property theft | hostel theft | hotel theft | ghar saman gayab | ghar jewellery chori | dan peti | murti chori',
    'theft in dwelling house',
    'BNS 305, IPC 380, BNS 303',
  ],
  [
    'servant stole | maid jewellery | maid stole | driver stole | cook stole | employee stole | employee steal cash | worker stole | watchman stole | guard stole | staff stole | salesman stole | servant steal | servant theft | domestic help | employee theft | naukar gehne | naukar chura | kaamwali chori | caretaker stole',
    'theft by clerk or servant',
    'BNS 306, IPC 381',
  ],
  [
    'lock break theft | break lock | broke lock | broke open | window grill | night house | entered night | night theft | night steal | wall hole | roof entered | house break | burglary | burglar | burgled | raat ko ghus | raat tala | raat sendh | raat chori | deewar tod | chhat se ghus | sendh | lurking | shutter lifted | shutter broke | breaking shutter | shop lock broke | thieves entered | stole at night | shutter tod | band ghar chori | locked house theft | tala chatka',
    'house-breaking lurking house-trespass by night theft',
    'BNS 331, BNS 305, IPC 457, IPC 380, BNS 331(4), IPC 454',
  ],
  [
    'enter land | entered field | entered house | enter without permission | barged | barging | trespass | trespassed | enter plot | not leaving house | refuse vacate | tenant not vacate | ghar mein ghus | khet mein ghus | entered property | entered office | climb wall | entered compound | boundary wall crossed | came inside house | bina ijazat | entered shop force | illegal possession | land captured | land capture | house captured | encroach land | land encroach | grabbed land | grab land | zameen kabza | makan kabza | dukan kabza | plot kabza | kabza kar | land mafia',
    'criminal trespass house-trespass',
    'BNS 329, IPC 447, IPC 448, BNS 329(3)',
  ],
  [
    'entered house beat | enter house beat | enter house hit | house entered assault | barged beat | ghar ghus mara | ghar ghuskar marpit | ghar ghus hamla | enter house weapon | house attack | entered home armed | entered house with sticks',
    'house-trespass after preparation for hurt',
    'BNS 333, IPC 452, BNS 115',
  ],
  [
    'entered house molest | enter house commit offence | entered house rape | enter house intent',
    'house-trespass to commit offence punishable with imprisonment',
    'BNS 332(c), IPC 451, BNS 333',
  ],
  [
    'loot cash | loot money | looted | robbed | robbed knife | looted knife | way stop loot | stop rob | stopped loot | stop vehicle rob | threaten take cash | threaten took money | force took money | beat took money | beat rob | beat snatched | hit took money | weapon took money | knife took money | gun took cash | rasta rok loot | loot bike | bike loot | truck loot | atm loot | cash van loot | petrol pump loot | bank loot | highway rob | mugged | loot pat | lut liya | paise chhin liye | marpit karke paise chhin | marpit paise loot | mirchi | chilli powder | robber | snatched at knife',
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
    'gang house loot | gang raid house | five men loot | six men loot | seven men rob | five people loot | five persons rob | armed gang | gang entered house | group loot | six rob | seven loot | dacoits | paanch log loot | panch log lut | chhah log loot | das log loot | bandits | gang robbed | eight men robbed | 5 logon ne loot | gang tied family looted',
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
    'demand money threat | threaten money | demand hafta | demand protection money | shopkeeper demand | pay or kill | threaten pay | extort business | demand crore threat | weekly money | goonda tax | goon demand | rangdari | hafta vasuli | leak video money | video money demand | photo money demand | nude money | blackmail money | threaten false case money | honeytrap | honey trap | sextortion | video call nude | recorded video money | ransom text | paise maang dhamki | paisa do nahi to | dhamki dekar paise | jaan se marne paise maang | threaten rape case money | journalist blackmail money | reporter extort | rti blackmail',
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
    'buy stolen | bought stolen | purchase stolen | scrap dealer | kabadi | kabaadi | stolen goods | stolen property | stolen vehicle sell | stolen mobile bought | sell stolen | receive stolen | stolen jewellery jeweller | jeweller bought | keeping stolen | possess stolen | chori maal | chori saman | chori mobile kharid | chori gadi kharid | fence | stolen recovered from | chori gaadi becha',
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
    'break window | broke glass | broken glass | window break | vehicle damage | vehicle break | damaged vehicle | scratched car | damaged wall | break gate | break door | break fence | break shop | damage property | property damaged | smashed | vandal | ransacked | cut tree neighbour | crop destroyed | destroyed crop | damage crop | cattle grazed crop | pipe damaged | sheesha tod | gadi ke sheeshe | gadi tod | saman tod | fasal barbad | fasal kaat | deewar gira | dukan tod | poster torn | cctv broken | damaged | destroyed property | nuksan',
    'mischief',
    'BNS 324, IPC 427, IPC 426, BNS 324(4)',
  ],
  [
    'bus damage | government property damage | public property | damage public | protest damage | police vehicle burn | bus burn | train burn | government bus | sarkari bus | government building damage | damaged bus | sarkari gaadi tod | street light broken | railway property damage',
    'mischief to public property',
    'PDPP 3(1), PDPP 4, BNS 324(3), PDPP 3(2)',
  ],
  [
    'fire crop | burn crop | burned haystack | burn vehicle | vehicle fire | set vehicle fire | fire field | burned bike | khet aag | fasal aag | gadi aag | bike jala | petrol fire vehicle | haystack | paraali jala | burn car',
    'mischief by fire or explosive',
    'BNS 326, IPC 435, BNS 326(f), IPC 436',
  ],
  [
    'burn house | fire house | house fire set | shop fire | hut burned | set fire shop | ghar aag | ghar jala | dukan aag | dukan jala | jhopdi aag | arson | godown fire | arsonist',
    'mischief by fire intent to destroy house',
    'BNS 326, IPC 436, BNS 326(g), IPC 435',
  ],
  [
    'poison animal | kill animal | killed dog | hit dog | beat dog | animal cruelty | kill cattle | poisoned dog | dog poison | kutte ko mara | kutta zehar | bhains zehar | maim animal | cut tail | animal legs cut | stray dog | kill cat | bail mar',
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
