/** Offences against women and in marriage, as they are told. What the columns are: `meaning.ts`. */
import type { MeaningRow } from './meaning.ts';

export const WOMEN: readonly MeaningRow[] = [
  [
    'raped | forced himself | forcibly sex | sex without consent | without her consent | sexual assault | rape woman | non consensual | unconscious rape | jabran sharirik sambandh | sharirik sambandh | physical relation force | zabardasti sambandh | galat kaam | muh kala | hawas | aabru luti | rape victim | forced sex | forced intercourse | intercourse against will | against her will | violated woman | outraged and raped | sexually exploited | sexual violence | drugged raped | rape at knife | rape at gun | ijjat lut | izzat luti | zina | dushkarm kiya | yaun shoshan mahila | sexual assault adult | tourist raped | assaulted sexually | maid raped | employer raped | godman rape | baba rape | raped at gunpoint | raped widow | raped in car | raped colleague | raped after drugging | nasha dekar dushkarm | kapde utar kar balatkar | hotel le jakar rape | naukri ka jhansa rape',
    'rape',
    'BNS 64, IPC 376, BNS 64(1)',
  ],
  [
    'rape relative | rape uncle | rape father | rape policeman | rape custody | rape hospital | rape repeatedly | rape pregnant | rape disabled | rape guardian | rape teacher | rape mentally | custodial rape | incest',
    'rape aggravated custody authority relative',
    'BNS 64, BNS 64(2), IPC 376(2), IPC 376',
  ],
  [
    'rape child | rape minor | rape 12 year | rape 14 year | rape 15 year | rape 10 year | rape schoolgirl | minor sexual intercourse | minor dushkarm | girl below 16 | rape 16 | rape 12 | rape year old girl | girl child rape | balika dushkarm | galat kaam bachchi | galat kaam nabalig | beti galat kaam | saal ki bachchi | saal ki ladki balatkar | year old girl rape | rape kid | toddler rape | molest and rape child | masoom | masoom bachchi | mamaasoom',
    'rape of woman under sixteen twelve',
    'BNS 65, POCSO 4(1), POCSO 4(2), IPC 376(3), POCSO 6',
  ],
  [
    'two men rape | three men rape | four men rape | men raped | boys raped | group rape | several rape | rape together | raped by two | raped by three | raped by four | turns rape | milkar balatkar | milkar rape | teen ladke rape | friends raped | gang raped | group of men raped | five men raped | boys gang | raped one by one | samuhik | baari baari | dosto ne balatkar | 3 ladko ne',
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
    'promise marry | promised marriage | refused marry | refused marriage after | marriage promise | live in promise | pretext marriage | job promise sex | identity hid sex | breach promise marriage | shadi vada | shadi wada | shadi ka natak | shadi bolkar | shadi se mukar | marriage promise sex | marriage relation | shadi ka jhansa | promising wed | promise wed | relations promise | relation promising | wed promise | married promise physical | said would marry | assured marriage | false assurance marriage | live in cheat | breakup after promise | shadi karunga bol | shadi ka vaada | shaadi se inkar | shaadi ka bharosa | love affair marriage refused | lied about marriage | married man promised | already married promised | cheated in love | cheated into relationship | fake name love relationship | intimate promise | exploited promising marriage | physical on pretext | shadi ke naam par sharirik | shadi ke bahane | pyar ka jhansa | vivah ka jhansa | vivah ka pralobhan | pralobhan',
    'sexual intercourse deceitful means false promise to marry',
    'BNS 69, IPC 376, BNS 64',
  ],
  [
    'touch woman | touched private parts | pinched | caught hand girl | hold hand woman | held her hand | pulled her hand | hugged | kissed forcibly | kiss | rubbed against | dupatta pulled | pulled dupatta | dupatta khincha | woman touch bus | grope | hand catch | ladki haath | chhati | breast | buri niyat | bad intention touch | outrage | badtamizi | badtameezi | galat tarike chhua | galat touch | caught woman | woman caught hold | mahila ka haath | groping metro | fondle | rub metro | rubbed passenger | rubbed himself | groping | touched chest | touch waist | waist | pulled towards him | grab her hand | forcibly hug | forcibly kiss | misbehaved with woman | misbehave girl | molested | molesting | molester | cheda | chheda | ladki ko cheda | ched chad | chhed diya | badsaluki | kamar | dupatta | kapda kheecha | haath lagaya | chhua | galat jagah | bura touch | passenger molested | molested flight | molested bus | molested train | inappropriately touched woman | touched inappropriate woman | squeezed | elbowed breast | forcibly held | pulled onto lap | pressed against | smacked bottom | slapped her bottom | tried kiss | kissed without consent | woman harassed auto | holi molest | chedkhani | chherkhani | chedchad | chhedchhaar | ched khani | shleelta | sheel bhang | laaj bhang | jabardasti pakda mahila',
    'assault criminal force woman outrage modesty',
    'BNS 74, IPC 354, BNS 75',
  ],
  [
    'boss touch | sexual favour | sexual favours | demand sex | asked sex | colleague touch | office harass woman | workplace sexual | pornography show woman | showed porn | sexual remark | double meaning | lewd remark | lewd comments | sexual advance | unwelcome advance | icc complaint | dirty messages woman | asked for nude | ganda message | gande message | dirty talk | flirt boss | professor sexual favour | promotion sleep | sleep with boss | promotion favour | boss favour | manager offer | hotel room boss | boss invites | boss message | office galat nazar | boss galat | colleague comment | coworker | intern harass | professor message | sexual joke | dirty joke | sexual texts | sexual demand | akele mein bulata | kaam ke badle sharirik | sexual harassment workplace | asks for sexual | shows porn office | nude picture sent by boss | comments on body | body comment | touched shoulder boss | boss hand | teacher sexual marks | professor marks | internal committee | vishakha | yaun prastaav | ashleel prastav',
    'sexual harassment',
    'BNS 75, IPC 354A(2), BNS 79, IPC 354A(3)',
  ],
  [
    'undress | tore clothes woman | tore clothes | tore blouse | tear blouse | pulled saree | saree | disrobe | stripped | strip naked | paraded naked | naked parade | kapde phade | kapde utare | nirvastra | blouse phada | clothes remove woman | salwar | ripped her clothes | ripped clothes | clothes torn woman | pulled pallu | pallu | paraded woman | made her strip | chudidar | lehenga | vastra haran | kapde khinch',
    'assault criminal force woman intent to disrobe',
    'BNS 76, IPC 354B, BNS 74',
  ],
  [
    'film bath | hidden camera | video bath | camera bathroom | camera changing | changing room | spy camera | trial room camera | watch bath | peep | peeping | recorded bathing | record wife private | secret video | secretly photo woman | nahate film | nahate photo | intimate video recorded | private act record | hotel room camera | hide video | upskirt | camera hostel | camera found | camera hotel | girls hostel camera | secret camera | recorded changing | recorded while bathing | peeping tom | bathroom jhank | jhank | khidki se dekh | chhup kar dekh | spycam | kapde badalte | drone filming woman | filmed changing | filmed bathing | filmed woman | recorded in hotel | hotel hidden camera | mms | mms viral | hidden phone washroom | washroom | toilet camera | trial room | changing room phone | gym changing | landlord camera | chori chupe video | chupke se video | nahati hui',
    'voyeurism',
    'BNS 77, IPC 354C, IT 66E',
  ],
  [
    'follow woman | follow school | follow girl college | repeatedly contact | messages girl refused | keeps calling | calls again and again | bar bar call | bar bar phone | pichha | stalk | watching her online | one sided lover | ektarfa | after refusing contact | messages daily | unwanted messages | blocked number still messages | sends messages everyday | waits outside college | tracks location | turning up outside | turns up office | outside her office | ex keeps | ex boyfriend calls | ex boyfriend message | keeps messaging | keeps texting | keeps sending | does not stop calling | block still message | repeated calls | repeated messages | follows on bike | waits bus stop | comes behind | picha | piche piche | bar bar message | raasta dekhta | ghar ke bahar khada | monitors instagram | fake accounts contact her | creepy | stalked | stalking online | obsessed | spurned lover follows | keeps following | keeps sending gifts | following me home | follows to work | watches her house | spyware phone | gps tracker car | hacked her account monitor | unwanted calls | blank calls | calls at night | romeo | peecha karta | roz peecha | raste mein khada | ghoorta',
    'stalking',
    'BNS 78, IPC 354D, BNS 78(2)',
  ],
  [
    'whistle | whistling | wink | obscene gesture | gesture woman | lewd song girl | comment woman | comments on girl | passing comment | vulgar comment woman | eve teas | staring | kissing gesture | flying kiss | exposed himself | exposing private | seeti | aankh mara | gande ishare | ishara | insult woman word | word insult modesty | phabti | taunts girl | ladki comment | vulgar remark girl | remarks college girl | passing remark | remarks girl | lewd remark girl | cat calling | comments road girl | hooted | singing obscene girl | obscene song girl | private part showed | showed private | masturbate front woman | dirty sign | phabtiyan | gandi baat ladki | gande comment | boli maarna | taana ladki | eve teaser | teases girls | teased my sister | teasing | boys tease | lewd gesture | lewd comment | obscene signs woman | obscene gesture to woman | indecent gesture | blew kiss | sang obscene | insulted her modesty | comment pass | ladkiyon par comment | manchale | fabtiyan kasna | phabti kasi | seeti maar',
    'insulting modesty word gesture',
    'BNS 79, IPC 509, BNS 75',
  ],
  [
    'wife harass | wife beat | wife torture | husband beat | husband harass | husband torture | husband slap | husband drunk beat | husband hit | inlaw harass | inlaw torture | inlaw beat | inlaw taunt | daughter inlaw harass | daughter inlaw torture | mother inlaw torture | mother inlaw harass | mother inlaw taunt | married daughter harass | marital cruelty | threw out house wife | wife thrown out | ghar se nikal | mental cruelty wife | sister harass inlaw | bahu harass | bahu torture | bahu mara | pati marta | pati peet | sasural marte | husband threatens wife | husband family harass | husband cruel | wife cruel | threw wife | husband drinks beats | drunk husband | sharabi pati | pati sharab maar | pati pitta | patni pit | patni maar | patni ko ghar se | taunt gold | taunt dowry | less dowry | bringing less | mother inlaw starve | starved wife | not given food wife | wife burnt cigarettes | husband threatens divorce | force abortion inlaw | harassed for son | taunt daughter born | beti paida tana | tana | tana deti | saas marti | saas tana | nanad | bahu ko pareshan | gharelu kalesh | shadi ke baad pareshan | sasuraal | kerosene on wife poured | cigarette burns wife | husband affair tortures | husband beats | husband beat up | beaten by husband | beaten by in-laws | abusive husband | violent husband | thrown out of house by husband | kicked out by in-laws | locked out by in-laws | in-laws demand | harassed wife | wife harassed | mentally tortured wife | not bearing child torture | no son torture | infertility taunt | nri husband abandoned | husband deserted dowry | sasural mein maar | pati maarta | pati gali | pati ne ghar se | biwi ko marta | aurat ko maarta | bahu ko tang | dahej maang | dahej ke taane',
    'cruelty husband relative',
    'BNS 85, IPC 498A',
  ],
  [
    'dowry demand | demand car marriage | demand cash marriage | demand dowry | asked dowry | dowry harass | dowry torture | inlaw demand | inlaw money | more dowry | dowry not enough | groom demand | marriage cancelled dowry | motorcycle demand marriage | shadi demand | dahej demand | dowry beat | dowry thrown | barat lauta',
    'dowry demand cruelty',
    'BNS 85, IPC 498A, DP 4, DP 3',
  ],
  [
    'giving dowry | taking dowry | gave dowry | took dowry | dowry take | dowry give | penalty dowry | exchange dowry | list of dowry',
    'giving or taking dowry',
    'DP 3, DP 4, BNS 85',
  ],
  [
    'stridhan | wife jewellery return | inlaw kept jewellery | jewellery inlaw not return | istridhan',
    'criminal breach of trust',
    'BNS 316, IPC 406, BNS 85',
  ],
  [
    'two wives | second wife | second marriage | marry again | married again | already married | dusri shadi | dusra vivah | without divorce marriage | husband another marriage | another wife | second nikah | divorce not taken married | bina talaq shadi | do patniyan | divorcing | without divorcing | married without divorce | remarried | husband remarried | wife remarried | doosra nikah | doosri biwi | dusri biwi | dusri patni | pehli patni hote hue | pehli biwi | biwi rakhta | do biwi rakh | biwiyan | keeps two wives | secret second marriage | second wife discovered | husband has another family | husband two marriages | polygamy | spouse alive married | polygamous | chori chupe shadi | doosra byah',
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
    'abortion | forced abortion | abortion without consent | abort forced | miscarriage beat | miscarriage forced | kicked stomach pregnant | pregnant beat baby lost | pet gira | bachcha gira | garbhpat forced | illegal abortion | abortion pill | without her consent abort | made her abort | pills without knowledge | forced her abort | zabardasti garbhpat | jabran garbhpat | illegal abortion clinic | forced miscarriage | abort without consent | kick pregnant miscarriage',
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
    'newborn thrown | newborn garbage | newborn dustbin | newborn bush | baby abandoned | left baby | newborn left | nawjat | navjat | navjaat phenka | shishu phenka | abandon child | exposed child | child abandon | abandoned newborn | newborn abandoned | abandoned infant | left newborn | baby in dustbin | kude mein bachcha | jhadi mein nawjat',
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
    'sell girl | girls brought prostitution | girl sold | woman sold | trafficked | job abroad sold | girls rescued | sold brothel | taskari ladki | mahila taskari | bride sold | traffick woman | lured job sold | organ sale victim | children trafficked | taskari bachcha | child traffick | sold daughter | sold to groom | sold by relatives | girl trafficked | sold for money | bechi gayi | ladki bechi | larki bech | bachchi bech | kaam ke bahane bech | placement agency girl | rescued girls | tribal girls taken delhi | maid trafficked | trafficking racket | trafficked for labour | trafficked women | sold into prostitution | sold in marriage | lured for job sold | smuggled girls | children sold | bechne ke liye | ladkiyon ki kharid',
    'trafficking of person',
    'BNS 143, IPC 370(2), BNS 144, ITPA 5(1), BNS 143(4), IPC 370(4)',
  ],
  [
    'spa prostitution | hotel prostitution | red light | pimp | dalal girl | kotha | sex racket | call girl | escort service | brothel raid | massage parlour | dhandha ladki | flesh trade | pimping | vaishya | running brothel | prostitution racket | prostitution hotel | spa sex | sex worker raid | deh vyapar ka adda | jism farosi | jismfaroshi',
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
