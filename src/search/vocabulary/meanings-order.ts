/** Peace, religion, the State, elections and insult, as they are told. What the columns are: `meaning.ts`. */
import type { MeaningRow } from './meaning.ts';

export const ORDER: readonly MeaningRow[] = [
  [
    'threat kill | threat beat | threat life | threat burn | threat throw acid | threat family | threat child | threaten | jaan lene | jaan marne | goli mar dunga | dekh lunga | gunda dhamki | threatened gun | threaten job | threat house | threat rape | warned kill | intimidat | khatam kar dunga | uthwa lunga | ghar se uthwa | says kill | said kill | kidnap my kids | threaten kidnap | threat kidnap | finish my family | kill family | burn house threat | jaan se hath | jaan se maar dunga | maar dunga | tapka dunga | gayab kar dunga | dhamka raha | dhamka rahe | threatened with gun | threatened over phone | throwing acid threat | threatened dire consequences | dire consequences | anjaam | anjam bhugat | beti utha lunga | threatened to kill | threatened my family | threatening | threat to life | threatened with dire | threatened with pistol | threatened with acid | threatened to rape | threatened to expose | death threats | gets threats | receives threats | threats from | maarne ki dhamki | uthane ki dhamki | badnam karne ki dhamki | jaan ka khatra | goli marne ki dhamki | dhamki di | dhamki de raha',
    'criminal intimidation threat',
    'BNS 351, IPC 506, BNS 351(3), BNS 351(2)',
  ],
  [
    'call threat | message threat | phone threat | unknown call threat | anonymous letter | letter threat | whatsapp threat | international call threat | gumnam chitthi | gumnam call | call kill',
    'criminal intimidation by anonymous communication',
    'BNS 351, BNS 351(4), IPC 507, IPC 506',
  ],
  [
    'abusing | abuses | abusive language | filthy language | mother sister abuse | maa behen gali | maa bahan | gali di | gali galoch | gande shabd | humiliated | insult | insult provoke | provoke fight | foul language | bad words | beizzat | beizzati | apmanit | filthy names | called names | called filthy | abused my mother | abused parents | cursed | swore at | swearing | gaali | gaali di | gali gupta | ulta seedha | jaleel | verbal abuse | verbally abused | abused in public | insulted in public | insulted before crowd | hurled abuses | filthy abuse | abusive words | used foul | maa behan | gaali galoch | gali diya | galiyan di | apshabd kahe',
    'intentional insult to provoke breach of peace',
    'BNS 352, IPC 504, BNS 296, IPC 294',
  ],
  [
    'obscene song | obscene act public | vulgar dance | obscene dance | nude public | public obscene | urinat public | kissing public | bar dance | obscene language public | ashlil gana | ashlil harkat | ashlil ishara | abuse public place | ashlil nach | masturbat public | indecent public | obscene dance bar | nude dance | lewd act in park | couple obscene park | urinating public | indecent exposure | exposing himself public | abusive obscene words public | gande gane | ashleel | ashleel harkat | ashlil dance',
    'obscene acts and songs',
    'BNS 296, IPC 294, BNS 79',
  ],
  [
    'obscene book | selling porn | porn cd | obscene material sale | obscene magazine | ashlil kitab | web series obscene',
    'sale of obscene books content',
    'BNS 294(2), IPC 292, IT 67',
  ],
  [
    'spread lies | lie character | false allegation | false news about me | newspaper false | reputation | tarnish | character assassination | defamatory | facebook post defame | wrote against me | false statement reputation | libel | slander | izzat kharab | badnaam | chavi kharab | jhutha aarop lagaya | social media defame | politician defame | newspaper thief | wrote thief | called thief newspaper | called me a thief | called fraud online | bad review false | youtube video false | posted false | spreading rumours character | social media badnam | badnam kiya | post karke badnam | izzat uchhal | jhoothi baatein | false article | letter to employer false | accused me publicly | defamed | defaming | false article about me | false posts | spread false | spreading false | false scandal | maligned | malign | damage my reputation | ruin my reputation | insulted on tv | video calling me thief | character spoil | jhutha aarop media | badnami',
    'defamation',
    'BNS 356, IPC 500, BNS 356(2)',
  ],
  [
    'stone pelt | pelt stone | pelting | crowd stone | crowd violence | mob violence | group clash | communal clash | violence procession | burn tyre | crowd attack | mob attack | mob vandal | violent protest | patthar bazi | pathrav | patthar bheed | bheed patthar | bheed hinsa | upadravi | danga fasad | hindu muslim clash | rioters | group attack village | jhadap hinsa | tod phod bheed | students clashed | clashed sticks | clash | group clashed | villages clash | do paksh lathi | paksh lathi | gaon lathi chali | lathi chali | mob torched | crowd burned | mob burn | mob attacked | pathraav | stone throwing mob | danga bhadka | hinsak bheed | tod fod bheed | ransack mob | procession attacked | mob rampage | mob pelted | pelted stones | protest turned violent | protesters burnt | clash between communities | clash two communities | communal violence | group violence | armed groups clash | mob entered | mob with sticks | violent mob | dange | dangai | dono paksh | bhid ne patthar | juloos par pathrav | ugra bheed | upadrav',
    'rioting',
    'BNS 191, IPC 147, BNS 191(2), IPC 148',
  ],
  [
    'riot sword | mob armed | crowd armed | riot weapon | group lathi sword | armed mob | clash sticks | clashed with sticks | group sticks attack',
    'rioting armed with deadly weapon',
    'BNS 191, BNS 191(3), IPC 148',
  ],
  [
    'five people gather | five more people | five persons | five or more | crowd gather illegal | gathered illegal | group gathered attack | protest without permission | dharna without permission | unlawful gather | road block protest | chakka jam | road jam | hujum | jamawda | bheed jama | gairkanuni bheed | illegal assembly | gathering banned | group blocked highway | sit in blocked | people assembled | gathered with weapons | gathered without permission | assembly of five | crowd refused | mob gathered | illegal gathering | bina anumati | dharna | chakka jaam',
    'unlawful assembly',
    'BNS 189, IPC 143, BNS 189(2), BNS 190, IPC 149',
  ],
  [
    'disperse order | not disperse | refused disperse',
    'joining assembly commanded to disperse',
    'BNS 189(3), IPC 145, BNS 189(5), IPC 151',
  ],
  [
    'two group fight | group fighting street | street fight | fight public | public brawl | fighting road | two parties fight | brawl | bazaar fight | sadak ladai | sadak marpit | do pakshon | drunken brawl | do paksh | fight marketplace | fought in public | public fighting | road fight | sadak par ladai | quarrel in bazaar | fight in market | fight on road | two men fighting public | fist fight public | sarvajanik jagah ladai | beech sadak',
    'affray',
    'BNS 194(2), IPC 160',
  ],
  [
    'provoke riot | instigat riot | danga bhadkana',
    'wantonly giving provocation to cause riot',
    'BNS 192, IPC 153, BNS 191',
  ],
  [
    'plan together | planned together | plot kill | jointly planned | secret plan crime | sazish | sajish rach | mil kar yojana | conspired | conspired to kill | conspired to rob | hatched conspiracy | plotted murder | plotted | saajish | shadyantr | sadyantra',
    'criminal conspiracy',
    'BNS 61, IPC 120B, BNS 61(2)(a)',
  ],
  [
    'helped crime | abet crime | helper crime | aided | encouraged crime | provoked to commit',
    'abetment',
    'BNS 49, IPC 109, BNS 54, IPC 114',
  ],
  [
    'all accused together | shared intention | common intent | mil kar apradh',
    'common intention',
    'BNS 3, IPC 34',
  ],
  [
    'attempt crime | attempt offence | tried but failed | attempt not completed | prayas apradh',
    'attempt to commit offence',
    'BNS 62, IPC 511',
  ],
  [
    'slogan country | slogans against | against country | anti india | pakistan zindabad | khalistan | separatist | secession | azadi slogan | desh virodhi | desh khilaf | nation against | pro pakistan | divide country | sovereignty | desh virodhi nare | desh tod | sedition | rajdroh | anti national slogan | anti-national | supported pakistan | raised slogans pakistan | separatist speech | burnt constitution separat | desh ke khilaf nare | desh ke khilaf post',
    'act endangering sovereignty unity and integrity of india sedition',
    'BNS 152, IPC 124A, UAPA 13(1)',
  ],
  [
    'war government | wage war | armed rebellion | yudh chhedna',
    'waging war against government of india',
    'BNS 147, IPC 121, BNS 149, IPC 122',
  ],
  [
    'religion post | religion insult | insult prophet | insult god | prophet remark | hurt religious | hurt sentiments | derogatory god | cartoon prophet | whatsapp religion | facebook religion | dharm apman | devi devta apman | deity insult | religious sentiments | quran burn | holy book | desecrat | sacrilege | beadbi | paigambar | mocking goddess | mock goddess | mocking religion | reel goddess | comedian god | joke god | insulting deity | insult goddess | god obscene | dharm ka mazak | bhagwan ka apman | devi ka apman | mahapurush apman | religious book torn | stepping on holy | insulted prophet | insulted lord | derogatory religion | derogatory remark religion | tore holy book | burnt holy book | abused god | offensive cartoon | hurting religious sentiments | dharmik bhavnayein | dharmik bhavna aahat | aastha ko thes',
    'outraging religious feelings',
    'BNS 299, IPC 295A, BNS 196, IPC 153A(1)',
  ],
  [
    'hate speech | speech religion | provoking speech | communal speech | communal post | incite community | hindu against muslim | hatred between | caste hatred | enmity | inflammatory | bhadkau | do samuday | nafrat | boycott community call | attack community | calling attack community | forward community | whatsapp forward community | incite against | call for violence community | provocative video religion | poster against community | jaati ke khilaf bhashan | bhadkau post | bhadkaau | dharm ke naam bhadka | hatred religion | hatred caste | speech against muslims | speech against hindus | speech against community | spreads hatred | caste hatred post | provocative speech | provocative slogan | inciting communal | incites violence | nafrat failana | nafrat phailana | bhadkau nare | dharm ke khilaf bhashan | samudaay ke khilaf',
    'promoting enmity between groups',
    'BNS 196, IPC 153A(1), BNS 353, BNS 299',
  ],
  [
    'idol break | temple damage | temple break | mosque damage | church attack | church vandal | statue broken | defile | meat temple | pork mosque | temple desecrat | masjid tod | mandir tod | murti tod | murti khandit | gurudwara | dargah damage | cross broken | murti todi | mandir mein tod | masjid mein tod | masjid todfod | mandir todfod | cow head temple | damaged grave shrine | pratima tod | broke idol | damaged temple | damaged mosque | damaged church | vandalised temple | vandalised church | shrine vandalised | urinated temple | threw meat temple | mandir apavitra | murti tod di',
    'injuring or defiling place of worship',
    'BNS 298, IPC 295',
  ],
  [
    'disturb prayer | disturb puja | disturb namaz | disturb procession | kirtan disturb',
    'disturbing religious assembly',
    'BNS 300, IPC 296',
  ],
  [
    'graveyard | kabristan | burial | cremation ground | shamshan | grave dug | corpse insult',
    'trespassing on burial places',
    'BNS 301, IPC 297',
  ],
  ['word wound religious', 'uttering words with intent to wound religious feelings', 'BNS 302, IPC 298'],
  [
    'rumour | fake news | false news panic | spread rumour | whatsapp rumour | afwah | afvah | panic message | bomb hoax | hoax call | false bomb call | statement army false | fake message riot | false rumour | fake video panic | fake news election | rumour kidnapping gang | afwaah | jhoothi afwah | bomb threat call hoax | hoax bomb',
    'statements conducing to public mischief',
    'BNS 353, IPC 505(1), BNS 353(1), IPC 505(2)',
  ],
  [
    'gang extort kill | gang contract | gang crime business | crime syndicate | syndicate | land grabbing gang | cyber crime gang | continuing unlawful activity | gangster | bishnoi gang | mafia | crime gang member | sangathit apradh | sangathit giroh | organised gang | giroh | gang lawrence | underworld | crime syndicate money | vehicle theft gang interstate | antarrajyiya giroh | supari gang | crime gang | extortion racket | racket gang | land mafia gang | gang of contract killers | supari killing gang | human trafficking gang | drug cartel | cyber gang',
    'organised crime syndicate',
    'BNS 111, MCOCA 3(1)(ii), BNS 111(4), UP-GANGSTERS 3(1)',
  ],
  [
    'bomb blast | blast | bombing | terror attack | terrorist | terrorism | aatankwad | aatankwadi | aatanki hamla | bomb market | bomb plant | jihad attack | isis | explosion kill | dhamaka | attack parliament | bomb railway | bomb blast train | hijack | bomb planted | planted bomb | grenade attack | attack on army | terrorist attack | suicide bomber | militant attack | fidayeen',
    'terrorist act',
    'BNS 113, UAPA 16(1)(a), UAPA 16(1)(b), EXPLOSIVE-SUBSTANCES 3(a)',
  ],
  [
    'member terror | terror organisation member | banned organisation | member banned | pfi | simi | maoist | naxal | aatanki sangathan | terror gang member | isis member | proscribed organisation | sangathan sadasya | banned outfit | outfit member | joined militant | militant | ugravadi',
    'membership of terrorist gang or organisation',
    'UAPA 20, UAPA 38, BNS 113(5), UAPA 10(a)',
  ],
  [
    'terror fund | fund terror | funding terror | hawala terror | aatanki paisa',
    'raising funds for terrorist act',
    'UAPA 17, UAPA 40, UAPA 21',
  ],
  [
    'terror conspir | terror plot | terror conspiracy | conspired terrorist attack | terror module | sleeper cell | planning blast',
    'conspiracy terrorist act',
    'UAPA 18, BNS 113(3)',
  ],
  ['terror harbour | shelter terrorist | hide terrorist', 'harbouring terrorist', 'UAPA 19, BNS 113(6)'],
  ['terror camp | terror training', 'terrorist camp training', 'UAPA 18A, BNS 113(4)'],
  ['recruit terror | terror recruit', 'recruiting for terrorist act', 'UAPA 18B'],
  [
    'support terrorist organisation | supplied banned outfit | helped banned outfit | arms banned outfit | logistic support terrorist | support outfit',
    'support to terrorist organisation',
    'UAPA 39, UAPA 38',
  ],
  ['unlawful activity | unlawful association', 'unlawful activity association', 'UAPA 13(1), UAPA 10(a)'],
  [
    'soldier mutiny | army desert | deserter | bhagoda fauji',
    'mutiny desertion',
    'BNS 163, IPC 135, BNS 159, IPC 131',
  ],
  ['army uniform | soldier dress | fauji vardi', 'wearing garb of soldier', 'BNS 168, IPC 140'],
  [
    'vote buy | money vote | liquor voters | bribe voter | cash voter | election money | vote paisa | vote liye paisa',
    'bribery at election',
    'BNS 173, IPC 171E, RPA 135A',
  ],
  [
    'fake vote | vote another name | bogus vote | undue influence vote | threaten voter | farzi vote',
    'undue influence or personation at election',
    'BNS 174, IPC 171F, RPA 135A',
  ],
  ['booth capture | booth loot | ballot | evm break', 'booth capturing', 'RPA 135A, BNS 174'],
  [
    'drunk scene | drunk public | drunk create | drunk nuisance | drunk road shouting | drunken person | sharab pikar hungama | sharab hungama | drunk misbehave | sharabi',
    'misconduct in public by drunken person',
    'BNS 355, IPC 510',
  ],
  [
    'flag burn | tiranga | flag torn | national anthem | constitution burn',
    'insult to national flag constitution anthem',
    'NATIONAL-HONOUR 2, NATIONAL-HONOUR 3',
  ],
  [
    'black magic curse | divine displeasure | god curse threat',
    'inducing belief of divine displeasure',
    'BNS 354, IPC 508',
  ],
];
