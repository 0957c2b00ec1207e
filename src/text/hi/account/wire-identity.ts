/** Messages about the second factor, the confirmed e-mail and the issued identity. */
export const IDENTITY: Readonly<Record<string, string>> = {
  'A judge needs a second factor. Set it up in Settings, Security, or log in again with it.':
    'न्यायाधीश को दूसरा प्रमाण चाहिए। उसे सेटिंग में सुरक्षा के नीचे बनाएँ, या उसके साथ फिर लॉग इन करें।',
  'Enter the code of your authenticator app, or a recovery code.': 'अपने प्रमाणक ऐप का कोड, या रिकवरी कोड लिखें।',
  'This code is wrong, or was used before. Wait for the next code, or use a recovery code.':
    'यह कोड गलत है, या पहले काम में लिया जा चुका है। अगले कोड की प्रतीक्षा करें, या रिकवरी कोड लिखें।',
  'This account logs in with a passkey. Use it, or enter a recovery code.':
    'यह खाता पासकी से खुलता है। पासकी काम में लें, या रिकवरी कोड लिखें।',
  'The server cannot check codes of your app: its key is missing. Use a recovery code, and tell the operator.':
    'सर्वर आपके ऐप के कोड नहीं जाँच सकता: उसकी कुंजी नहीं मिली। रिकवरी कोड काम में लें, और संचालक को बताएँ।',
  'Confirm that it is you, then do this again.': 'पुष्टि करें कि यह आप ही हैं, फिर इसे दोबारा करें।',
  'This passkey is not one of this account, or it took too long. Try again, or use your password.':
    'यह पासकी इस खाते की नहीं है, या समय बीत गया। फिर कोशिश करें, या पासवर्ड काम में लें।',
  'This account has no password. Use your passkey, or log out and log in with your provider, then do this again.':
    'इस खाते में पासवर्ड नहीं है। पासकी काम में लें, या लॉग आउट करके अपने प्रदाता से लॉग इन करें, फिर इसे दोबारा करें।',
  'Log in again with your second factor, then change it here.':
    'अपने दूसरे प्रमाण के साथ फिर लॉग इन करें, फिर उसे यहाँ बदलें।',
  'It takes no second factor: register your own account to try one.':
    'इसमें दूसरा प्रमाण नहीं जुड़ता: आज़माने के लिए अपना खाता बनाएँ।',
  'Log in with your password: it opens the unsent work on this device. Nothing was changed.':
    'अपने पासवर्ड से लॉग इन करें: इस डिवाइस का बिना भेजा काम उसी से खुलता है। कुछ नहीं बदला गया।',
  'This is not your password. Nothing was changed.': 'यह आपका पासवर्ड नहीं है। कुछ नहीं बदला गया।',
  'An authenticator app is set up already. Remove it first.': 'एक प्रमाणक ऐप पहले से जुड़ा है। पहले उसे हटाएँ।',
  'This code is wrong. Check the time of the device with the app, and enter the next code.':
    'यह कोड गलत है। ऐप वाले डिवाइस का समय जाँचें और अगला कोड लिखें।',
  'A judge keeps one second factor. Add a passkey first, then remove this one.':
    'न्यायाधीश के पास एक दूसरा प्रमाण रहना चाहिए। पहले पासकी जोड़ें, फिर इसे हटाएँ।',
  'A judge keeps one second factor. Add another passkey first, then remove this one.':
    'न्यायाधीश के पास एक दूसरा प्रमाण रहना चाहिए। पहले दूसरी पासकी जोड़ें, फिर इसे हटाएँ।',
  'Recovery codes replace a second factor. Set one up first.':
    'रिकवरी कोड दूसरे प्रमाण की जगह लेते हैं। पहले दूसरा प्रमाण बनाएँ।',
  'Enter the six digits of the app.': 'ऐप के छह अंक लिखें।',
  'This server cannot send a link: its public address is not set. Ask the operator to confirm your email.':
    'यह सर्वर लिंक नहीं भेज सकता: उसका सार्वजनिक पता तय नहीं है। संचालक से ईमेल की पुष्टि करने को कहें।',
  'This link is not one of ours, or is very old. Send a new one.':
    'यह लिंक हमारा नहीं है, या बहुत पुराना है। नया लिंक भेजें।',
  'This link was used before. Log in: your email is confirmed already.':
    'यह लिंक पहले काम में लिया जा चुका है। लॉग इन करें: आपके ईमेल की पुष्टि हो चुकी है।',
  'This link is older than two days. Log in and send a new one.':
    'यह लिंक दो दिन से पुराना है। लॉग इन करके नया लिंक भेजें।',
  'The operator issued your name, designation and court. Ask the operator to change them.':
    'आपका नाम, पदनाम और न्यायालय संचालक ने दर्ज किया है। बदलने के लिए संचालक से कहें।',
};
