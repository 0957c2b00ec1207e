/** Passkey messages of the contract and the server. */
export const PASSKEYS: Readonly<Record<string, string>> = {
  'No passkeys work at this address. Use your password.': 'इस पते पर पासकी नहीं चलतीं। पासवर्ड काम में लें।',
  'It takes no passkey: register your own account to try one.':
    'इसमें पासकी नहीं जुड़ती: आज़माने के लिए अपना खाता बनाएँ।',
  'This is not your password. No passkey was added.': 'यह आपका पासवर्ड नहीं है। पासकी नहीं जोड़ी गई।',
  'This took too long, or the passkey could not be checked. Add it once more.':
    'इसमें बहुत देर हो गई, या पासकी जाँची नहीं जा सकी। उसे फिर जोड़ें।',
  'This passkey was added before.': 'यह पासकी पहले ही जोड़ी जा चुकी है।',
  'There are {0} passkeys already. Remove one first.': 'पहले से {0} पासकी हैं। पहले एक हटाएँ।',
  'This passkey opens no account here, or it took too long. Try again, or log in with your password.':
    'यह पासकी यहाँ कोई खाता नहीं खोलती, या इसमें बहुत देर हो गई। फिर कोशिश करें, या पासवर्ड से लॉग इन करें।',
  'Give the passkey a name, such as the device it is on.': 'पासकी को नाम दें, जैसे वह जिस डिवाइस पर है।',
  'The browser gave no answer that can be read. Try again.': 'ब्राउज़र का जवाब पढ़ा नहीं जा सका। फिर कोशिश करें।',
};
