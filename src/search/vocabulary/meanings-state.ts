/** Public order, justice, public servants, roads, and the special Acts. */
import type { MeaningRow } from './meaning.ts';

export const STATE: readonly MeaningRow[] = [
  [
    'dhamki | threat | dhamkana | dhamkaya | intimidat | apradhik dhamki | धमकी | अभित्रास',
    'criminal intimidation',
    'BNS 351, IPC 506',
  ],
  [
    'jaan maar dhamki | death threat | threat kill | jaan se marne ki dhamki | जान मारने धमकी',
    'criminal intimidation threat of death',
    'BNS 351, BNS 351(3), IPC 506',
  ],
  [
    'threat message | threat call | unknown number threat | gumnam dhamki | anonymous threat',
    'criminal intimidation by anonymous communication',
    'BNS 351, BNS 351(4), IPC 506, IPC 507',
  ],
  [
    'obscene photo | ashlil photo | ashlil video | obscene facebook | obscene whatsapp | viral video | obscene video posted | obscene content online | posts obscene | ashlil message | ashlil post',
    'publishing obscene material',
    'IT 67, IT 67A, IT 66E, BNS 294(2)',
  ],
  [
    'gali galoch | gali | abus word | insult provoke | apshabd | bura bhala | गाली गलौज | गाली | अपशब्द',
    'intentional insult provoke breach of peace | obscene',
    'BNS 352, IPC 504, BNS 296, IPC 294',
  ],
  ['ashlil | obscene | vulgar | अश्लील', 'obscene', 'BNS 296, IPC 294, BNS 294(2), IT 67'],
  ['manhani | defam | badnam | reputation | मानहानि | बदनाम', 'defamation', 'BNS 356, IPC 500'],
  ['balwa | danga | riot | upadrav | dange fasad | बलवा | दंगा', 'rioting', 'BNS 191, IPC 147'],
  [
    'danga hathiyar | armed riot | riot weapon | balwa hathiyar | बलवा हथियार',
    'rioting armed with deadly weapon',
    'BNS 191, BNS 191(3), IPC 148',
  ],
  [
    'gair kanooni jamavda | unlawful assembl | avaidh jamav | vidhi viruddh jamav | विधि विरुद्ध जमाव | गैर कानूनी जमावड़ा',
    'unlawful assembly',
    'BNS 189, IPC 143, BNS 190, IPC 149',
  ],
  ['common object | saman uddeshya | समान उद्देश्य', 'common object unlawful assembly', 'BNS 190, IPC 149'],
  ['common intent | saman aashay | jointly | समान आशय', 'common intention', 'BNS 3, IPC 34'],
  ['dangal | affray | hatha pai | public fight | हाथापाई | दंगल', 'affray', 'BNS 194(2), IPC 160'],
  ['shadyantra | conspiracy | sajish | conspir | षड्यंत्र | साजिश', 'criminal conspiracy', 'BNS 61, IPC 120B'],
  ['uksana | dushpreran | abet | instigat | दुष्प्रेरण | उकसाना', 'abetment', 'BNS 49, IPC 109'],
  [
    'obstruct public servant | obstruct officer | obstruct duty',
    'obstructing public servant',
    'BNS 221, IPC 186, BNS 132',
  ],
  [
    'sarkari kaam badha | sarkari karya badha | सरकारी काम बाधा | शासकीय कार्य बाधा',
    'obstructing public servant | assault criminal force deter public servant',
    'BNS 132, BNS 221, IPC 353, IPC 186',
  ],
  [
    'police hamla | attack police | push constable | police dhakka | constable dhakka | constable duty | assault police | assault officer | police marpit | lok sevak hamla | beat policeman | पुलिस हमला | लोक सेवक',
    'assault criminal force deter public servant | hurt deter public servant',
    'BNS 132, IPC 353, BNS 121, IPC 332',
  ],
  [
    'curfew | lockdown | prohibitory order | order disobey | adesh ullanghan | आदेश उल्लंघन',
    'disobedience to order of public servant',
    'BNS 223, IPC 188',
  ],
  [
    'saboot mitana | sakshya mitana | evidence destroy | destroy evidence | disappearance evidence | body hide | lash chhupana | shav chhupana | सबूत मिटाना | साक्ष्य मिटाना | लाश छुपाना',
    'causing disappearance of evidence',
    'BNS 238, IPC 201',
  ],
  [
    'jhuthi gawahi | jhooti gawahi | false evidence | perjury | false affidavit | jhutha halafnama | झूठी गवाही | झूठा हलफनामा',
    'false evidence',
    'BNS 229(1), IPC 193, BNS 236',
  ],
  [
    'jhute case fasaya | fasaya | false case | jhutha case | farzi case | falsely implicat | farzi mukadma fasaya | jhutha mukadma | false fir | false complaint | jhuthi shikayat | झूठा केस | झूठा मुकदमा | झूठी शिकायत',
    'false charge of offence | false information',
    'BNS 248(a), BNS 217, IPC 211, IPC 182',
  ],
  [
    'aropi chhupana | harbour | panah | shelter criminal | apradhi ko sharan | पनाह | शरण',
    'harbouring offender',
    'BNS 249(a), IPC 212, BNS 253(a)',
  ],
  [
    'police hirasat bhag | escape custody | ran from custody | jail se bhaga | हिरासत भाग',
    'escape from lawful apprehension',
    'BNS 262, IPC 224',
  ],
  [
    'zamanat par hajir nahi | bail jump | not appear bail | missed date bail | tareekh par nahi aaya',
    'failure to appear in court released on bail',
    'BNS 269, IPC 229A, BNSS 491',
  ],
  [
    'dashat gawah | threaten witness | gawah ko dhamki | witness threat | गवाह धमकी',
    'threatening any person to give false evidence',
    'BNS 232(1), IPC 195A, BNSS 398',
  ],
  [
    'deshdroh | rajdroh | sedit | anti national | देशद्रोह | राजद्रोह',
    'sovereignty unity integrity sedition',
    'BNS 152, IPC 124A',
  ],
  ['desh ke khilaf yuddh | waging war | war against india | देश युद्ध', 'waging war', 'BNS 147, IPC 121'],
  [
    'hate speech | nafrat bhashan | bhadkau bhashan | communal | sampradayik | enmity religion | provoke community | नफरत भाषण | भड़काऊ भाषण | सांप्रदायिक',
    'promoting enmity between groups | religious feelings',
    'BNS 196, IPC 153A(1), BNS 299, IPC 295A, BNS 353',
  ],
  [
    'dharmik bhavna | religious feeling | insult religion | blasphemy | dharm ka apman | धार्मिक भावना | धर्म अपमान',
    'outrage religious feelings',
    'BNS 299, IPC 295A, BNS 302',
  ],
  [
    'mandir todfod | place of worship | masjid todna | idol broken | मंदिर तोड़',
    'defiling place of worship',
    'BNS 298, IPC 295',
  ],
  [
    'afwah | rumour | rumor | fake news | jhuthi khabar | अफवाह',
    'statements conducing to public mischief',
    'BNS 353, IPC 505(1)',
  ],
  [
    'dharmantaran | conversion religion | forced conversion | love jihad | धर्मांतरण | धर्म परिवर्तन',
    'unlawful conversion',
    'UP-CONVERSION 5(1)',
  ],
  [
    'sangathit apradh | organised crime | organized crime | gang | syndicate | gangster | makoka | mcoca | संगठित अपराध | गैंगस्टर | मकोका',
    'organised crime syndicate',
    'BNS 111, MCOCA 3(1)(ii), UP-GANGSTERS 3(1), BNS 112',
  ],
  [
    'aatankvad | aatanki | terror | terrorist | bomb blast | आतंकवाद | आतंकी',
    'terrorist act',
    'BNS 113, UAPA 16(1)(b), UAPA 18, UAPA 20',
  ],
  [
    'laparwahi gadi | rash driv | thok | gadi thok | gadi takkar | hit from behind | collision | tez raftar | over speed | laparvahi se chala | rash negligent driv | तेज रफ्तार | लापरवाही वाहन',
    'rash driving',
    'BNS 281, IPC 279, MV 184',
  ],
  [
    'drunk driv | sharab peekar gadi | drink driv | nashe mein gadi | daru gadi | daru peekar | alcohol driv | शराब पीकर गाड़ी',
    'drunken drugged driving',
    'MV 185, MV 185 (subsequent)',
  ],
  [
    'without licence | without license | bina license | no driving licence | बिना लाइसेंस',
    'driving without licence',
    'MV 181, MV 180',
  ],
  ['bina bima | uninsured | बिना बीमा', 'uninsured vehicle', 'MV 196'],
  [
    'sharab peekar hungama | drunk public | nashe mein hungama',
    'misconduct in public by drunken person',
    'BNS 355, IPC 510',
  ],
  [
    'ganja | gaanja | cannabis | bhang | marijuana | weed | charas | hashish | hemp | गांजा | चरस | भांग',
    'cannabis',
    'NDPS 20(b)(ii)(A), NDPS 20(b)(ii)(C), NDPS 20(b)(ii)(B)',
  ],
  [
    'ganja commercial | charas commercial | cannabis commercial',
    'cannabis commercial quantity',
    'NDPS 20(b)(ii)(C)',
  ],
  [
    'smack | heroin | brown sugar | chitta | morphine | cocaine | manufactured drug | स्मैक | हेरोइन | चिट्टा',
    'manufactured drugs preparations',
    'NDPS 21(a), NDPS 21(c), NDPS 21(b)',
  ],
  [
    'mdma | lsd | tramadol | alprazolam | psychotropic | nashe ki goli | tablet nasha | cough syrup | mephedrone | नशे की गोली',
    'psychotropic substances',
    'NDPS 22(a), NDPS 22(c), NDPS 22(b)',
  ],
  [
    'afeem | opium | doda chura | poppy | अफीम | डोडा',
    'opium | poppy straw',
    'NDPS 18(b), NDPS 15(c), NDPS 18(a), NDPS 15(a)',
  ],
  [
    'nasha | drug consum | drug addict | nasha karna | nashe ka sevan',
    'consumption of drug',
    'NDPS 27(a), NDPS 27(b)',
  ],
  [
    'drugs | nashila padarth | narcotic | madak padarth | नशीले पदार्थ | मादक',
    'narcotic drugs quantity',
    'NDPS 21(a), NDPS 22(a), NDPS 20(b)(ii)(A), NDPS 29',
  ],
  [
    'katta | desi katta | tamancha | pistol | illegal gun | avaidh hathiyar | firearm without licence | bandook | kartoos | cartridge | gun licence | unlicens weapon | illegal weapon | तमंचा | कट्टा | अवैध हथियार | पिस्तौल | कारतूस | बंदूक',
    'possessing carrying firearm ammunition without licence',
    'ARMS 25(1B)(a), ARMS 25(1)(a), ARMS 27(1), ARMS 25(1A)',
  ],
  ['harsh firing | celebratory fir | shaadi mein firing | हर्ष फायरिंग', 'celebratory gunfire', 'ARMS 25(9)'],
  [
    'visfotak | bomb | explosive | barood | patakha | विस्फोटक | बम | बारूद',
    'explosive',
    'EXPLOSIVE-SUBSTANCES 3(a), EXPLOSIVE-SUBSTANCES 4(a), EXPLOSIVE-SUBSTANCES 5(a), EXPLOSIVES 9B(1)(b)',
  ],
  [
    'rishwat | bribe | corrupt | ghoos | bhrashtachar | ask money release | police ask money | officer demand money | paise maang police | रिश्वत | घूस | भ्रष्टाचार',
    'undue advantage public servant | bribing',
    'PC 7, PC 8, PC 13(2), PC 7A',
  ],
  ['gave bribe | bribe giv', 'bribing a public servant', 'PC 8'],
  ['aay se adhik sampatti | disproportionate asset | आय से अधिक संपत्ति', 'criminal misconduct', 'PC 13(2)'],
  [
    'jati suchak | jatisuchak | caste abus | caste name | caste slur | jati gali | jati ki gali | dalit atyachar | harijan | जाति सूचक | जातिसूचक',
    'abuse by caste name within public view | intentional insult',
    'SC/ST 3(1)(s), SC/ST 3(1)(r)',
  ],
  [
    'dalit | scheduled caste | atrocit | anusuchit jati | दलित | अनुसूचित जाति',
    'atrocities',
    'SC/ST 3(1), SC/ST 3(1)(r), SC/ST 3(1)(s), SC/ST 3(2)(v)',
  ],
  [
    'avaidh sharab | illegal liquor | sharab taskari | desi sharab | kachchi sharab | sharab bechna | bootleg | sharab | liquor | अवैध शराब | कच्ची शराब | शराब',
    'liquor intoxicant',
    'BIHAR-EXCISE 30(a), MAH-PROHIBITION 65, TN-PROHIBITION 4(1)(aa)',
  ],
  [
    'jua | juva | satta | gambl | betting | taash | matka | जुआ | सट्टा',
    'gaming',
    'GAMBLING 4, GAMBLING 3, GAMBLING 13, MAH-GAMBLING 5',
  ],
  [
    'gau hatya | gauhatya | gau vadh | cow slaughter | govansh | beef | gaay | gaay taskari | cow smuggl | gau taskari | गौ हत्या | गोहत्या | गोवध | गौवध',
    'cow slaughter',
    'UP-COW 8',
  ],
  [
    'paper leak | nakal mafia | exam cheat | pariksha nakal | unfair means | पेपर लीक | परीक्षा नकल',
    'unfair means public examination',
    'PUBLIC-EXAMS 10(1), PUBLIC-EXAMS 11(1)',
  ],
  [
    'videshi | overstay | visa expire | bangladeshi | illegal immigrant | passport without | घुसपैठिया | विदेशी',
    'overstay visa',
    'FOREIGNERS 14, IFA-2025 23, IFA-2025 21, FOREIGNERS 14A',
  ],
  [
    'farzi passport | fake passport | फर्जी पासपोर्ट',
    'passport false information',
    'PASSPORTS 12(1), IFA-2025 22',
  ],
  ['jasusi | spy | espionage | official secret | जासूसी', 'spying', 'OSA 3(1)'],
  [
    'tiranga apman | flag insult | national anthem | rashtriya dhwaj | तिरंगा अपमान',
    'insult to national flag',
    'NATIONAL-HONOUR 2, NATIONAL-HONOUR 3',
  ],
  [
    'booth captur | booth loot | vote fraud | election bribe | chunav | बूथ कैप्चरिंग | चुनाव',
    'booth capturing | election',
    'RPA 135A, BNS 173, BNS 174',
  ],
  [
    'ticket dalal | railway tout | ticket black | टिकट दलाल',
    'procuring supplying tickets railway',
    'RAILWAYS 143(1)',
  ],
  ['chain pulling train | alarm chain | train chain', 'needless use of alarm chain', 'RAILWAYS 141'],
  [
    'patri | railway track | train pathar | stone train | पटरी',
    'endangering trains | throwing things at train',
    'RAILWAYS 150(1), RAILWAYS 152',
  ],
  ['kidney racket | organ trade | kidney bechna | किडनी', 'human organs', 'THOTA 19, THOTA 18(1)'],
  ['cyber terror', 'cyber terrorism', 'IT 66F'],
  ['jhola chhap | fake doctor | quack', 'cheating by personation', 'BNS 319, IPC 419', '?'],
  [
    'corona | covid | mahamari | epidemic | quarantine | महामारी',
    'epidemic regulation | dangerous disease',
    'EPIDEMIC 3(1), BNS 271, BNS 223',
  ],
  [
    'doctor marpit | hospital hamla | attack doctor | healthcare violence',
    'violence healthcare personnel',
    'EPIDEMIC 3(2), EPIDEMIC 3(3)',
  ],
];
