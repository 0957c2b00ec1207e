/** Peace, religion, the State, elections and insult, as they are told. What the columns are: `meaning.ts`. */
import type { MeaningRow } from './meaning.ts';

export const ORDER: readonly MeaningRow[] = [
  [
    'threat kill | threat beat | threat life | threat burn | threat throw acid | threat family | threat child | threaten | finish | jaan lene | jaan marne | goli mar dunga | dekh lunga | gunda dhamki | threatened gun | scared | threaten job | threat house | threat rape | warned kill | intimidat | khatam kar dunga | uthwa lunga | ghar se uthwa',
    'criminal intimidation threat',
    'BNS 351, IPC 506, BNS 351(3), BNS 351(2)',
  ],
  [
    'call threat | message threat | phone threat | unknown call threat | anonymous letter | letter threat | whatsapp threat | international call threat | gumnam chitthi | gumnam call | call kill',
    'criminal intimidation by anonymous communication',
    'BNS 351, BNS 351(4), IPC 507, IPC 506',
  ],
  [
    'abusing | abuses | abusive language | filthy language | mother sister abuse | maa behen gali | maa bahan | gali di | gali galoch | gande shabd | humiliated | insult | insult provoke | provoke fight | foul language | bad words | beizzat | beizzati | apmanit',
    'intentional insult to provoke breach of peace',
    'BNS 352, IPC 504, BNS 296, IPC 294',
  ],
  [
    'obscene song | obscene act public | vulgar dance | obscene dance | nude public | public obscene | urinat public | kissing public | bar dance | obscene language public | ashlil gana | ashlil harkat | ashlil ishara | abuse public place | ashlil nach | masturbat public | indecent public',
    'obscene acts and songs',
    'BNS 296, IPC 294, BNS 79',
  ],
  [
    'obscene book | selling porn | porn cd | obscene material sale | obscene magazine | ashlil kitab | web series obscene',
    'sale of obscene books content',
    'BNS 294(2), IPC 292, IT 67',
  ],
  [
    'spread lies | lie character | false allegation | false news about me | newspaper false | reputation | tarnish | character assassination | defamatory | facebook post defame | wrote against me | false statement reputation | libel | slander | izzat kharab | badnaam | chavi kharab | jhutha aarop lagaya | social media defame | politician defame',
    'defamation',
    'BNS 356, IPC 500, BNS 356(2)',
  ],
  [
    'stone pelt | pelt stone | pelting | crowd stone | crowd violence | mob violence | group clash | communal clash | violence procession | burn tyre | crowd attack | mob attack | mob vandal | violent protest | patthar bazi | pathrav | patthar bheed | bheed patthar | bheed hinsa | upadravi | danga fasad | hindu muslim clash | rioters | group attack village | jhadap hinsa | tod phod bheed',
    'rioting',
    'BNS 191, IPC 147, BNS 191(2), IPC 148',
  ],
  [
    'riot sword | mob armed | crowd armed | riot weapon | group lathi sword | armed mob',
    'rioting armed with deadly weapon',
    'BNS 191, BNS 191(3), IPC 148',
  ],
  [
    'five people gather | five more people | five persons | five or more | crowd gather illegal | gathered illegal | group gathered attack | protest without permission | dharna without permission | unlawful gather | road block protest | chakka jam | road jam | hujum | jamawda | bheed jama | gairkanuni bheed | illegal assembly | gathering banned',
    'unlawful assembly',
    'BNS 189, IPC 143, BNS 189(2), BNS 190, IPC 149',
  ],
  [
    'disperse order | not disperse | refused disperse',
    'joining assembly commanded to disperse',
    'BNS 189(3), IPC 145, BNS 189(5), IPC 151',
  ],
  [
    'two group fight | group fighting street | street fight | fight public | public brawl | fighting road | two parties fight | brawl | bazaar fight | sadak ladai | sadak marpit | do pakshon | drunken brawl',
    'affray',
    'BNS 194(2), IPC 160',
  ],
  [
    'provoke riot | instigat riot | danga bhadkana',
    'wantonly giving provocation to cause riot',
    'BNS 192, IPC 153, BNS 191',
  ],
  [
    'plan together | planned together | plot kill | hatch | jointly planned | secret plan crime | sazish | sajish rach | mil kar yojana | conspired',
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
    'slogan country | slogans against | against country | anti india | pakistan zindabad | khalistan | separatist | secession | azadi slogan | desh virodhi | desh khilaf | nation against | pro pakistan | divide country | sovereignty | desh virodhi nare | desh tod | sedition | rajdroh',
    'act endangering sovereignty unity and integrity of india sedition',
    'BNS 152, IPC 124A, UAPA 13(1)',
  ],
  [
    'war government | wage war | armed rebellion | yudh chhedna',
    'waging war against government of india',
    'BNS 147, IPC 121, BNS 149, IPC 122',
  ],
  [
    'religion post | religion insult | insult prophet | insult god | prophet remark | hurt religious | hurt sentiments | derogatory god | cartoon prophet | whatsapp religion | facebook religion | dharm apman | devi devta apman | deity insult | religious sentiments | quran burn | holy book | desecrat | sacrilege | beadbi | paigambar',
    'outraging religious feelings',
    'BNS 299, IPC 295A, BNS 196, IPC 153A(1)',
  ],
  [
    'hate speech | speech religion | provoking speech | communal speech | communal post | incite community | hindu against muslim | hatred between | caste hatred | enmity | inflammatory | bhadkau | do samuday | nafrat | boycott community call',
    'promoting enmity between groups',
    'BNS 196, IPC 153A(1), BNS 353, BNS 299',
  ],
  [
    'idol break | temple damage | temple break | mosque damage | church attack | church vandal | statue broken | defile | meat temple | pork mosque | temple desecrat | masjid tod | mandir tod | murti tod | murti khandit | gurudwara | dargah damage | cross broken',
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
    'rumour | fake news | false news panic | spread rumour | whatsapp rumour | afwah | afvah | panic message | bomb hoax | hoax call | false bomb call | statement army false',
    'statements conducing to public mischief',
    'BNS 353, IPC 505(1), BNS 353(1), IPC 505(2)',
  ],
  [
    'gang extort kill | gang contract | gang crime business | crime syndicate | syndicate | land grabbing gang | cyber crime gang | continuing unlawful activity | gangster | bishnoi gang | don | mafia | crime gang member | sangathit apradh | sangathit giroh | organised gang | giroh',
    'organised crime syndicate',
    'BNS 111, MCOCA 3(1)(ii), BNS 111(4), UP-GANGSTERS 3(1)',
  ],
  [
    'bomb blast | blast | bombing | ied | terror attack | terrorist | terrorism | aatankwad | aatankwadi | aatanki hamla | bomb market | bomb plant | jihad attack | isis | explosion kill | dhamaka',
    'terrorist act',
    'BNS 113, UAPA 16(1)(a), UAPA 16(1)(b), EXPLOSIVE-SUBSTANCES 3(a)',
  ],
  [
    'member terror | terror organisation member | banned organisation | member banned | pfi | simi | maoist | naxal | aatanki sangathan | terror gang member | isis member | proscribed organisation | sangathan sadasya',
    'membership of terrorist gang or organisation',
    'UAPA 20, UAPA 38, BNS 113(5), UAPA 10(a)',
  ],
  [
    'terror fund | fund terror | funding terror | hawala terror | aatanki paisa',
    'raising funds for terrorist act',
    'UAPA 17, UAPA 40, UAPA 21',
  ],
  ['terror conspir | terror plot | terror conspiracy', 'conspiracy terrorist act', 'UAPA 18, BNS 113(3)'],
  ['terror harbour | shelter terrorist | hide terrorist', 'harbouring terrorist', 'UAPA 19, BNS 113(6)'],
  ['terror camp | terror training', 'terrorist camp training', 'UAPA 18A, BNS 113(4)'],
  ['recruit terror | terror recruit', 'recruiting for terrorist act', 'UAPA 18B'],
  ['support terrorist organisation', 'support to terrorist organisation', 'UAPA 39, UAPA 38'],
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
