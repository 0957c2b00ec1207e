/** Messages of the contract and the server. The key is the English sentence; a test checks that none is missing. */
import type { wire as English } from '#text/en/account/wire.ts';
import { messageTranslator } from '#text/message-translator.ts';
import { IDENTITY } from './wire-identity.ts';
import { OPERATOR } from './wire-operator.ts';
import { ORDERS } from './wire-orders.ts';
import { PASSKEYS } from './wire-passkeys.ts';
import { PROGRAMS } from './wire-programs.ts';
import type { Translated } from '#text/translated.ts';
import { FAULTS } from './wire-faults.ts';
import { LIMITS } from './wire-limits.ts';

/** Reasons for a rejected request. */
const PROBLEMS = {
  'Enter whole days, such as 14.': 'पूरे दिन लिखें, जैसे 14।',
  'Correct the marked fields and send again.': 'चिह्नित खाने ठीक करके फिर भेजें।',
  'Correct the marked fields and send again. {0}: {1}': 'चिह्नित खाने ठीक करके फिर भेजें। {0}: {1}',
  'Log in to continue.': 'आगे बढ़ने के लिए लॉग इन करें।',
  'Invalid credentials. Please check your email and password.': 'ईमेल या पासवर्ड सही नहीं है। दोनों जाँच लें।',
  'This device was logged out. Log in again to continue.':
    'यह डिवाइस लॉग आउट कर दिया गया है। आगे बढ़ने के लिए फिर लॉग इन करें।',
  'You do not have permission to do this.': 'आपको यह करने की अनुमति नहीं है।',
  'This page is out of date. Reload it and try again.':
    'यह पेज पुराना हो गया है। इसे फिर खोलें और दोबारा कोशिश करें।',
  'Your judge account is not verified yet. Ask the operator to verify it.':
    'न्यायाधीश के रूप में आपका खाता अभी सत्यापित नहीं है। संचालक से सत्यापित करने को कहें।',
  'Not found, or you do not have access to it.': 'नहीं मिला, या आपको इसे देखने की अनुमति नहीं है।',
  'An account with this email already exists. Log in, or use another email.':
    'इस ईमेल का खाता पहले से है। लॉग इन करें, या दूसरा ईमेल दें।',
  'Choose a role. It sets what you can do.': 'भूमिका चुनें: उसी से तय होता है कि आप यहाँ क्या कर सकते हैं।',
  'An account with this email already exists. Enter its password once to link both.':
    'इस ईमेल का खाता यहाँ पहले से है। एक बार उसका पासवर्ड लिखें, फिर दोनों से खाता खुलेगा।',
  'A record with this id already exists with different content.':
    'इसी पहचान का एक और अभिलेख है जिसमें कुछ और लिखा है।',
  'This application is no longer pending, so it cannot be changed.':
    'यह आवेदन अब लंबित नहीं है, इसलिए बदला नहीं जा सकता।',
  'This request is being processed. Try again in a moment.': 'इस पर काम चल रहा है। थोड़ी देर में फिर कोशिश करें।',
  'This device was offline for long. All data will be downloaded again.':
    'यह डिवाइस लंबे समय से नहीं जुड़ा था। यह सब कुछ फिर से लाएगा।',
  'The court’s server was restored from a backup. This device keeps its records and compares them.':
    'न्यायालय का सर्वर बैकअप से बहाल हुआ है। इस डिवाइस पर जो है वह रहेगा और मिलाया जाएगा।',
  'The court’s server has another database than before. This device keeps its records and compares them.':
    'न्यायालय के सर्वर का डेटाबेस पहले वाला नहीं है। इस डिवाइस पर जो है वह रहेगा और मिलाया जाएगा।',
  'This link was revoked. Ask the sender for a new one.': 'यह लिंक बंद कर दिया गया है। भेजने वाले से नया माँगें।',
  'This link has expired. Ask the sender for a new one.': 'इस लिंक की अवधि बीत गई है। भेजने वाले से नया माँगें।',
  'Someone else changed this. Check it again before you continue.':
    'इस बीच किसी ने इसे बदल दिया है। आगे बढ़ने से पहले फिर देख लें।',
  'This is too large to send. Shorten it and try again.': 'यह भेजने के लिए बहुत बड़ा है। छोटा करके फिर कोशिश करें।',
  'Send this as JSON.': 'इसे JSON में भेजें।',
  'This key was used for another request. Send it with a new key.':
    'यह कुंजी किसी और काम में लग चुकी है। नई कुंजी के साथ भेजें।',
  'The court\u2019s server does not support this request yet. It will be sent after the server is updated.':
    'न्यायालय का सर्वर यह अनुरोध नहीं जानता: हो सकता है वह इस ऐप से पुराना हो। सर्वर के अपडेट होते ही यह भेज दिया जाएगा।',
  'The court\u2019s server is older than this app. This will be sent after the server is updated.':
    'न्यायालय का सर्वर इस ऐप से पुराना है और यह सब नहीं रख सकता। सर्वर के अपडेट होते ही यह भेज दिया जाएगा।',
  'This version of the app is too old. Update it; nothing is lost.':
    'ऐप का यह संस्करण बहुत पुराना है। इसे अपडेट करें; कुछ भी नहीं खोएगा।',
  'Too many tries. Wait a little and try again.': 'बहुत बार कोशिश हुई। थोड़ा रुककर फिर कोशिश करें।',
  'Server error. Please try again later.': 'सर्वर में गड़बड़ी है। थोड़ी देर बाद फिर कोशिश करें।',
};

/** Field errors of the contract, the same on device and server. */
const FIELDS = {
  'Open the link from the message once more.': 'संदेश का लिंक एक बार फिर खोलें।',
  'Enter a new password.': 'नया पासवर्ड लिखें।',
  'Enter your current password.': 'अपना मौजूदा पासवर्ड लिखें।',
  'Gender is required': 'लिंग बताएँ',
  'Enter an email address such as name@example.in.': 'ईमेल पता लिखें, जैसे name@example.in।',
  'Full name is required': 'पूरा नाम लिखें',
  'Age is required': 'उम्र लिखें',
  'Enter an age from 1 to 120.': '1 से 120 तक की उम्र लिखें।',
  'Address is required': 'पता लिखें',
  'Enter a phone number such as 98765 43210.': 'फ़ोन नंबर लिखें, जैसे 98765 43210।',
  'Grounds for bail are required': 'जमानत के आधार लिखें',
  'Heading is required': 'शीर्षक लिखें',
  'Text is required': 'पाठ लिखें',
  'Name the Act or the judgment.': 'अधिनियम या निर्णय का नाम लिखें।',
  'Name the section or the citation.': 'धारा या उद्धरण लिखें।',
  'Court is required': 'न्यायालय चुनें',
  'Number is required': 'संख्या लिखें',
  'Outcome is required': 'नतीजा बताएँ',
  'Name the concern.': 'बताएँ कि चिंता किस बात की है।',
  'Enter the reason for filing despite this.': 'बताएँ कि फिर भी इसे क्यों दाखिल किया जा रहा है।',
  'Sentence is required': 'सज़ा लिखें',
  'Enter the reason for omitting this part.': 'यह भाग छोड़ने का कारण लिखें।',
  'Name of the advocate is required': 'अधिवक्ता का नाम लिखें',
  'Answer low, medium or high. Unknown answers cannot be saved.':
    'कम, मध्यम या अधिक में उत्तर दें। जो मालूम नहीं, वह सहेजा नहीं जा सकता।',
  'Enter each weight as a whole number from 0 to 100.': 'हर भार 0 से 100 तक की पूर्ण संख्या में लिखें।',
  'The four weights must add up to exactly 100.': 'चारों भार का जोड़ ठीक 100 होना चाहिए।',
  'Name the Act.': 'अधिनियम का नाम लिखें।',
  'One application takes up to 10 applicants. File another for the rest.':
    'एक आवेदन में अधिकतम 10 आवेदक हो सकते हैं। बाकी के लिए दूसरा आवेदन दाखिल करें।',
  'One application takes up to 20 FIRs. File another for the rest.':
    'एक आवेदन में अधिकतम 20 FIR हो सकती हैं। बाकी के लिए दूसरा आवेदन दाखिल करें।',
  'Name the section.': 'धारा लिखें।',
  'Choose police, judicial or not arrested.': 'पुलिस, न्यायिक या गिरफ्तार नहीं, इनमें से चुनें।',
  'Choose police custody, judicial custody or interim bail.':
    'पुलिस अभिरक्षा, न्यायिक अभिरक्षा या अंतरिम जमानत चुनें।',
  'Enter the time, such as 10:30.': 'घंटे और मिनट लिखें, जैसे 10:30।',
  'Name the stage.': 'बताएँ कि मामला किस चरण में है।',
  'FIR number is required': 'FIR की संख्या लिखें',
  'Police station is required': 'थाना लिखें',
  'Select the outcome of the case.': 'बताएँ कि उस मामले का क्या हुआ।',
  'Choose a non-bailable warrant or a proclamation.': 'गैर-जमानती वारंट या उद्घोषणा चुनें।',
  'Name is required': 'नाम लिखें',
  'Select whether bail was granted, refused or is pending.': 'बताएँ कि जमानत मिली, नहीं मिली, या लंबित है।',
  'FIR/Case number is required': 'FIR या मामले की संख्या लिखें',
  'Case type is required': 'मामले का प्रकार लिखें',
  'Case number is required': 'मामले की संख्या लिखें',
  'Sections applied are required': 'लगाई गई धाराएँ लिखें',
  'Allegations description is required': 'आरोपों का विवरण लिखें',
  'Enter the date (YYYY-MM-DD), with the time (THH:mm) if known, or none.':
    'दिन (YYYY-MM-DD) लिखें, समय (THH:mm) मालूम हो तो उसके साथ, या कुछ नहीं।',
  'Title is required': 'शीर्षक लिखें',
  'Respondent is required': 'विपक्षी लिखें',
  'At most 60 charges.': 'अधिक से अधिक 60 आरोप।',
  'A CNR has 16 characters, such as MHPU040123452024.': 'CNR में 16 अक्षर होते हैं, जैसे MHPU040123452024।',
  'Enter the page as a number from 1 to 9,999.': 'पृष्ठ 1 से 9,999 तक की संख्या में लिखें।',
  'Enter the contested point.': 'बताएँ कि कौन सा कथन विवादित है।',
  'Shorten the statement to 200 characters.': 'कथन को 200 अक्षरों तक छोटा करें।',
  'Enter the stand of the other side.': 'लिखें कि दूसरा पक्ष क्या कहता है।',
  'Shorten it to 4,000 characters.': 'इसे 4,000 अक्षरों तक छोटा करें।',
  'Choose the status of the point.': 'चुनें कि इस बिंदु की क्या स्थिति है।',
  'Enter the time as HH:mm, such as 10:30.': 'समय HH:mm में लिखें, जैसे 10:30।',
  'Enter the proceedings.': 'कार्यवाही लिखें।',
  'Shorten the entry to {0} characters, or write a second one.':
    'प्रविष्टि को {0} अक्षरों तक छोटा करें, या दूसरी लिखें।',
  'Name the document.': 'दस्तावेज़ का नाम लिखें।',
  'Attach at most {0} documents to one entry.': 'एक प्रविष्टि में अधिक से अधिक {0} दस्तावेज़ जोड़ें।',
  'Use the SHA-256 of the file, in hexadecimals.': 'फ़ाइल का SHA-256 हेक्साडेसिमल में दें।',
  'Give the file a name.': 'फ़ाइल को नाम दें।',
  'Enter the name in one line, without hidden characters or slashes.':
    'नाम एक पंक्ति में लिखें, छिपे चिह्नों और तिरछी रेखा के बिना।',
  'Choose the document type.': 'बताएँ कि दस्तावेज़ क्या है।',
  'Enter a text here.': 'यहाँ पाठ लिखें।',
  'Enter a number here.': 'यहाँ संख्या लिखें।',
  'Enter a whole number here.': 'यहाँ पूर्ण संख्या लिखें।',
  'Enter true or false here.': 'यहाँ true या false लिखें।',
  'Enter a list here.': 'यहाँ सूची लिखें।',
  'Enter a group of fields here.': 'यहाँ खानों का समूह लिखें।',
  'Leave this out.': 'इसे छोड़ दें।',
  'Write the {0} in one line, without hidden signs.': 'इसे एक पंक्ति में लिखें, छिपे चिह्नों के बिना।',
  'Write a {0} here.': 'यहाँ {0} लिखें।',
  'Write {0} here.': 'यहाँ {0} लिखें।',
  'Choose one of {0}.': 'इनमें से एक चुनें: {0}।',
  'Leave out {0}.': '{0} छोड़ दें।',
  'Enter it in the form that the API describes.': 'इसे उसी रूप में लिखें जो API बताता है।',
  'Name the code and the section.': 'संहिता और धारा लिखें।',
  'Choose the error.': 'चुनें कि क्या गलत है।',
  'Give a rating from 1 to 5, or none.': '1 से 5 तक अंक दें, या कुछ नहीं।',
  'Enter an email address such as name@example.in, or leave blank.':
    'ईमेल पता लिखें, जैसे name@example.in, या खाली छोड़ दें।',
  'Choose general feedback, a feature request or an issue.': 'सामान्य राय, नई सुविधा या समस्या में से चुनें।',
  'Enter a subject of a few words.': 'कुछ शब्दों में विषय लिखें।',
  'Shorten the subject to 200 characters.': 'विषय को 200 अक्षरों तक छोटा करें।',
  'Describe it in a few words.': 'कुछ शब्दों में बताएँ।',
  'Shorten the description to {0} characters.': 'विवरण को {0} अक्षरों तक छोटा करें।',
  'Shorten the details to 4000 characters.': 'ब्योरे को 4000 अक्षरों तक छोटा करें।',
  'Time is required': 'समय लिखें',
  'Enter the length in minutes, from 5 to 480.': 'अवधि मिनटों में लिखें, 5 से 480 तक।',
  'Purpose is required': 'प्रयोजन लिखें',
  'Choose the outcome.': 'परिणाम चुनें।',
  'Select who sought the adjournment.': 'चुनें कि स्थगन किसने माँगा।',
  'Enter the note.': 'टिप्पणी लिखें।',
  'Shorten the note to {0} characters.': 'टिप्पणी को {0} अक्षरों तक छोटा करें।',
  'This draft is too long to save.': 'यह मसौदा रखने के लिए बहुत लंबा है।',
  'Enter the condition.': 'शर्त लिखें।',
  'Enter the limit in MB.': 'सीमा MB में लिखें।',
  'Enter the margin in mm.': 'हाशिया मिमी में लिखें।',
  'Enter the size of the letters in points.': 'अक्षरों का आकार पॉइंट में लिखें।',
  'Enter the line spacing.': 'पंक्तियों का अंतर लिखें।',
  'Name the court.': 'न्यायालय का नाम लिखें।',
  'Enter the number of pages.': 'पृष्ठों की संख्या लिखें।',
  'Enter whole days, such as 14.': 'पूरे दिन लिखें, जैसे 14।',
  'Enter the age in years.': 'उम्र वर्षों में लिखें।',
  'At most {0} characters.': 'अधिक से अधिक {0} अक्षर।',
  'At most {0} entries.': 'अधिक से अधिक {0} प्रविष्टियाँ।',
  'At most {0}.': 'अधिक से अधिक {0}।',
  'At least {0} characters.': 'कम से कम {0} अक्षर।',
  'At least {0} entries.': 'कम से कम {0} प्रविष्टियाँ।',
  'At least {0}.': 'कम से कम {0}।',
  'Enter a date.': 'तारीख लिखें।',
  'This date does not exist. Enter it as YYYY-MM-DD.':
    'ऐसी कोई तारीख नहीं है। दिन, महीना और साल लिखें, जैसे 12-03-2026।',
  'Enter an instant in ISO 8601, UTC.': 'समय ISO 8601, UTC में लिखें।',
  'Use a UUID.': 'UUID दें।',
  'Whole rupees only.': 'केवल पूरे रुपये लिखें।',
  'Start again from the login page.': 'लॉग इन से फिर शुरू करें।',
  'Choose a role.': 'भूमिका चुनें।',
  'Password must be at least {0} characters': 'पासवर्ड कम से कम {0} अक्षरों का हो',
  'At most 256 characters.': 'अधिक से अधिक 256 अक्षर।',
  'All fields are required': 'सभी खाने भरें',
  'Please enter both email and password': 'ईमेल और पासवर्ड दोनों लिखें',
};

/** Errors that only the server can detect. */
const SERVER = {
  'Type a question first.': 'पहले प्रश्न लिखें।',
  'A question has at most 1000 letters. Ask one thing at a time.':
    'प्रश्न में अधिक से अधिक 1000 अक्षर हो सकते हैं। एक बार में एक बात पूछें।',
  'The model is busy. The tables answer meanwhile; ask it again in a moment.':
    'मॉडल व्यस्त है। तब तक सारणियाँ उत्तर देती हैं; थोड़ी देर में उससे फिर पूछें।',
  'Choose reasons that fit the decision.': 'ऐसे कारण चुनें जो निर्णय से मेल खाते हों।',
  'Choose Standard, Expedited or Complex.': 'सामान्य, शीघ्र या जटिल चुनें।',
  'Send the file as multipart/form-data.': 'फ़ाइल multipart/form-data में भेजें।',
  'Add a file.': 'फ़ाइल जोड़ें।',
  'The file did not arrive whole. Send it again.': 'फ़ाइल पूरी नहीं पहुँची। फिर भेजें।',
  'The form is no form with one file. Send the file again.': 'फ़ॉर्म में एक फ़ाइल नहीं थी। फ़ाइल फिर भेजें।',
  'The body is nested too deeply.': 'भेजी गई सामग्री में बहुत सारी परतें हैं।',
  'The body is not JSON, or the address is not one of ours.': 'भेजी गई सामग्री JSON नहीं है, या पता हमारा नहीं है।',
  'Take the address of the next page from the Link header.': 'अगले पेज का पता Link हेडर से लें।',
  'Use 1 to 200 characters without spaces.': 'बिना खाली जगह के 1 से 200 अक्षर दें।',
  'Write the version in quotes, such as "3".': 'संस्करण उद्धरण चिह्नों में लिखें, जैसे "3"।',
  'This took too long, or was finished before. Start again from the login page.':
    'इसमें बहुत देर हो गई, या यह पहले ही पूरा हो चुका है। लॉग इन से फिर शुरू करें।',
  'This provider has not confirmed an email of yours. Confirm it there, or register here with a password.':
    'इस प्रदाता ने आपके ईमेल की पुष्टि नहीं की है। वहाँ पुष्टि करें, या यहाँ पासवर्ड से खाता बनाएँ।',
  'This is not the password of your account here. Try again, or set a new one.':
    'यह आपके यहाँ के खाते का पासवर्ड नहीं है। फिर कोशिश करें, या नया पासवर्ड बनाएँ।',
  'This push service is not known here. Add the dates to your calendar instead.':
    'यह पुश सेवा यहाँ मालूम नहीं है। इसके बदले तारीखें अपने कैलेंडर में जोड़ें।',
  'This server cannot send links: its public address is not set. Leave the email empty, make the link and copy it instead.':
    'यह सर्वर लिंक नहीं भेज सकता: इसका सार्वजनिक पता तय नहीं है। ईमेल खाली छोड़ें, लिंक बनाएँ और उसे कॉपी करें।',
  '{0} links to this application are open. End one of them, then make the next.':
    'इस आवेदन के {0} लिंक खुले हैं। पहले एक बंद करें, फिर अगला बनाएँ।',
  'Start again without since: this cursor is not one of yours.':
    'since के बिना फिर शुरू करें: यह कर्सर आपका नहीं है।',
  'The password of this account was changed meanwhile. Log in again, then close it.':
    'इस बीच इस खाते का पासवर्ड बदल गया है। फिर लॉग इन करें, तब इसे बंद करें।',
  'Enter your password once more.': 'अपना पासवर्ड एक बार फिर लिखें।',
  'This is not your password. The account stays as it is.': 'यह आपका पासवर्ड नहीं है। खाता जैसा था वैसा ही है।',
  'This password is one of the first that are guessed. Choose another, such as three words.':
    'यह पासवर्ड सबसे पहले अनुमान लगाए जाने वालों में है। दूसरा चुनें, जैसे तीन शब्द।',
  'This password is in a public list of stolen passwords. Choose another, such as three words.':
    'यह पासवर्ड चोरी हुए पासवर्डों की सार्वजनिक सूची में है। दूसरा चुनें, जैसे तीन शब्द।',
  'Rows of keys, repeats and dates are guessed first. Choose another password, such as three words.':
    'कीबोर्ड की पंक्तियाँ, दोहराव और तारीखें सबसे पहले अनुमान लगाई जाती हैं। दूसरा पासवर्ड चुनें, जैसे तीन शब्द।',
  'Choose a password that is not your name or email.': 'ऐसा पासवर्ड चुनें जो आपका नाम या ईमेल न हो।',
  'This is a sample account of the demonstration. It does not sign in here: register your own.':
    'यह डेमो का नमूना खाता है। यह यहाँ नहीं खुलता: अपना खाता बनाएँ।',
  'This is a sample account of the demonstration. {0}': 'यह डेमो का नमूना खाता है। {0}',
  'Its password is known to everybody and stays.': 'इसका पासवर्ड सबको मालूम है और वही रहेगा।',
  'It stays for whoever comes next.': 'यह अगले आने वाले के लिए रहेगा।',
  'You log in with a provider. Log out and use "Forgot password?" to set a password.':
    'आप किसी प्रदाता से लॉग इन करते हैं। पासवर्ड बनाने के लिए लॉग आउट करके "पासवर्ड भूल गए?" चुनें।',
  'This is not your current password. If you do not know it, log out and use "Forgot password?".':
    'यह आपका मौजूदा पासवर्ड नहीं है। मालूम न हो तो लॉग आउट करके "पासवर्ड भूल गए?" चुनें।',
  'This password was changed meanwhile. Log in again with the new one.':
    'इस बीच यह पासवर्ड बदल गया है। नए पासवर्ड से फिर लॉग इन करें।',
  'This server cannot send a link to a new password: its public address is not set. Ask the operator.':
    'यह सर्वर नए पासवर्ड का लिंक नहीं भेज सकता: इसका सार्वजनिक पता तय नहीं है। संचालक से कहें।',
  'This link is not one of ours. Ask for a new one.': 'यह लिंक हमारा नहीं है। नया माँगें।',
  'This link was used, or a newer password was set since. Log in with it, or ask for a new link.':
    'यह लिंक काम में लिया जा चुका है, या उसके बाद नया पासवर्ड बना है। उसी से लॉग इन करें, या नया लिंक माँगें।',
  'This link is older than 30 minutes. Ask for a new one.': 'यह लिंक 30 मिनट से पुराना है। नया माँगें।',
  'Many people are signing in. Try again in a few seconds.': 'बहुत लोग लॉग इन कर रहे हैं। कुछ सेकंड में फिर कोशिश करें।',
  'These settings are too large to keep.': 'ये सेटिंग रखने के लिए बहुत बड़ी हैं।',
  'This file is not in the current law edition. Ask GET /api/law for its files.':
    'यह फ़ाइल कानून के मौजूदा संस्करण में नहीं है। उसकी फ़ाइलें GET /api/law से पूछें।',
  'This is a demonstration for this machine alone. Open it as http://localhost or http://127.0.0.1.':
    'यह डेमो केवल इसी मशीन के लिए है। इसे http://localhost या http://127.0.0.1 से खोलें।',
};

export const wire: Translated<typeof English> = {
  said: messageTranslator({
    ...PROBLEMS,
    ...FIELDS,
    ...SERVER,
    ...IDENTITY,
    ...PASSKEYS,
    ...ORDERS,
    ...FAULTS,
    ...LIMITS,
    ...OPERATOR,
    ...PROGRAMS,
  }),
};
