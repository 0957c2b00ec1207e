/** Theft, robbery, cheating, forgery, mischief, trespass, and the crimes of trade and the net. */
import type { MeaningRow } from './meaning.ts';

export const PROPERTY: readonly MeaningRow[] = [
  [
    'chori | chora | churaya | taken away my | bike took | missing bike | steal | stole | theft | chor | चोरी | चुराया',
    'theft',
    'BNS 303, IPC 379',
  ],
  [
    'bike chori | vehicle theft | car stole | motorcycle theft | mobile chori | phone stole | gadi chori',
    'theft',
    'BNS 303, IPC 379, BNS 305',
  ],
  ['jebkatri | pickpocket | jeb kati | pocket maar | जेबकतरी', 'theft', 'BNS 303, IPC 379, BNS 112'],
  [
    'chain pull | chain snatch | chain neck | neck pull | snatch | jhapatmari | jhapat | chheen kar | chheena jhapti | chhin | chhin bhag | phone chhin | parse chhina | chheena | mobile snatch | purse snatch | grabbed phone | chain khinchi | chain kheench | mangalsutra | झपटमारी | छीना | छिनैती | चेन स्नेचिंग | चेन खींच',
    'snatching',
    'BNS 304, BNS 304(2), IPC 379, IPC 356, BNS 134',
  ],
  [
    'ghar chori | house theft | theft home | dukan chori | shop theft | temple theft | train theft | घर चोरी',
    'theft in dwelling house',
    'BNS 305, IPC 380',
  ],
  [
    'naukar chori | servant stole | maid stole | domestic help theft | employee theft | नौकर चोरी',
    'theft by clerk or servant',
    'BNS 306, IPC 381',
  ],
  [
    'sendhmari | sendh | burglar | housebreak | broke into house | ghar ghus chori | lock broke | tala toda | tala todkar | raat ghar ghus | सेंधमारी | ताला तोड़ | घर घुस चोरी',
    'house-breaking lurking house-trespass theft',
    'BNS 331, BNS 305, IPC 457, IPC 454, IPC 380',
  ],
  [
    'ghar ghus | trespass | entered house | griha atichar | kabza | zameen kabza | land grab | encroach | घर घुसा | गृह अतिचार | कब्जा',
    'house-trespass | criminal trespass',
    'BNS 329, IPC 448, IPC 447',
  ],
  [
    'ghar ghus marpit | enter house beat | house trespass assault | घर घुस मारपीट',
    'house-trespass after preparation for hurt',
    'BNS 333, IPC 452',
  ],
  ['lut | loot | robbery | lutpat | rob | lut liya | लूट | लूटपाट | लूट लिया', 'robbery', 'BNS 309, IPC 392'],
  [
    'rob gun | rob pistol | rob knife | loot hathiyar | armed rob | chilli powder | mirchi powder | gunpoint | gun point | goli lut | लूट हथियार',
    'robbery deadly weapon attempt to cause death',
    'BNS 309, BNS 311, IPC 397, IPC 392',
  ],
  ['daka | dacoity | dakaiti | dakaity | dacoit | डकैती | डाका', 'dacoity', 'BNS 310, IPC 395'],
  [
    'dakaiti taiyari | dacoity preparation | dacoity plan | डकैती तैयारी',
    'preparation to commit dacoity | assembling dacoity',
    'BNS 310(4), BNS 310(5), IPC 399, IPC 402',
  ],
  [
    'jabran vasuli | vasuli | rangdari | hafta | extort | blackmail | protection money | ugahi | जबरन वसूली | रंगदारी | वसूली | हफ्ता',
    'extortion',
    'BNS 308, IPC 384',
  ],
  [
    'blackmail photo | blackmail video | sextort | nude photo threat | private photo | ashlil photo viral | morphed photo',
    'extortion | violation of privacy | sexually explicit',
    'BNS 308, IT 66E, IT 67A, BNS 77, IPC 384',
  ],
  [
    'chori ka maal | stolen good | bought stolen | chori ka saman | receive stolen | stolen phone | चोरी का माल | चोरी का सामान',
    'receiving stolen property',
    'BNS 317, IPC 411',
  ],
  [
    'dhokhadhadi | dhokha | thagi | thag | cheat | fraud | chhal | chaar sau bees | charsobisi | scam | paisa lekar bhag | paise hadap | builder flat | builder paise | paise wapas nahi | advance lekar bhag | money not returned | धोखाधड़ी | धोखा | ठगी | छल | चार सौ बीस',
    'cheating dishonestly inducing delivery of property',
    'BNS 318, IPC 420',
  ],
  [
    'online fraud | otp fraud | cyber fraud | upi fraud | online thagi | cyber crime | phishing | kyc | fake call bank | bank call | bank account fraud call | digital arrest | साइबर ठगी | ऑनलाइन ठगी | साइबर अपराध',
    'cheating by personation using computer resource | cheating',
    'IT 66D, BNS 318, IPC 420, BNS 319, IT 66C',
  ],
  [
    'hack | computer hack | account hack | data theft | unauthorised access computer | हैकिंग',
    'computer related offences',
    'IT 66, IT 66C',
  ],
  [
    'identity theft | password misuse | sim swap | aadhaar misuse',
    'identity theft',
    'IT 66C, IT 66D, AADHAAR 34',
  ],
  [
    'fake profile | impersonat | farzi id | personat | banke thaga | farzi officer | फर्जी प्रोफाइल | फर्जी आईडी',
    'cheating by personation',
    'BNS 319, IPC 419, IT 66D, IT 66C',
  ],
  [
    'fake police | farzi police | nakli daroga | fake officer | pretended to be officer',
    'personating a public servant',
    'BNS 204, IPC 170, BNS 319',
  ],
  [
    'job fraud | naukri thagi | naukri ke naam | visa fraud | naukri jhansa | नौकरी ठगी',
    'cheating',
    'BNS 318, IPC 420, EMIGRATION 24(1)',
  ],
  [
    'chit fund | ponzi | deposit scheme fraud | chitfund | mlm | paisa double | चिट फंड',
    'unregulated deposit | money circulation scheme | chit',
    'BUDS 21(3), BUDS 21(2), PRIZE-CHITS 4, BNS 318',
  ],
  [
    'cheque bounce | check bounce | cheque dishonour | chek bauns | cheque return | cheque anadar | चेक बाउंस | चेक अनादर',
    'dishonour of cheque',
    'NI 138',
  ],
  [
    'amanat khayanat | amanat mein khayanat | breach trust | vishwasghat | nyas bhang | अमानत खयानत | विश्वासघात | न्यास भंग',
    'criminal breach of trust',
    'BNS 316, IPC 406',
  ],
  [
    'gaban | embezzle | employee embezzle | company money | cashier | misappropriat | hera pheri | गबन',
    'criminal breach of trust clerk servant | misappropriation',
    'BNS 316, BNS 316(4), IPC 408, IPC 409, BNS 314',
  ],
  [
    'banker trust | public servant trust | sarkari paisa gaban',
    'criminal breach of trust by public servant banker',
    'BNS 316(5), IPC 409',
  ],
  [
    'jali dastavej | jalsazi | forgery | forge | fake document | kutrachit | farzi kagaz | nakli kagaz | farzi dastavej | fake marksheet | fake certificate | जाली दस्तावेज | जालसाजी | कूटरचना | फर्जी दस्तावेज | फर्जी कागज',
    'forgery | forged document',
    'BNS 336, BNS 340, IPC 468, IPC 471, BNS 338',
  ],
  [
    'fake sale deed | farzi vasiyat | forged signature | forged cheque | property paper forge | फर्जी वसीयत | फर्जी रजिस्ट्री',
    'forgery of valuable security will',
    'BNS 338, IPC 467',
  ],
  [
    'zameen kagaz farzi | property paper fake | farzi registry | fake registry | forged sale deed',
    'forgery of valuable security',
    'BNS 338, BNS 336, IPC 467, IPC 468',
  ],
  [
    'nakli note | jali note | jali mudra | counterfeit | ficn | नकली नोट | जाली नोट | जाली मुद्रा | printing notes | note chhap | fake notes press | printing fake currency | making fake notes | fake currency racket | counterfeit racket',
    'counterfeit currency-notes',
    'BNS 178, BNS 180, IPC 489B, IPC 489C, BNS 179',
  ],
  [
    'todfod | nuksan pahunchana | damaged car | damaged property | vandal | mischief | gadi tod | तोड़फोड़ | नुकसान | रिष्टि',
    'mischief',
    'BNS 324, IPC 427, IPC 426',
  ],
  [
    'sarkari sampatti | public property damage | bus jala | सरकारी संपत्ति',
    'mischief to public property',
    'PDPP 3(1), PDPP 3(2), BNS 324(3), PDPP 4',
  ],
  [
    'aag lagana | aagjani | arson | set fire | burn house | ghar jala | house fire | आगजनी | आग लगाना',
    'mischief by fire',
    'BNS 326, BNS 326(g), IPC 436, IPC 435',
  ],
  [
    'kill dog | kutta maar | animal kill | pashu vadh | pashu krurta',
    'mischief killing maiming animal',
    'BNS 325, IPC 429',
  ],
  [
    'bijli chori | power theft | electricity theft | katiya | meter tamper | बिजली चोरी',
    'theft of electricity',
    'ELECTRICITY 135',
  ],
  ['copyright | piracy | pirated', 'infringement of copyright', 'COPYRIGHT 63'],
  [
    'nakli saman | duplicate brand | fake brand | trademark',
    'false trade mark',
    'TRADE-MARKS 103, TRADE-MARKS 104',
  ],
  [
    'milavat | adulterat | khadya milavat | fake milk | nakli dudh | मिलावट',
    'adulteration food | unsafe food',
    'BNS 274, FSS 59(i), IPC 272',
  ],
  [
    'nakli dawa | nakli dawai | duplicate medicine | fake drug | fake medicine | spurious drug | नकली दवा',
    'spurious drug | adulterated drug',
    'D&C 27(c), D&C 27(a), BNS 276',
  ],
  [
    'gst fraud | fake invoice | input tax credit | gst chori',
    'fake invoice fraudulent credit',
    'CGST 132(1)(i)',
  ],
  [
    'tax chori | tax evasion | income tax | aaykar | आयकर',
    'wilful attempt to evade tax',
    'INCOME-TAX 276C(1)(i)',
  ],
  [
    'taskari sona | gold smuggl | smuggl | customs duty | सोना तस्करी',
    'customs evasion prohibited goods',
    'CUSTOMS 135(1)(i)',
  ],
  [
    'money launder | kala dhan | hawala | ed case | मनी लॉन्ड्रिंग | धन शोधन | काला धन',
    'money laundering',
    'PMLA 4',
  ],
  ['company fraud | corporate fraud | sfio', 'fraud companies', 'COMPANIES 447'],
  ['benami | बेनामी', 'benami transaction', 'BENAMI 53'],
  [
    'avaidh khanan | illegal mining | sand mining | ret khanan | अवैध खनन',
    'mining mineral without authority',
    'MMDR 21(1)',
  ],
  [
    'ped kata | tree cut | lakdi chori | forest wood | लकड़ी चोरी',
    'reserved forest prohibited acts',
    'FOREST 26(1), FOREST 42',
  ],
  [
    'shikar | poach | hunting | wild animal | शिकार',
    'hunting wild life',
    'WILDLIFE 51(1), WILDLIFE 51(1) (proviso)',
  ],
];
