/** Messages of the limits of the server: papers, files and quotas. A part of `wire.ts`. */
export const LIMITS = {
  'The server is busy with other papers and files. Try again in a few seconds.':
    'सर्वर दूसरे कागज़ों और फ़ाइलों में व्यस्त है। कुछ सेकंड में फिर कोशिश करें।',
  'The server is still working on your last papers and files. Try again in a few seconds.':
    'सर्वर अभी आपके पिछले कागज़ों और फ़ाइलों पर काम कर रहा है। कुछ सेकंड में फिर कोशिश करें।',
  'This paper takes the server too long. Open the application in the app and save the paper there.':
    'यह कागज़ बनाने में सर्वर को बहुत देर लगती है। आवेदन को ऐप में खोलें और कागज़ वहीं सहेजें।',
  'This account has sent its {0} MB of today. It can send more tomorrow, or ask the operator for a higher limit.':
    'इस खाते से आज के {0} MB भेजे जा चुके हैं। कल और भेजा जा सकेगा, या संचालक से सीमा बढ़ाने को कहें।',
  'The server has made the {0} papers of this account for today. Save the paper in the app, or try again tomorrow.':
    'सर्वर इस खाते के आज के {0} कागज़ बना चुका है। कागज़ ऐप में सहेजें, या कल फिर कोशिश करें।',
  'This account has sent its {0} e-mails of today. Make the link without an e-mail and send it yourself, or try again tomorrow.':
    'इस खाते से आज के {0} ईमेल भेजे जा चुके हैं। बिना ईमेल के लिंक बनाकर स्वयं भेजें, या कल फिर कोशिश करें।',
  'Enter a whole number from {0} to {1}.': '{0} से {1} तक की पूर्ण संख्या लिखें।',
  'The database does not answer at the moment. Try again in a few seconds.':
    'डेटाबेस अभी जवाब नहीं दे रहा। कुछ सेकंड में फिर कोशिश करें।',
  'Write the name without web and e-mail addresses.': 'नाम बिना वेब या ईमेल पते के लिखें।',
  'Your name contains a web or e-mail address, so it is not sent in e-mails. Correct it in Settings, or leave the email empty, make the link and copy it instead.':
    'आपके नाम में वेब या ईमेल पता है, इसलिए वह ईमेल में नहीं भेजा जाता। उसे सेटिंग में ठीक करें, या ईमेल खाली छोड़कर लिंक बनाएँ और कॉपी करें।',
  'A judge has no calendar address, because it would show the docket without a second factor. Save the hearings as a file instead.':
    'न्यायाधीश के लिए कैलेंडर का पता नहीं है, क्योंकि वह दूसरे प्रमाण के बिना सूची दिखाता। सुनवाइयाँ फ़ाइल के रूप में सहेजें।',
  '{0} calendar addresses are open. End one of them, then make the next.':
    'कैलेंडर के {0} पते खुले हैं। पहले एक बंद करें, फिर अगला बनाएँ।',
  'This calendar address was ended or never existed. Make a new one in Settings, Notifications.':
    'कैलेंडर का यह पता बंद किया जा चुका है या कभी था ही नहीं। सेटिंग, सूचनाएँ में नया बनाएँ।',
  'This request changes nothing. Send at least one of these fields: {0}.':
    'इस अनुरोध से कुछ नहीं बदलता। इनमें से कम से कम एक खाना भेजें: {0}।',
  'Write a name or a number.': 'नाम या नंबर लिखें।',
  'Write at least two letters.': 'कम से कम दो अक्षर लिखें।',
  'Write at most 200 letters.': 'अधिक से अधिक 200 अक्षर लिखें।',
};
