/** Messages on the proof of an order, the bail of a child, and the court of an application. */
export const ORDERS: Readonly<Record<string, string>> = {
  'Only the judge who signed this order can sign it with a passkey.':
    'इस आदेश पर पासकी से केवल वही न्यायाधीश हस्ताक्षर कर सकते हैं जिन्होंने इस पर हस्ताक्षर किए।',
  'This order is signed with a passkey already.': 'इस आदेश पर पासकी से हस्ताक्षर हो चुके हैं।',
  'Your account has no passkey for this address. Add one in Settings, then sign the order.':
    'आपके खाते में इस पते की कोई पासकी नहीं है। सेटिंग्स में एक जोड़ें, फिर आदेश पर हस्ताक्षर करें।',
  'This took too long, or the passkey did not sign this order. Sign it once more.':
    'इसमें बहुत देर हो गई, या पासकी ने इस आदेश पर हस्ताक्षर नहीं किए। फिर हस्ताक्षर करें।',
  'This order has a proof, but it is no longer in its application. Ask the court for a certified copy.':
    'इस आदेश का प्रमाण है, पर वह अपने आवेदन में अब नहीं है। न्यायालय से प्रमाणित प्रति माँगें।',
  'The court is fixed at filing. Ask the court for a transfer, or withdraw the application and file again.':
    'न्यायालय दाखिल करते समय तय हो जाता है। न्यायालय से अंतरण माँगें, या आवेदन वापस लेकर फिर दाखिल करें।',
  'The application is already before this court. Choose another court.':
    'आवेदन पहले से इसी न्यायालय के सामने है। दूसरा न्यायालय चुनें।',
  'Choose a ground of section 12(1) of the Juvenile Justice Act: no other reason refuses bail to a child.':
    'किशोर न्याय अधिनियम की धारा 12(1) का कोई आधार चुनें: बालक की जमानत और किसी कारण से नामंज़ूर नहीं होती।',
  'Remove the other reasons: they do not refuse bail to a child.':
    'बाकी कारण हटाएँ: उनसे बालक की जमानत नामंज़ूर नहीं होती।',
  'Write the circumstances that support the ground.': 'वे परिस्थितियाँ लिखें जिन पर यह आधार टिका है।',
  'Remove the grounds of section 12(1) of the Juvenile Justice Act: they only refuse bail to a child.':
    'किशोर न्याय अधिनियम की धारा 12(1) के आधार हटाएँ: उनसे केवल बालक की जमानत नामंज़ूर होती है।',
  'No judge sits in this court. Choose a court of the list.':
    'इस न्यायालय में कोई न्यायाधीश नहीं बैठते। सूची में से कोई न्यायालय चुनें।',
  'Record which condition of the special Act is not met, and the facts for it.':
    'लिखें कि विशेष अधिनियम की कौन-सी शर्त पूरी नहीं है, और उसके तथ्य।',
  'Record the finding that the special Act requires before bail, or why that Act does not apply.':
    'जमानत से पहले विशेष अधिनियम जो निष्कर्ष माँगता है उसे दर्ज करें, या यह कि वह अधिनियम क्यों लागू नहीं होता।',
  'Record the finding that the law requires for this order.':
    'इस आदेश के लिए विधि जो निष्कर्ष माँगती है उसे दर्ज करें।',
  'Remove the finding on an FIR in which this order refuses bail.':
    'जिस FIR में यह आदेश जमानत अस्वीकार करता है उस पर लिखा निष्कर्ष हटाएँ।',
  'This order needs a finding for which your app may have no field. Update the app, open this order again and record the finding. Your draft is kept.':
    'इस आदेश में एक निष्कर्ष आवश्यक है, जिसका स्थान आपके ऐप में शायद नहीं है। ऐप अपडेट करें, यह आदेश फिर खोलें और निष्कर्ष दर्ज करें। आपका मसौदा सुरक्षित है।',
  'This relief is refused only on the grounds of its own section. Choose at least one of them.':
    'यह राहत केवल अपनी धारा के आधारों पर अस्वीकार होती है। उनमें से कम से कम एक चुनें।',
  'A request for other conditions is open already. Take it back to ask for something else, or wait for its order.':
    'अन्य शर्तों का एक निवेदन पहले से लंबित है। कुछ और माँगने के लिए उसे वापस लें, या उस पर आदेश की प्रतीक्षा करें।',
  'Choose for whom the order is.': 'चुनें कि आदेश किस आवेदक के लिए है।',
  'Choose applicants of this application.': 'इसी आवेदन के आवेदक चुनें।',
  'The bail of these applicants was granted by different orders. Make an order of cancellation for each of them.':
    'इन आवेदकों को अलग-अलग आदेशों से जमानत मिली थी। प्रत्येक के लिए जमानत रद्द करने का अलग आदेश करें।',
  'One order cannot decide an applicant anew and another for the first time. Choose only applicants who have the same result so far.':
    'एक ही आदेश में किसी आवेदक पर फिर से और किसी पर पहली बार निर्णय नहीं हो सकता। केवल वे आवेदक चुनें जिनका अब तक का परिणाम एक-सा है।',
  'An order with this outcome is signed for this applicant, and a signed order does not change. Choose another applicant, change the conditions of the bail, or make an order of cancellation.':
    'इस आवेदक के लिए इसी परिणाम के आदेश पर हस्ताक्षर हो चुके हैं, और हस्ताक्षरित आदेश नहीं बदलता। दूसरा आवेदक चुनें, जमानत की शर्तें बदलें, या जमानत रद्द करने का आदेश लिखें।',
  'An order decides some of the applicants, so the application cannot be withdrawn here. Ask the court to record the withdrawal of the others in an order.':
    'कुछ आवेदकों पर आदेश हो चुका है, इसलिए आवेदन यहाँ वापस नहीं हो सकता। न्यायालय से निवेदन करें कि बाकी आवेदकों की वापसी आदेश में दर्ज करे।',
  'An order decides some of the applicants, so the application can no longer be amended. File a new application for the others.':
    'कुछ आवेदकों पर आदेश हो चुका है, इसलिए आवेदन में अब संशोधन नहीं हो सकता। बाकी आवेदकों के लिए नया आवेदन दाखिल करें।',
  'An interim order stands in this application, so it cannot be withdrawn here. Ask the court to record the withdrawal in an order.':
    'इस आवेदन में अंतरिम आदेश लागू है, इसलिए आवेदन यहाँ वापस नहीं हो सकता। न्यायालय से निवेदन करें कि वापसी आदेश में दर्ज करे।',
  'An interim order stands in this application, so it can no longer be amended. State the new facts to the court at the hearing.':
    'इस आवेदन में अंतरिम आदेश लागू है, इसलिए इसमें अब संशोधन नहीं हो सकता। नए तथ्य सुनवाई में न्यायालय को बताएँ।',
  'Record whether the Public Prosecutor was heard.': 'दर्ज करें कि लोक अभियोजक को सुना गया या नहीं।',
  'Record the notice to the victim or informant.': 'पीड़ित या सूचनाकर्ता को दी गई सूचना दर्ज करें।',
  'Enter a day of the surrender up to the day of this order, of an applicant who was not arrested.':
    'आत्मसमर्पण का दिन इस आदेश के दिन तक का लिखें, और केवल उस आवेदक का जिसकी गिरफ्तारी नहीं हुई।',
  'Enter the last day of this order.': 'इस आदेश का अंतिम दिन लिखें।',
  'Enter the purpose of the interim bail.': 'अंतरिम जमानत का प्रयोजन लिखें।',
  'In a bailable offence the order may require attendance only. Remove the other conditions.':
    'जमानती अपराध में आदेश केवल उपस्थिति की शर्त रख सकता है। बाकी शर्तें हटाएँ।',
  'A first offender is released under section 479 on a bond without surety. Enter 0 sureties.':
    'पहली बार के अभियुक्त की रिहाई धारा 479 में बिना जमानतदार के बंधपत्र पर होती है। जमानतदार 0 लिखें।',
  'Choose an outcome that fits the decision.': 'निर्णय के अनुरूप परिणाम चुनें।',
  'Bail is cancelled only on the grounds of a cancellation. Choose at least one of them.':
    'जमानत केवल रद्द करने के आधारों पर रद्द होती है। उनमें से कम से कम एक चुनें।',
  'Write the fact for which the bail is cancelled.': 'वह तथ्य लिखें जिसके कारण जमानत रद्द की जा रही है।',
  'Write the change since the order in force.': 'लागू आदेश के बाद का परिवर्तन लिखें।',
  'Write the reasons for this outcome.': 'इस परिणाम के कारण लिखें।',
  'Write why bail is refused in this FIR.': 'इस FIR में जमानत अस्वीकार करने का कारण लिखें।',
  'Choose FIRs of this application, each once, and grant bail in at least one FIR. To refuse bail in all, reject the application.':
    'इस आवेदन की FIR चुनें, प्रत्येक एक बार, और कम से कम एक FIR में जमानत दें। सभी में अस्वीकार करना हो तो आवेदन नामंज़ूर करें।',
  'In an FIR of several, bail is refused on the grounds of this relief alone, without a bar or a special Act.':
    'कई FIR में से किसी एक में जमानत केवल इस राहत के आधारों पर अस्वीकार होती है, किसी रोक या विशेष अधिनियम पर नहीं।',
  'Enter the finding.': 'निष्कर्ष लिखें।',
  'Enter the reason.': 'कारण लिखें।',
  'The words of this order changed after you saw them, or the app is older than the server. Read the order and sign again.':
    'आपके देखने के बाद इस आदेश के शब्द बदले, या ऐप सर्वर से पुराना है। आदेश पढ़ें और फिर हस्ताक्षर करें।',
  'Enter the wrong words.': 'गलत शब्द लिखें।',
  'Enter the correct words.': 'सही शब्द लिखें।',
  'Shorten the words to 300 characters.': 'शब्द 300 अक्षरों तक छोटे करें।',
  'Enter why these words are wrong.': 'लिखें कि ये शब्द गलत क्यों हैं।',
  'Shorten the reason to 500 characters.': 'कारण 500 अक्षरों तक छोटा करें।',
  'These words are not in the order. Copy them from the order.': 'ये शब्द आदेश में नहीं हैं। इन्हें आदेश से कॉपी करें।',
  'These words name another FIR of the application. A correction does not move bail or its refusal to another FIR.':
    'ये शब्द आवेदन की किसी अन्य FIR का नाम हैं। शुद्धि से जमानत या उसकी अस्वीकृति किसी अन्य FIR पर नहीं जाती।',
  'Enter words that differ from the wrong ones.': 'गलत शब्दों से अलग शब्द लिखें।',
  'These words are in the operative part. The outcome, bond, dates and conditions do not change by a correction. They need a new order.':
    'ये शब्द आदेश के प्रवर्ती भाग में हैं। परिणाम, मुचलका, तारीखें और शर्तें शुद्धि से नहीं बदलतीं। उनके लिए नया आदेश चाहिए।',
  'Only the judge who signed this order can correct it. To end its effect, make a new order with its own grounds.':
    'इस आदेश को केवल वही न्यायाधीश शुद्ध कर सकते हैं जिन्होंने इस पर हस्ताक्षर किए। इसका प्रभाव समाप्त करने के लिए अपने आधारों वाला नया आदेश दें।',
  'A later order was made. Only the last order can be corrected.':
    'बाद में दूसरा आदेश हुआ। केवल अंतिम आदेश शुद्ध हो सकता है।',
  'Choose who asks for the change.': 'चुनें कि परिवर्तन कौन माँगता है।',
  'Record whether the other side was heard.': 'दर्ज करें कि दूसरे पक्ष को सुना गया या नहीं।',
  'Write the reason for the change of the conditions.': 'शर्तें बदलने का कारण लिखें।',
  'Change at least one condition, or reduce the bond. These terms are in force already.':
    'कम से कम एक शर्त बदलें, या मुचलका कम करें। ये शर्तें और मुचलका पहले से लागू हैं।',
  'This order can only reduce the bond. Enter an amount and sureties that are not above those in force.':
    'इस आदेश से मुचलका केवल कम हो सकता है। ऐसी राशि और जमानतदारों की संख्या लिखें जो लागू मुचलके से अधिक न हो।',
  'This request was taken back or decided. Read the file again, then sign.':
    'यह निवेदन वापस ले लिया गया या उस पर आदेश हो चुका है। फ़ाइल फिर पढ़ें, फिर हस्ताक्षर करें।',
  'The court has decided this request. Read its order.': 'न्यायालय इस निवेदन पर आदेश दे चुका है। आदेश पढ़ें।',
  'Enter the conditions that you ask for.': 'वे शर्तें लिखें जो आप चाहते हैं।',
  'Shorten them to 4,000 characters.': 'इन्हें 4,000 अक्षरों तक छोटा करें।',
  'No bail is in force in this application, so there are no conditions to change.':
    'इस आवेदन में कोई जमानत लागू नहीं है, इसलिए बदलने को कोई शर्त नहीं है।',
  'A later order was made. Read it, then change its conditions.':
    'बाद में दूसरा आदेश हुआ। उसे पढ़ें, फिर उसकी शर्तें बदलें।',
  'An order with this outcome is signed, and a signed order does not change. Its judge can correct a clerical error in it.':
    'इस परिणाम के आदेश पर हस्ताक्षर हो चुके हैं, और हस्ताक्षरित आदेश नहीं बदलता। उसके न्यायाधीश उसकी लिपिकीय त्रुटि शुद्ध कर सकते हैं।',
};
