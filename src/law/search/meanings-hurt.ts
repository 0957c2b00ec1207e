/** Killing, hurting, holding and taking people away, as it is told. What the columns are: `meaning.ts`. */
import type { MeaningRow } from './meaning.ts';

export const HURT: readonly MeaningRow[] = [
  [
    'shot dead | gun kill | hit gun kill | stabbed dead | beaten dead | beat death | body found | dead body | slit throat | throat cut | strangle | contract kill | supari | killer | honour kill | honor kill | kill land dispute | kill enmity | kill lover | wife kill husband | husband kill wife | kill parents | throw well | drown kill | body pieces | gala ghont | gala kata | gala dabakar | goli se bhun | goli kill | maut ghat utar | kill brother | kill neighbour | murder case | murder charge | life imprisonment death penalty',
    'murder',
    'BNS 103, IPC 302, BNS 103(1)',
  ],
  [
    'kill sudden fight | sudden quarrel death | no intention kill | without premeditation kill | heat passion | provocation kill | death single blow | one blow died | self defence kill | exceeded private defence | died during fight | death fight | unintentional kill | not intend kill | hit died hospital | beat died later | achanak ladai death | not amounting to murder',
    'culpable homicide not amounting to murder',
    'BNS 105, IPC 304',
  ],
  [
    'shot survived | stab survived | gun fired missed | fired at him | fired at | fire gun missed | hit gun survived | knife stomach | stab stomach | stab chest | stab multiple | attack kill | tried kill | tried strangle | tried run over | tried drown | attempt life | survived attack | escaped death attack | gun escape narrowly | bullet injury | bullet hit | gun shot injured | goli lagi | goli chala | knife chest | pushed terrace | pushed well | thrown from train | thrown from roof | poison survived | pour kerosene survived | knife neck attack | intent to kill',
    'attempt to murder',
    'BNS 109, IPC 307, BNS 118',
  ],
  [
    'car hit pedestrian | vehicle hit dead | vehicle hit kill | vehicle ran over | vehicle crushed | vehicle crush death | drive death | negligence dead | speeding killed | accident dead | death by accident | operation negligence | doctor negligence dead | wrong injection death | patient dead doctor | wall fell dead | electrocuted dead | open wire death | pit drown death | crane fell worker dead | worker died site | building collapse dead | bridge collapse | stampede death | hoarding fell death | swimming pool drown | vehicle death | rash drive dead | gadi kuchal | kuchal mar | takkar death | takkar maut | durghatna maut | ilaj laparwahi | ilaj negligence | wrong treatment death | surgeon mistake dead',
    'causing death by negligence',
    'BNS 106, IPC 304A, BNS 106(1)',
  ],
  [
    'vehicle hit flee | vehicle hit run | driver flee accident | driver fled dead | hit and run | hit bike flee | crushed fled | did not report accident | flee after accident | vehicle takkar flee | gadi takkar bhag | driver not stop accident | bike hit flee | accident flee | driver escape accident',
    'rash negligent driving escaping without reporting',
    'BNS 106, BNS 106(2), BNS 281, IPC 304A, MV 187',
  ],
  [
    'suicide because | suicide harass | suicide boss | suicide teacher | suicide loan | suicide blackmail | suicide note | hang harass | hang herself | hang himself | hanged | wife hang | wife suicide | jumped river harass | jumped building harass | consumed poison harass | ate poison harass | drove suicide | forced suicide | suicide forced | killed himself | killed herself | took own life | ended life | suicide wife harass | suicide instigate | suicide husband | suicide student | phansi lagai | zehar kha liya | nadi mein kood | recovery agent suicide | suicide debt',
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
    'bride dead | bride burn | bride death seven year | died within seven years marriage | dead dowry | burn dowry | woman burn inlaw | wife burn dowry | wife dead dowry | dead inlaw house | found hanging inlaw | married sister dead inlaw | daughter dead inlaw | newly married dead | stove burst | bahu burn | shadi saal maut | dowry kill | seven years marriage death | unnatural death married',
    'dowry death',
    'BNS 80, IPC 304B, BSA 118',
  ],
  [
    'slap | slapped face | fist | punched | kick | pushed fell | hit neighbour | beat neighbour | scuffle | minor injury | scratch | bruises | simple injury | pulled hair | bit | bite finger | teacher beat | beat up | beaten up | beat brother | fight quarrel | beat with shoe | chappal mara | spit slap | thappad mara | lat mara | dhunai | mukka mara | pitai kar | ladai jhagda | haath uthaya | blow',
    'voluntarily causing hurt',
    'BNS 115, IPC 323',
  ],
  [
    'break bone | bone broken | break tooth | tooth broken | nose broken | broke nose | rib broken | fracture | lost eye | eye damaged | lost vision | lost hearing | jaw broken | leg broken | hand broken | arm broken | break arm | break leg | break hand | skull | head injury | break head | permanent scar | disfigured face | 20 days hospital | severe injury | serious injury | broken bones | danto tod | haddi tuti | aankh phod | kaan kata | finger cut off | cut finger | coma beat | hospitalised beat | paralysed beat',
    'grievous hurt',
    'BNS 117, IPC 325',
  ],
  [
    'hit rod | hit iron rod | hit weapon | hit stick | hit knife | hit axe | hit sword | hit bottle | hit stone | weapon attack | attack weapon | attack axe | attack sickle | attack blade | attack knife | cut knife | cut blade | blade face | slashed | axe | hockey stick | cricket bat | hot water thrown | boiling oil | burned hot iron | hit brick | dog set | stab | knife injury | weapon injury | weapon hurt | sharp injury | gandasa | farsa | danda se mara | lathi se mara | chaku mara | sariya | blade mara | brick mara | glass bottle',
    'hurt dangerous weapons',
    'BNS 118, IPC 324, IPC 326, BNS 118(1)',
  ],
  [
    'weapon grievous | axe head | sword hand cut | cut off hand | hit rod head | iron rod head | stick head break | sharp weapon bone | weapon fracture | weapon serious injury | knife serious injury | chopped hand | talwar haath kata | rod fracture',
    'grievous hurt dangerous weapons',
    'BNS 118, IPC 326, BNS 118(2)',
  ],
  [
    'acid throw | acid face | acid attack | acid burn | chemical face | poured acid | acid girl | acid victim',
    'acid attack grievous hurt',
    'BNS 124, IPC 326A, BNS 124(1)',
  ],
  [
    'attempt acid | tried acid | acid missed | acid threat throw | attempted throw acid',
    'throwing or attempting to throw acid',
    'BNS 124, BNS 124(2), IPC 326B',
  ],
  [
    'sedative | drug drink | mixed drink | intoxicant drink | laced | spiked drink | unconscious robbed | behosh | nashili | nasha khila | nasha pila | tablet drink | sleeping pills | stupefying | poison food | poison drink | zehar de | prasad nasha | tea sedative | chai nasha | biscuit train unconscious | zehar khuran | drugged and robbed | drugged',
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
    'block way | blocked path | stop way | not let go | stopped road | obstruct path | restrain | restrained | prevent going | blocked car | blocked gate | stopped entering house | rasta stop | rasta rok | road block person | gherao | surrounded',
    'wrongful restraint',
    'BNS 126, IPC 341, BNS 126(2)',
  ],
  [
    'lock room | locked up | tied room | tied rope | tied chair | kept captive | captive | confine | kept hostage | hostage | held captive | detained illegal | illegal detention | keep locked | not allowed leave house | kept room days | chained | house arrest wife | room band | kamre band | band rakha | kept prisoner | rassi bandha | bandhak',
    'wrongful confinement',
    'BNS 127, IPC 342, BNS 127(2)',
  ],
  [
    'confine three days | locked three days | three days confine | room three days | captive days | kept days',
    'wrongful confinement for three or more days',
    'BNS 127, BNS 127(3), IPC 343, IPC 344, BNS 127(4)',
  ],
  [
    'child taken | child lifted | child missing | boy missing | girl missing | minor taken | child stranger | child school taken | taken from guardian | lured away | lured child | took child away | father took child | child custody parent took | bachcha chor | bachcha utha | child lifting | missing child | child stolen | baby stolen hospital | abducted | forcibly taken car | pulled into car | dragged into car | taken away forcibly | uthwa liya | bhagaya | bhagana | phusla kar | behla kar | minor eloped | eloped | elope | girl eloped',
    'kidnapping from lawful guardianship',
    'BNS 137, IPC 363, BNS 137(2)',
  ],
  [
    'kidnap marry | kidnap girl marriage | abducted marriage | abduct forced marriage | forced marriage | girl taken marry | jabran shadi | forcibly married | gun marriage | pakadua | groom kidnap | minor girl marriage kidnap | kidnap sex',
    'kidnapping woman to compel marriage',
    'BNS 87, IPC 366, BNS 137',
  ],
  [
    'kidnap money | kidnap demand | kidnap crore | kidnap lakh | held for money | ransom call | release money kidnap | hostage money',
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
