/** Drugs and arms, as they are told. What the columns are: `meaning.ts`. */
import type { MeaningRow } from './meaning.ts';

export const DRUGS_AND_ARMS: readonly MeaningRow[] = [
  [
    'ganja plant | cultivate ganja | ganja cultivat | ganja kheti | ganja grow | ganja paudha | cannabis plant',
    'cultivation of cannabis plant',
    'NDPS 20(a)(i), NDPS 20(b)(ii)(A)',
  ],
  [
    'ganja kg | ganja truck | ganja quintal | ganja car | ganja large | ganja transport | ganja commercial | 20 kg ganja | charas kilo | ganja taskari | ganja bulk | kilo ganja | ganja kilo | 25 kilo ganja | quintal ganja | charas kg | ganja smuggling | huge ganja | large quantity ganja | truckload ganja | ganja commercial quantity',
    'cannabis commercial quantity',
    'NDPS 20(b)(ii)(C), NDPS 20(b)(ii)(B), NDPS 29',
  ],
  [
    'ganja gram | ganja small | charas gram | small ganja | ganja packet | ganja pudiya | weed grams | weed hostel | joint | joints | pot smoking | ganja pudi | caught with ganja | possession ganja | ganja small quantity | marijuana possession | charas possession | ganja ke sath | charas ke sath',
    'cannabis small quantity',
    'NDPS 20(b)(ii)(A), NDPS 20(b)(ii)(B)',
  ],
  [
    'ganja intermediate | ganja 5 kg | charas intermediate | ganja lesser than commercial',
    'cannabis intermediate quantity',
    'NDPS 20(b)(ii)(B)',
  ],
  [
    'consume ganja | consumption ganja | smoke ganja | smoking weed | consume drug | consumption drug | ganja peena | drug user | addict | cocaine consume | nasha seven | chilam | rave party',
    'consumption of narcotic drug',
    'NDPS 27(b), NDPS 27(a)',
  ],
  [
    'smack gram | heroin gram | smack pudiya | heroin packet | brown sugar | heroin recovered | smack baramad | chitta recovered | cocaine recovered | heroin kilo | smack bech | pudiya | smack peena | caught with heroin | possession heroin | smack ke sath | cocaine possession | heroin small',
    'manufactured drugs and preparations',
    'NDPS 21(a), NDPS 21(b), NDPS 21(c)',
  ],
  [
    'mdma pills | tramadol tablets | nasha tablet | nasha injection | capsules nasha | codeine | alprazolam | mephedrone | md drug | ecstasy | syringes | syringe | tablets sold | tablets school | intoxicant tablets | injection nasha | nashe ke injection | capsules | pills party | cough syrup | mdma possession | caught with mdma | synthetic drug | party drug | lsd blots',
    'psychotropic substances',
    'NDPS 22(a), NDPS 22(b), NDPS 22(c)',
  ],
  [
    'poppy husk | poppy straw | doda | doda post | chura post | bhukki | poppy husk truck | doda truck',
    'poppy straw',
    'NDPS 15(c), NDPS 15(b), NDPS 15(a)',
  ],
  [
    'opium cultivat | opium kheti | afeem kheti | opium poppy cultivat',
    'opium poppy cultivation',
    'NDPS 18(c), NDPS 18(b), NDPS 18(a)',
  ],
  [
    'opium recovered | afeem mili | opium kilo | opium smuggl | opium possession | caught with opium | afeem ke sath',
    'opium',
    'NDPS 18(b), NDPS 18(a), NDPS 18(c)',
  ],
  ['drug financ | fund drug | illicit traffic financ', 'financing illicit traffic', 'NDPS 27A, NDPS 29'],
  [
    'drug conspir | ndps conspir | co accused statement ndps',
    'abetment and criminal conspiracy drugs',
    'NDPS 29, CASE tofan-2020',
  ],
  ['house used drug | premises drug | vehicle used drug', 'allowing premises to be used', 'NDPS 25, NDPS 29'],
  [
    'import drug | export drug | drug airport | drug smuggl border',
    'import export drugs',
    'NDPS 23(c), NDPS 23(b), NDPS 23(a)',
  ],
  [
    'commercial quantity bail | ndps bail | ndps 37 | drug bail | rigours section 37',
    'ndps bail commercial quantity',
    'NDPS 20(b)(ii)(C), NDPS 21(c), CASE mohd-muslim-2023, CASE navaz-khan-2021',
  ],
  [
    'gun without licence | illegal gun | cartridge without licence | live cartridge | gun found | gun recovered | country made | unlicensed gun | katta mila | katta baramad | tamancha | revolver seized | illegal pistol | avaidh pistol | avaidh katta | avaidh bandook | bina licence gun | firearm | illegal weapon | hathiyar baramad | deshi katta | kartus | goliyan mili | gun waistband | arms recovered | possession of arms | tamancha ghoom | gun in car | pistol in car | pistol in bag | revolver bag | gun pocket | gun school | katta ghoom | hathiyar lekar | pistol lehra | brandish gun | waving gun | reel with gun | gun photo instagram | caught with pistol | caught with katta | carrying pistol | carrying revolver | carrying gun | possession of pistol | unlicensed revolver | illegal firearm | illegal arms | illegal revolver | bina licence pistol | bina licence hathiyar | bina license ka hathiyar | avaidh hathiyar | avaidh tamancha',
    'possessing or carrying firearm ammunition without licence',
    'ARMS 25(1B)(a), ARMS 25(1)(a), ARMS 27(1)',
  ],
  [
    'gun factory | manufactur gun | making guns | arms factory | sell guns | arms dealer | hathiyar factory | hathiyar taskari | katta banana | arms smuggl | arms supply | supply arms | gun supplier | selling pistols | hathiyar bech',
    'manufacture sale of arms',
    'ARMS 25(1)(a), ARMS 25(1AA), ARMS 25(6)',
  ],
  ['use gun | fired gun | using arms | gun used crime', 'using arms', 'ARMS 27(1), ARMS 25(1B)(a)'],
  [
    'prohibited arms | ak 47 | automatic weapon | prohibited bore',
    'prohibited arms',
    'ARMS 25(1A), ARMS 27(2), ARMS 25(1AA)',
  ],
  [
    'marriage firing | wedding firing | celebration firing | celebratory gunfire | barat firing | shadi firing | harsh firing | birthday firing | shadi goli | hawai firing | hawai fire | firing shadi | aerial firing | dj firing',
    'celebratory gunfire',
    'ARMS 25(9), BNS 125',
  ],
  [
    'knife found | button knife | sword possess | chaku baramad | sword recovered | talwar lekar ghoom | sharp weapon possession | carrying knife | carrying sword | knife possession public | talwar lehrana',
    'arms of other kinds notified area',
    'ARMS 25(1B)(b), ARMS 25(1B)(a)',
  ],
  [
    'licence expired gun | arms licence condition | licence violat gun',
    'breach of licence condition',
    'ARMS 30, ARMS 25(1B)(a)',
  ],
];
