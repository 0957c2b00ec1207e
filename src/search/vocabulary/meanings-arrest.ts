/** Arrest, remand and bail, as they are asked about. What the columns are: `meaning.ts`. */
import type { MeaningRow } from './meaning.ts';

export const ARREST: readonly MeaningRow[] = [
  [
    'arrest without telling | arrest reason | arrest reason not told | ground arrest | ground not given | arrest ground writing | picked up without reason | arrested not told why | reason not told | karan nahi bataya | kyon pakda nahi bataya | giraftari karan | giraftari wajah | written ground | utha le gaye bina | police picked up brother | giraftari aadhar likhit | not tell why | not told why | did not tell why | without telling reason | no reason given arrest | arrest no reason | kyun giraftar | kyon giraftar | kis jurm | arrest reasons written | written reason arrest | bina karan | grounds not given | grounds not supplied | grounds in writing | written grounds | no written grounds | arrested without grounds | aadhar nahi bataye | giraftari ke aadhaar likhit',
    'grounds of arrest',
    'BNSS 47, CrPC 50, CASE prabir-2024, CASE vihaan-2025, CASE pankaj-bansal-2023',
  ],
  [
    'family inform arrest | inform relative arrest | family not told | family not inform | relative not informed | parents not informed arrest | ghar khabar nahi | parivar khabar | parivar suchna | gharwalon ko nahi bataya | right inform friend | ghar walo ko pata | ghar walo pata nahi | family not know arrest | family unaware arrest | kahan rakha hai | police le gayi pata nahi | family not know custody | gharwalo ko khabar | relative intimation | right to inform | inform relatives | arrest information family',
    'informing relative or friend of arrest',
    'BNSS 48, CrPC 50A, CASE vihaan-2025',
  ],
  [
    'seven year no arrest | notice instead of arrest | notice appear | 41a | appear before police | notice thana | thane bulaya | police called station | police notice house | hajir notice | notice not followed | automatic arrest | notice whatsapp | notice without arrest | got police notice | notice to appear | called for questioning | police calling for inquiry | poochtaach | puchtach ke liye bulaya',
    'notice of appearance',
    'BNSS 35(3), BNSS 35, CrPC 41A, CASE arnesh-2014, CASE antil-2022',
  ],
  [
    'police arrest power | when can police arrest | arrest without warrant | bina warrant | police can arrest | police arrest directly | cognizable arrest | giraftari kab',
    'when police may arrest without warrant',
    'BNSS 35, CrPC 41, BNSS 35(1)(b)',
  ],
  [
    'old age arrest | infirm arrest | 60 years arrest | elderly arrest | dsp permission arrest | sick arrest minor offence',
    'arrest of infirm or elderly in minor offences',
    'BNSS 35(7), BNSS 35',
  ],
  [
    'arrest memo | arrest procedure | name plate police | arrest witness | giraftari memo | arrest rules',
    'procedure of arrest',
    'BNSS 36, CrPC 41B, CASE dk-basu-1996',
  ],
  [
    'lawyer during interrogat | meet lawyer | lawyer not allowed | lawyer police station | vakil se milne | vakil nahi mil | talk lawyer custody | lawyer present questioning | lawyer not allowed inside | lawyer not allowed station | not let lawyer | advocate denied | lawyer denied | vakil baat nahi | vakil milne nahi | vakil bulane | right lawyer',
    'right to meet advocate during interrogation',
    'BNSS 38, CrPC 41D',
  ],
  [
    'not produced magistrate | produce magistrate | more than 24 hours | 24 hours | overnight lockup | two days thana | kept police station days | magistrate samne pesh | pesh nahi kiya | do din se thane | thane mein rakha | police station kept two days | illegal detention police | habeas corpus | din thane rakha | 3 din thane | thane mein din | kept thana days | kept station three days | not taken to court | court pesh nahi kiya | adalat mein pesh nahi | detained more than a day | lockup three days | beyond 24 hours | produced after two days | illegal custody beyond | not produced court | 24 ghante se zyada | 24 ghante ke andar',
    'twenty-four hour limit production before magistrate',
    'BNSS 58, CrPC 57, BNSS 57, BNSS 187',
  ],
  [
    'woman arrest night | woman arrest after sunset | lady police arrest | female arrest | mahila raat giraftar | woman arrested male police | woman police | suraj dhalne | wife arrested night | arrested at night woman | women arrested evening | arrested 9 pm | raat mahila | mother arrested night | arresting women | lady arrest night | sunset | handcuffing | handcuffed | suryast ke baad',
    'arrest how made woman after sunset',
    'BNSS 43, CrPC 46',
  ],
  [
    'handcuff | handcuffed court | chained prisoner | hathkadi | hathkari | rope tied accused',
    'handcuffs arrest how made',
    'BNSS 43',
  ],
  [
    'medical after arrest | medical check arrest | medical examination accused | medical arrested | medical custody | giraftari medical | arrest ke baad medical | doctor examine arrested',
    'medical examination of arrested person',
    'BNSS 53, CrPC 54, BNSS 51',
  ],
  [
    'blood sample accused | police medical accused | rape accused medical',
    'medical examination at police request',
    'BNSS 51, CrPC 53',
  ],
  [
    'public caught thief | citizen arrest | common man arrest | private person arrest | log pakad kar police | people caught accused',
    'arrest by private person',
    'BNSS 40, CrPC 43',
  ],
  [
    'preventive arrest | 151 arrest | arrest prevent | shanti bhang | before offence arrest',
    'preventive arrest',
    'BNSS 170, CrPC 151',
  ],
  [
    'other state arrest | another state police | transit remand | outside jurisdiction arrest | dusre rajya giraftari',
    'arrest outside jurisdiction and transit',
    'BNSS 82-83, CrPC 80-81, CASE priya-indoria-2023',
  ],
  [
    'anticipat bail | before arrest bail | bail before arrest | fear arrest | fear of arrest | apprehend arrest | arrest se bachne | giraftari se bach | giraftari dar | giraftari pehle zamanat | peshgi zamanat | peshagi | peshgi | purv zamanat | advance bail | pre arrest | agrim | abail | interim protection arrest | no coercive | giraftari par rok | police searching arrest | police looking for him | fir lodged fear | afraid of arrest | might be arrested | likely arrested | police pakadne | giraftari rokne | police ghar aa rahi | stay on arrest | arrest stay | pre-arrest bail | fears arrest | fearing arrest | bail before being arrested | wants protection from arrest | giraftari ka dar | giraftari se bachav | arrest hone se pehle',
    'direction for grant of bail to person apprehending arrest anticipatory bail',
    'BNSS 482, CrPC 438, CASE sushila-2020, CASE sibbia-1980',
  ],
  [
    'chargesheet time | chargesheet deadline | chargesheet late | chargesheet not filed | chargesheet 60 | chargesheet 90 | challan not presented | challan pesh nahi | challan late | 90 days | 60 days jail | police not file chargesheet | statutory bail | default bail | compulsory bail | indefeasible | technical bail | chargesheet nahi | 167 2 bail | 90 din | 60 din | time over chargesheet | extension chargesheet | investigation not complete bail | charge sheet nahi aayi | din ho gaye charge | days over no chargesheet | 90 din ho gaye | no charge sheet 90 | police did not file charge | chargesheet nahi daali | chargesheet delay | no challan | 60 days passed | 90 days passed | no chargesheet filed | chargesheet not submitted | failed to file chargesheet | investigation incomplete | custody extended | chargesheet time limit | chargesheet kitne din | challan kitne din | remand period',
    'default bail sixty ninety days',
    'BNSS 187, BNSS 187(3), CrPC 167, CASE bikramjit-2020, CASE uday-acharya-2001',
  ],
  [
    'police remand | police custody days | remand days | remand kitne | remand limit | judicial custody | 14 days custody | custody extend | remand oppose | pcr | remand badh | remand 15 | custody remand | nyayik hirasat',
    'remand police custody fifteen days',
    'BNSS 187, CrPC 167, BNSS 187(2), CASE kulkarni-1992',
  ],
  [
    'half punishment jail | half sentence jail | half term jail | half sentence served | long jail undertrial | under trial years | years jail no verdict | jail trial not finished | undertrial release | trial not complete years | aadhi saza kat | aadhi saza | saalon se jail | faisla nahi jail | undertrial half | one half maximum | half maximum punishment | in jail years | jail two years | years jail not started | case not started jail | trial not started | not even started | saal se andar | saal se jail | trial shuru nahi | long time jail | jail without trial | languishing | how long jail without trial | aadhi se zyada saza | still in jail years | half the sentence | served half | half of maximum | undertrial years | languishing in jail | trial delay jail | jail since years | kaidi saalon | vicharadheen',
    'maximum period undertrial prisoner one-half',
    'BNSS 479, CrPC 436A, BNSS 479(1)',
  ],
  [
    'one third sentence | first offender third | first time offender jail | ek tihai | never convicted before undertrial',
    'undertrial one-third first-time offender',
    'BNSS 479, BNSS 479(1) first proviso, CASE inhuman-2024',
  ],
  [
    'jail superintendent report undertrial | jailer apply bail',
    'duty of jail superintendent',
    'BNSS 479(3), BNSS 479',
  ],
  [
    'sick bail | ill bail | medical bail | bail medical | cancer bail | prisoner sick bail | hospital bail | bail illness | bimar zamanat | bimari zamanat | ilaj zamanat | woman bail | pregnant bail | mother bail child | lady accused bail | infirm bail | old age bail | mahila zamanat | garbhvati zamanat | bachcha chhota zamanat | female accused non bailable | handicapped bail | operation bail | breastfeeding | breast feeding mother | nursing mother | heart patient | heart patient jail | treatment outside jail | jail treatment | patient jail | dialysis | aids patient | pregnant prisoner | mother small child jail | blind accused | mental illness bail | elderly accused bail | 70 years accused bail | garbhvati mahila | mahila ki zamanat | bimar kaidi | jail mein bimar | beemar jail | garbhwati',
    'child woman sick or infirm bail',
    'BNSS 480, BNSS 480(1) first proviso, CrPC 437',
  ],
  [
    'temporary bail | short bail | interim bail | bail marriage | bail wedding | bail funeral | bail last rites | bail exam | few days bail | antarim | shadi ke liye zamanat | antim sanskar | some days release | bail festival | emergency bail | bail daughter wedding | bail sister wedding | bail for wedding | bail mother death | bail son admission | beti ki shadi zamanat | behen ki shadi zamanat | bail brother marriage',
    'interim bail',
    'BNSS 480, BNSS 483, BNSS 482, CrPC 439, CASE kejriwal-2024',
  ],
  [
    'parole | furlough | leave jail | jail se chhutti | temporary release convict | paerol | parole to convict | parole application | furlough rules | sentence remission',
    'remission suspension by government parole',
    'BNSS 473, CrPC 432',
  ],
  [
    'premature release | early release | life convict release | remission | 14 years life | convict release early | samay purv rihai | umrakaid rihai | umr qaid rihai | life sentence release',
    'remission minimum fourteen years in life cases',
    'BNSS 473, BNSS 475, CrPC 432, CrPC 433A',
  ],
  [
    'bail reject high court | reject sessions high court | bail high court | bail rejected | bail reject next | after rejection | lower court rejected | zamanat kharij | zamanat khaarij high court | sessions bail | district court bail | regular bail | high court zamanat | sessions court zamanat | bail higher court | murder bail | bail in murder | highcourt zamanat | high court se zamanat | highcourt bail | sessions rejected | third bail | bail in 302 | bail in 376 | sessions judge bail | hc bail | bail from high court | bail from sessions | bail rejected by magistrate | approach sessions | approach high court | sessions court se | high court mein jamanat',
    'special powers of high court or court of session regarding bail',
    'BNSS 483, CrPC 439, BNSS 483(1)',
  ],
  [
    'bail magistrate | magistrate bail | non bailable bail | bail jmfc | lower court bail | bail non bailable | gairzamanati | ghair zamanati',
    'when bail may be taken in non-bailable offence',
    'BNSS 480, CrPC 437, BNSS 480(1)',
  ],
  [
    'bailable offence | bail right | bail thana | police station bail | thane se zamanat | thana bail | bail as right | jamanati apradh | zamanatiy | bail given by police',
    'in what cases bail to be taken bailable',
    'BNSS 478, CrPC 436',
  ],
  [
    'cancel bail | bail cancel | bail cancellation | complainant cancel bail | victim cancel bail | violate bail condition | bail condition broken | broke condition | misuse bail | zamanat radd | zamanat sharte tod | shart tod | bail condition violate | threaten witness bail cancel | recall bail | nirast | bail be cancelled | cancelling bail | revoke | misused bail | bail misuse | tampered evidence on bail | threatened witness on bail | zamanat ka durupyog | zamanat cancel | bail radd',
    'cancellation of bail',
    'BNSS 483(3), BNSS 480(5), CrPC 439(2), CASE dolat-ram-1994, BNSS 483',
  ],
  [
    'set aside bail | bail order perverse | challenge bail order | bail wrongly granted | bail appeal complainant',
    'cancellation setting aside bail order',
    'CASE mahipal-2019, CASE deepak-yadav-2022, CASE prasanta-2010, BNSS 483(3)',
  ],
  [
    'bail condition | condition bail | report police weekly | passport surrender bail | surrender passport | condition impose | sharten zamanat | zamanat sharten | not leave city | strict condition | cannot leave country condition | bail conditions imposed | conditions of bail | zamanat ki shart',
    'mandatory conditions of bail',
    'BNSS 480(3), CrPC 437(3), CASE sumit-mehta-2013',
  ],
  [
    'surety need | surety document | zamanatdar kaun | zamanati kaun | jamanati | zamin | surety papers | surety verification | surety solvency | surety affidavit | local surety | zamanat patra | two local | local guarantors | local guarantor | two guarantor | guarantor | do zamanatdar | jamaanatdar | guarantors other state | outstation surety',
    'bond and sureties declaration',
    'BNSS 485, BNSS 486, CrPC 441, CrPC 441A',
  ],
  [
    'surety withdraw | surety remove | surety discharge | surety leave | surety refuse continue | zamanat wapas | zamanatdar hat | zamanatdar wapas | guarantor papers back | guarantor withdraw | guarantor wants back | surety papers return | surety wants back | zamanatdar kagaz wapas | zamanat wapas leni | not want be surety | discharge surety | stop being surety | remove my name surety',
    'discharge of sureties',
    'BNSS 489, CrPC 444',
  ],
  [
    'surety died | surety dead | surety insolvent | zamanatdar mar',
    'insolvency or death of surety',
    'BNSS 493, CrPC 447',
  ],
  [
    'cash instead surety | cash deposit surety | deposit cash bail | cash bail | money instead surety | nagad zamanat | fd surety',
    'deposit in lieu of bond',
    'BNSS 490, CrPC 445',
  ],
  ['fresh surety | insufficient surety', 'insufficient sureties', 'BNSS 488, CrPC 443'],
  [
    'bond forfeit | surety penalty | surety notice pay | surety pay amount | forfeiture | muchalka zabt | zamanat zabt | surety money recover | jabt | forfeited bond | surety amount forfeited | penalty on surety | bond zabt',
    'forfeiture of bond',
    'BNSS 491, CrPC 446',
  ],
  ['bond cancel absent', 'cancellation of bond', 'BNSS 492, CrPC 446A'],
  [
    'personal bond | no surety | cannot surety | cannot arrange surety | poor prisoner | poor bail | no money surety | garib zamanat | surety nahi | own bond | niji muchalka | pr bond | bail granted still jail | zamanat mil gayi jail | zamanat mil gayi jamanti nahi | bail granted no surety | jamanti nahi mil | guarantor not found | local surety not available | no one to stand surety | labourer surety | guarantors from other state',
    'personal bond indigent no surety',
    'BNSS 478, CASE moti-ram-1978, CASE policy-bail-2023, CASE hussainara-1979',
  ],
  [
    'bond amount high | bail amount high | reduce bail amount | surety amount high | excessive | reduce surety | amount too much bail | zamanat rakam | rakam zyada | bail ten lakh | bail amount labourer | fixed bail lakh | bail too costly | cannot pay bail amount | bail lakh poor | rashi kam | zamanat rashi kam | heavy bond | bond too high | high bail',
    'amount of bond excessive',
    'BNSS 484, CrPC 440, CASE moti-ram-1978',
  ],
  [
    'release after bail | bail order release | jail not release | release order | released from custody | rihai aadesh | bail order sent jail | parwana',
    'discharge from custody',
    'BNSS 487, CrPC 442, CASE policy-bail-2023',
  ],
  ['bond child | minor bond', 'bond from child', 'BNSS 494, CrPC 448'],
  ['appear after acquittal | acquittal bond', 'bond for appellate appearance', 'BNSS 481, CrPC 437A'],
  [
    'trial 60 days magistrate | magistrate trial 60 | sixty days evidence',
    'sixty-day trial rule',
    'BNSS 480(6), CrPC 437(6), BNSS 480',
  ],
  [
    'victim heard | victim oppose bail | victim right bail | informant heard | complainant heard bail | complainant oppose bail | pidit ko sunna | pidita virodh zamanat | notice to victim bail',
    'informant to be heard',
    'BNSS 483(2), CASE jagjeet-2022, BNSS 483',
  ],
];
