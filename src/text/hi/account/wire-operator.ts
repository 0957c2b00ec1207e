/** Messages of the calls of an operator. A part of `wire.ts`. */
export const OPERATOR = {
  'An operator needs a second factor. Set it up in Settings, Security, then log in again.':
    'संचालक को दूसरा चरण चाहिए। उसे सेटिंग, सुरक्षा में बनाएँ, फिर लॉग इन करें।',
  'An operator does not reset the own second factor. Ask another operator.':
    'संचालक अपना दूसरा चरण नहीं हटाता। किसी दूसरे संचालक से कहें।',
  'Choose the file of the judges.': 'न्यायाधीशों की फ़ाइल चुनें।',
  'Write the email of a person or the id of a record.': 'किसी व्यक्ति का ईमेल या अभिलेख की पहचान लिखें।',
  'Write a name or an email.': 'नाम या ईमेल लिखें।',
  'Write the reason.': 'कारण लिखें।',
  'Shorten the reason to 500 characters.': 'कारण 500 अक्षरों तक छोटा करें।',
  'Choose a last day that is not before the first one.': 'आख़िरी दिन पहले दिन के बाद का या वही चुनें।',
  'No account has this email. A closed account is found by its id.':
    'इस ईमेल का कोई खाता नहीं है। बंद खाता उसकी पहचान से मिलता है।',
  'Choose a day after today.': 'आज के बाद का दिन चुनें।',
  'The judge does not sit in this court now. Choose one of their courts.':
    'न्यायाधीश अभी इस न्यायालय में नहीं हैं। उनके न्यायालयों में से एक चुनें।',
  'Choose another court than the present one.': 'वर्तमान न्यायालय से अलग न्यायालय चुनें।',
  'The judge sits in this court already. End the other seat instead.':
    'न्यायाधीश इस न्यायालय में पहले से हैं। दूसरा पद समाप्त करें।',
  'A move from this court is planned already. Cancel it first.':
    'इस न्यायालय से स्थानांतरण पहले से तय है। पहले उसे रद्द करें।',
  'The file is not UTF-8. Save it as "CSV UTF-8".': 'फ़ाइल UTF-8 में नहीं है। उसे "CSV UTF-8" के रूप में सहेजें।',
  'The file is larger than 256 kB. Split it.': 'फ़ाइल 256 kB से बड़ी है। उसे बाँटें।',
  'The file has no judge under its first row.': 'फ़ाइल की पहली पंक्ति के नीचे कोई न्यायाधीश नहीं है।',
  'The file has more than {0} rows. Split it.': 'फ़ाइल में {0} से अधिक पंक्तियाँ हैं। उसे बाँटें।',
  'The first row must name these columns: {0}.': 'पहली पंक्ति में ये स्तंभ हों: {0}।',
  'Write the e-mail of the account.': 'खाते का ईमेल लिखें।',
  'Write at least one court.': 'कम से कम एक न्यायालय लिखें।',
  'Give one line of text.': 'एक पंक्ति लिखें।',
  'Give the name and the designation as one line of text.': 'नाम और पदनाम एक पंक्ति में लिखें।',
  '{0} is no court. Write {1}, each with :<place> if it has one.':
    '{0} कोई न्यायालय नहीं है। {1} लिखें, और स्थान हो तो :<place> जोड़ें।',
  '{0} is in row {1} too. Write one row with all courts.': '{0} पंक्ति {1} में भी है। सब न्यायालयों की एक पंक्ति लिखें।',
  'No account has the email {0}. The judge registers first.':
    '{0} ईमेल का कोई खाता नहीं है। न्यायाधीश पहले पंजीकरण करें।',
  '{0} is registered as a {1}, not as a judge.': '{0} न्यायाधीश के रूप में पंजीकृत नहीं है ({1})।',
  '{0} is not confirmed. The judge opens the link that Settings, Profile sends, or you run confirm-email.':
    '{0} की पुष्टि नहीं हुई। न्यायाधीश सेटिंग, प्रोफ़ाइल से भेजा गया लिंक खोलें, या confirm-email चलाएँ।',
  'Issue the name and the designation of the judge too: --name <name> --designation <text>.':
    'न्यायाधीश का नाम और पदनाम भी दें।',
} as const;
