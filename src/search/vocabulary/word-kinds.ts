/**
 * What kind of thing a word names: a scooter is a vehicle, a nephew a relative. A saying that speaks of a vehicle is
 * met by all of them; one that speaks of a scooter only by that. From general knowledge; no list was copied.
 */
import { stem } from '#search/engine/stem.ts';

const KINDS = [
  'vehicle: minibus car bike truck suv bus scooter scooty motorcycle motorbike auto rickshaw tractor jeep van taxi cab lorry tempo trolley suv dumper tanker cycle bicycle',
  'woman: girl wife lady female daughter sister mother widow bride bahu aunt daughter-in-law sister-in-law housewife maid nurse actress',
  'child: minor boy girl kid baby infant toddler daughter son schoolgirl schoolboy newborn juvenile teenager teen underage',
  'minor: child boy girl kid baby infant toddler schoolgirl schoolboy underage teenager juvenile teen',
  'relative: uncle aunt cousin brother father nephew stepfather brother-in-law father-in-law grandfather family relation kin parent mother sister',
  'in-law: mother-in-law father-in-law brother-in-law sister-in-law inlaw saas sasur nanad devar jeth',
  'house: home flat apartment hut room residence dwelling bungalow quarter building villa',
  'shop: store showroom godown warehouse market stall mall office factory',
  'land: plot field farm property estate acre boundary',
  'money: cash rupee amount lakh crore payment fund saving advance fee sum deposit',
  'jewellery: gold silver ornament necklace ring bangle earring mangalsutra chain jewel jewelry',
  'weapon: knife sword axe gun pistol revolver katta rod lathi stick dagger spear blade gandasa danda hammer rifle sickle machete bat iron bottle screwdriver chopper',
  'sharp: knife sword axe dagger spear blade gandasa sickle machete razor chopper farsa',
  'stick: lathi danda rod bat bamboo iron hammer baton stump',
  'gun: pistol revolver rifle katta firearm tamancha shotgun bullet gunshot',
  'police: constable cop si sho inspector policeman thana daroga havildar sub-inspector ips dsp policewoman',
  'officer: official babu clerk patwari tehsildar inspector engineer sarpanch bdo government servant collector registrar lekhpal secretary',
  'hit: beat slap punch kick thrash assault strike assaulted hurt manhandle pelt',
  'kill: murder shoot strangle behead slay stab slaughter throttle smother hack',
  'steal: rob loot lift burgle pinch swipe pilfer',
  'snatch: grab yank rip',
  'fracture: broke break',
  'goon: gangster goonda gunda mafia don rowdy',
  'lady: woman aunty granny grandmother',
  'dead: killed kill',
  'lockup: jail custody prison cell',
  'jail: lockup prison inside bars',
  'vanish: disappear abscond missing untraceable',
  'wedding: marriage marry shaadi',
  'marriage: wedding wed groom bride nikah',
  'marry: wed wedding',
  'guarantor: surety',
  'surety: guarantor',
  'take: grab seize carry lift remove collect withdraw pocket',
  'threat: threaten warn intimidate scare terrorise terrorize menace',
  'message: sms whatsapp email chat text call phone letter dm',
  'online: internet facebook instagram whatsapp telegram website app web social snapchat youtube twitter cyber link qr upi paytm gpay phonepe',
  'photo: picture image video clip reel selfie mms film footage',
  'phone: mobile smartphone iphone cellphone handset',
  'temple: mosque church gurudwara gurdwara masjid mandir shrine idol dargah',
  'religion: hindu muslim christian sikh islam prophet god quran gita bible allah deity communal',
  'animal: cow dog buffalo goat bull horse cat cattle ox calf donkey elephant',
  'cattle: cow buffalo bull calf ox bullock goat',
  'injury: wound fracture bruise bleeding bleed hurt',
  'sick: ill illness disease cancer patient heart kidney ailing hospital hospitalised unwell bedridden paralysed hiv',
  'teacher: tutor coach principal professor guru faculty',
  'boss: manager employer senior supervisor',
  'employee: servant driver cashier accountant manager clerk worker maid cook watchman guard staff salesman helper peon',
  'crowd: mob villagers gathering group public people locals',
  'drug: ganja charas heroin smack opium cocaine mdma chitta narcotic',
  'prison: jail custody lockup cell',
  'lawyer: advocate counsel vakil pleader attorney',
  'document: paper deed certificate will agreement stamp marksheet degree passport licence licence aadhaar pan id stamp affidavit receipt bill register registry',
  'bank: atm account loan branch debit credit card',
  'job: employment work appointment vacancy naukri railway visa',
  'doctor: physician surgeon nurse medic hospital clinic',
  'food: sweet milk ghee oil paneer khoya spice restaurant mawa atta eatable hotel meal',
  'dead: died death deceased dies fatal expire',
  'road: street highway path lane way flyover footpath',
  'escape: flee run abscond slip fled bolt',
  'flee: run escape fled speed drove',
  'touch: grope fondle rub feel squeeze molest pinch hug kiss pat',
  'fake: forged false bogus duplicate counterfeit fabricated counterfeited dummy sham imitation',
  'break: smash damage destroy shatter vandalise vandalize demolish ransack',
  'burn: fire set ablaze torch flame kerosene petrol',
  'harass: torture torment trouble pressure taunt bully cruel ill-treat beat tease',
  'lie: false untrue falsehood',
  'sex: sexual intercourse physical relation',
  'trap: honeytrap',
  'judge: magistrate court bench',
  'forced: force forcibly compel coerce',
  'hide: conceal bury dispose',
  'sell: sale trade supply peddle deal transport distribute',
];

const BY_STEM = new Map<string, Set<string>>();
for (const line of KINDS) {
  const [kind = '', words = ''] = line.split(': ');
  for (const word of words.split(' ')) {
    const kinds = BY_STEM.get(stem(word)) ?? new Set();
    BY_STEM.set(stem(word), kinds.add(stem(kind)));
  }
}

const NONE: ReadonlySet<string> = new Set();

/** Stems of the kinds that the stem of a word belongs to. */
export const kindsOf = (root: string): ReadonlySet<string> => BY_STEM.get(root) ?? NONE;
