import type { ImpossibleFact } from '#domain/application/impossible-facts.ts';
import type { impossibleSentence as English } from '#text/en/law/impossible.ts';
import { lawSentence } from '#text/law-sentence.ts';
import type { Translated } from '#text/translated.ts';
import { errors } from './law-errors.ts';

const SENTENCES: Readonly<Record<ImpossibleFact['code'], string>> = {
  ...errors,
  'not-arrested-but-in-custody': 'लिखा है कि व्यक्ति गिरफ्तार नहीं है। यह खाना खाली करें, या अभिरक्षा बदलें।',
  'offence-after-fir': 'FIR अपराध ({about}) से पहले की नहीं हो सकती। दोनों में से एक तारीख ठीक करें।',
  'arrest-before-offence': 'गिरफ्तारी ({about}) अपराध से पहले नहीं हो सकती। दोनों में से एक तारीख ठीक करें।',
  'charge-sheet-before-fir': 'आरोप-पत्र ({about}) FIR से पहले का नहीं हो सकता। दोनों में से एक तारीख ठीक करें।',
  'judgment-before-fir': 'निर्णय ({about}) FIR से पहले का नहीं हो सकता। दोनों में से एक तारीख ठीक करें।',
  'code-of-another-day':
    'उस दिन की घटना पर {about} लागू नहीं: 01-07-2024 से BNS लागू है, उससे पहले IPC। धारा या अपराध की तारीख ठीक करें।',
  'born-after-the-offence': 'जन्म तारीख ({about}) अपराध के बाद की नहीं हो सकती। दोनों में से एक तारीख ठीक करें।',
  'age-of-another-birth': 'जन्म तारीख से उम्र {about} होती है, लिखी उम्र नहीं। जन्म तारीख या उम्र ठीक करें।',
  'age-at-act-of-another-birth': 'जन्म तारीख से अपराध के दिन की उम्र {about} होती है। जन्म तारीख या वह उम्र ठीक करें।',
  'limb-not-charged': '{about} इस मामले की किसी धारा का भाग नहीं है। दूसरा उत्तर चुनें, या धाराएँ ठीक करें।',
  'anticipatory-before-magistrate':
    'अग्रिम जमानत सत्र न्यायालय या उच्च न्यायालय में होती है, मजिस्ट्रेट के यहाँ नहीं। न्यायालय या राहत बदलें।',
  'appeal-outside-high-court': '{about} की अपील केवल उच्च न्यायालय में होती है। न्यायालय या राहत बदलें।',
  'same-applicant-twice': '{about} का नाम दो बार लिखा है। एक प्रविष्टि हटाएँ, या दोनों के पिता का नाम या आयु लिखें।',
  'child-with-adults':
    'बालक किसी वयस्क के साथ आवेदन नहीं कर सकता (किशोर न्याय अधिनियम, धारा 23)। {about} को हटाएँ और अलग आवेदन करें।',
  'custody-differs':
    '{about} की अभिरक्षा बाकी आवेदकों जैसी नहीं है। नियमित और अग्रिम जमानत एक आवेदन में नहीं माँगी जा सकतीं: {about} का अलग आवेदन करें।',
  'relief-of-one-person':
    'यह राहत हर व्यक्ति की अपनी अभिरक्षा या दंड पर निर्भर है। {about} को हटाएँ और अलग आवेदन करें।',
  'several-firs':
    'FIR {about} में अलग आवेदन करें, और उसे यहाँ से हटाएँ। एक आवेदन में कई FIR केवल अग्रिम या ट्रांज़िट जमानत में आ सकती हैं, यदि न्यायालय की परिपाटी अनुमति दे।',
  'same-fir-twice': 'FIR {about} दो बार लिखी है। एक प्रविष्टि हटाएँ।',
  'too-many-firs':
    'इतने आवेदकों के साथ एक आवेदन में अधिक से अधिक {about} FIR आती हैं। कुछ FIR हटाएँ, या कुछ आवेदकों का अलग आवेदन करें।',
  'special-court-of-fir':
    'FIR नं. {about}, थाना {station}: {act} अधिनियम का अपराध विशेष न्यायालय सुनता है। इसके लिए अलग आवेदन करें।',
  'bar-in-fir':
    'FIR नं. {about}, थाना {station}: इसके एक अपराध में {act} जमानत पर रोक या शर्त लगाती है। इसके लिए अलग आवेदन करें।',
  'other-court-of-fir':
    'FIR नं. {about}, थाना {station}: उस समय आवेदक बालक था, इसलिए इसे दूसरा न्यायालय सुनता है। इसके लिए अलग आवेदन करें।',
  'co-applicant-dates':
    '{about} की अभिरक्षा की तारीखें आपस में, आज से या अपराध की तारीख से मेल नहीं खातीं। ये तारीखें ठीक करें।',
};

export const impossibleSentence: Translated<typeof English> = ({ code, about, station, act }) =>
  lawSentence(SENTENCES[code], { about, station, act });
