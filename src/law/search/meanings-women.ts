/** Offences against women and in marriage, as they are told. What the columns are: `meaning.ts`. */
import type { MeaningRow } from './meaning.ts';

export const WOMEN: readonly MeaningRow[] = [
  [
    'raped | forced himself | forcibly sex | sex without consent | without her consent | sexual assault | rape woman | non consensual | unconscious rape | jabran sharirik sambandh | sharirik sambandh | physical relation force | zabardasti sambandh | galat kaam | muh kala | hawas | aabru luti | rape victim',
    'rape',
    'BNS 64, IPC 376, BNS 64(1)',
  ],
  [
    'rape relative | rape uncle | rape father | rape policeman | rape custody | rape hospital | rape repeatedly | rape pregnant | rape disabled | rape guardian | rape teacher | rape mentally | custodial rape | incest',
    'rape aggravated custody authority relative',
    'BNS 64, BNS 64(2), IPC 376(2), IPC 376',
  ],
  [
    'rape child | rape minor | rape 12 year | rape 14 year | rape 15 year | rape 10 year | rape schoolgirl | minor sexual intercourse | minor dushkarm | girl below 16 | rape 16 | rape 12 | rape year old girl | girl child rape | balika dushkarm',
    'rape of woman under sixteen twelve',
    'BNS 65, POCSO 4(1), POCSO 4(2), IPC 376(3), POCSO 6',
  ],
  [
    'two men rape | three men rape | four men rape | men raped | boys raped | group rape | several rape | rape together | raped by two | raped by three | raped by four | turns rape | milkar balatkar | milkar rape | teen ladke rape | friends raped',
    'gang rape',
    'BNS 70, IPC 376D, BNS 70(1)',
  ],
  [
    'gang rape minor | gangrape minor | gang rape child | gang rape under 18',
    'gang rape of woman under eighteen',
    'BNS 70, BNS 70(2), IPC 376DA, IPC 376DB',
  ],
  [
    'rape murder | rape kill | rape death | rape and murder',
    'rape causing death | murder',
    'BNS 66, BNS 103, IPC 376A, IPC 302',
  ],
  [
    'wife separated sex | separated husband rape | marital rape | husband forces sex',
    'sexual intercourse by husband during separation',
    'BNS 67, IPC 376B',
  ],
  [
    'jailer sex | authority sex | superintendent sex | boss sex position',
    'sexual intercourse by person in authority',
    'BNS 68, IPC 376C',
  ],
  [
    'promise marry | promised marriage | refused marry | refused marriage after | marriage promise | live in promise | pretext marriage | job promise sex | identity hid sex | breach promise marriage | shadi vada | shadi wada | shadi ka natak | shadi bolkar | shadi se mukar | marriage promise sex | marriage relation | shadi ka jhansa',
    'sexual intercourse deceitful means false promise to marry',
    'BNS 69, IPC 376, BNS 64',
  ],
  [
    'touch woman | touched private parts | pinched | caught hand girl | hold hand woman | held her hand | pulled her hand | hugged | kissed forcibly | kiss | rubbed against | dupatta pulled | pulled dupatta | dupatta khincha | woman touch bus | grope | hand catch | ladki haath | chhati | breast | buri niyat | bad intention touch | outrage | badtamizi | badtameezi | galat tarike chhua | galat touch | caught woman | woman caught hold | mahila ka haath | groping metro | fondle',
    'assault criminal force woman outrage modesty',
    'BNS 74, IPC 354, BNS 75',
  ],
  [
    'boss touch | sexual favour | sexual favours | demand sex | asked sex | colleague touch | office harass woman | workplace sexual | pornography show woman | showed porn | sexual remark | double meaning | lewd remark | lewd comments | sexual advance | unwelcome advance | icc complaint | dirty messages woman | asked for nude | ganda message | gande message | dirty talk | flirt boss | professor sexual favour',
    'sexual harassment',
    'BNS 75, IPC 354A(2), BNS 79, IPC 354A(3)',
  ],
  [
    'undress | tore clothes woman | tore clothes | tore blouse | tear blouse | pulled saree | saree | disrobe | stripped | strip naked | paraded naked | naked parade | kapde phade | kapde utare | nirvastra | blouse phada | clothes remove woman | salwar',
    'assault criminal force woman intent to disrobe',
    'BNS 76, IPC 354B, BNS 74',
  ],
  [
    'film bath | hidden camera | video bath | camera bathroom | camera changing | changing room | spy camera | trial room camera | watch bath | peep | peeping | recorded bathing | record wife private | secret video | secretly photo woman | nahate film | nahate photo | intimate video recorded | private act record | hotel room camera | hide video | upskirt | shower',
    'voyeurism',
    'BNS 77, IPC 354C, IT 66E',
  ],
  [
    'follow woman | follow school | follow girl college | repeatedly contact | messages girl refused | keeps calling | calls again and again | bar bar call | bar bar phone | pichha | stalk | watching her online | one sided lover | ektarfa | after refusing contact | messages daily | unwanted messages | blocked number still messages | sends messages everyday | waits outside college | tracks location',
    'stalking',
    'BNS 78, IPC 354D, BNS 78(2)',
  ],
  [
    'whistle | whistling | wink | obscene gesture | gesture woman | lewd song girl | comment woman | comments on girl | passing comment | vulgar comment woman | eve teas | staring | kissing gesture | flying kiss | flash | flashed | exposed himself | exposing private | seeti | aankh mara | gande ishare | ishara | insult woman word | word insult modesty | phabti | taunts girl | ladki comment',
    'insulting modesty word gesture',
    'BNS 79, IPC 509, BNS 75',
  ],
  [
    'wife harass | wife beat | wife torture | husband beat | husband harass | husband torture | husband slap | husband drunk beat | husband hit | inlaw harass | inlaw torture | inlaw beat | inlaw taunt | daughter inlaw harass | daughter inlaw torture | mother inlaw torture | mother inlaw harass | mother inlaw taunt | married daughter harass | marital cruelty | threw out house wife | wife thrown out | ghar se nikal | matrimonial | mental cruelty wife | sister harass inlaw | bahu harass | bahu torture | bahu mara | pati marta | pati peet | sasural marte | husband threatens wife | husband family harass | husband cruel | wife cruel',
    'cruelty husband relative',
    'BNS 85, IPC 498A',
  ],
  [
    'dowry demand | demand car marriage | demand cash marriage | demand dowry | asked dowry | dowry harass | dowry torture | inlaw demand | inlaw money | more dowry | dowry not enough | groom demand | marriage cancelled dowry | motorcycle demand marriage | shadi demand | dahej demand | dowry beat | dowry thrown | barat lauta',
    'dowry demand cruelty',
    'BNS 85, IPC 498A, DP 4, DP 3',
  ],
  [
    'giving dowry | taking dowry | gave dowry | took dowry | dowry take | dowry give | penalty dowry',
    'giving or taking dowry',
    'DP 3, DP 4, BNS 85',
  ],
  [
    'stridhan | wife jewellery return | inlaw kept jewellery | jewellery inlaw not return | istridhan',
    'criminal breach of trust',
    'BNS 316, IPC 406, BNS 85',
  ],
  [
    'two wives | second wife | second marriage | marry again | married again | already married | dusri shadi | dusra vivah | without divorce marriage | husband another marriage | another wife | second nikah | divorce not taken married | bina talaq shadi | do patniyan',
    'marrying again during lifetime bigamy',
    'BNS 82(1), IPC 494, BNS 82(2)',
  ],
  [
    'hid marriage | concealed marriage | hid first wife | concealed first marriage | already married concealed | hid previous marriage | pehli shadi chhupakar | pehli shadi chhupai',
    'bigamy with concealment of former marriage',
    'BNS 82(2), IPC 495, BNS 82(1)',
  ],
  [
    'fake marriage | sham marriage | false marriage ceremony | nakli shadi | mock wedding | fake priest marriage',
    'fraudulent marriage ceremony without lawful marriage',
    'BNS 83, IPC 496, BNS 81',
  ],
  [
    'believe married cohabit | live husband wife deceit | deceitful lawful marriage belief',
    'cohabitation deceitfully inducing belief of lawful marriage',
    'BNS 81, IPC 493',
  ],
  [
    'adultery | affair | extramarital | affair married woman | wife affair | wife lover | husband affair | vyabhichar | illicit relation | paraya mard | paraai stri | najayaz sambandh | avaidh sambandh',
    'adultery',
    'IPC 497, BNS 84, IPC 498',
  ],
  [
    'entice married woman | took away someone wife | enticing wife | wife ran away with | wife eloped | patni bhaga | biwi bhaga',
    'enticing or detaining married woman',
    'BNS 84, IPC 498',
  ],
  [
    'unnatural sex | sodomy | homosexual | gay sex | lgbt | anal | unnatural offence | aprakritik | aprakritik maithun | sex with animal | bestiality | carnal intercourse against order of nature | same sex | kukarm',
    'unnatural offences carnal intercourse',
    'IPC 377',
  ],
  [
    'abortion | forced abortion | abortion without consent | abort forced | miscarriage beat | miscarriage forced | kicked stomach pregnant | pregnant beat baby lost | pet gira | bachcha gira | garbhpat forced | illegal abortion | abortion pill | without her consent abort',
    'causing miscarriage without consent',
    'BNS 89, IPC 313, BNS 88, IPC 312',
  ],
  [
    'abortion death | died abortion | garbhpat maut',
    'death caused by act to cause miscarriage',
    'BNS 90(1), IPC 314, BNS 90(2)',
  ],
  [
    'foeticide | kill foetus | unborn child | pet mein bachcha mar | quick unborn | stillborn intent',
    'causing death of unborn child',
    'BNS 92, IPC 316, BNS 91, IPC 315',
  ],
  [
    'newborn thrown | newborn garbage | newborn dustbin | newborn bush | baby abandoned | left baby | newborn left | nawjat | navjat | navjaat phenka | shishu phenka | abandon child | exposed child | child abandon',
    'exposure and abandonment of child under twelve',
    'BNS 93, IPC 317',
  ],
  [
    'buried baby secretly | concealed birth | birth hidden dead body',
    'concealment of birth by secret disposal of dead body',
    'BNS 94, IPC 318',
  ],
  [
    'victim name published | rape victim identity | disclosed victim name | victim identity | victim photo newspaper | pidita ka naam | pidita pehchan | survivor name media',
    'disclosing identity of victim',
    'BNS 72(1), IPC 228A(1), POCSO 23(4), JJ 74(3)',
  ],
  [
    'sell girl | girls brought prostitution | girl sold | woman sold | trafficked | job abroad sold | girls rescued | sold brothel | taskari ladki | mahila taskari | bride sold | traffick woman | lured job sold | organ sale victim | children trafficked | taskari bachcha | child traffick',
    'trafficking of person',
    'BNS 143, IPC 370(2), BNS 144, ITPA 5(1), BNS 143(4), IPC 370(4)',
  ],
  [
    'spa prostitution | hotel prostitution | red light | pimp | dalal girl | kotha | sex racket | call girl | escort service | brothel raid | massage parlour | dhandha ladki | flesh trade | pimping | vaishya',
    'brothel prostitution',
    'ITPA 3(1), ITPA 4(1), ITPA 5(1), BNS 144, ITPA 7(1)',
  ],
  [
    'procure minor girl | child prostitution | sold minor prostitution | buy girl prostitution | procuration',
    'selling child for prostitution procuration',
    'BNS 98, BNS 99, IPC 372, IPC 373, BNS 96, IPC 366A',
  ],
  [
    'protection order breach | violated protection order | domestic violence order | dv order | shared household | protection officer',
    'breach of protection order',
    'PWDV 31',
  ],
  [
    'refuse treat victim | hospital refused rape | hospital refused acid | treatment refused victim',
    'hospital refusing treatment of victim',
    'BNS 200, IPC 166B',
  ],
];
