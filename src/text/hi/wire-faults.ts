/** Why the server did not take a hearing, an entry of the diary, a file or a picture, and what it says beside a hearing. */
export const FAULTS = {
  'At {0} this court also hears {1}.': '{0} पर यही न्यायालय {1} भी सुनेगा।',
  '{0} matters fill this day already.': 'इस दिन पहले से {0} मामले लगे हैं।',
  'This day has passed. Choose today or a later day.': 'यह दिन बीत चुका है। आज का या आगे का दिन चुनें।',
  'This day is more than two years away. Check the year.': 'यह दिन दो वर्ष से भी आगे है। वर्ष देख लें।',
  'This hearing is still to come. Record what came of it on its day, or adjourn or cancel it.':
    'यह सुनवाई अभी होनी है। इसका नतीजा उसी दिन लिखें, या इसे स्थगित या रद्द करें।',
  'Say who asked for the adjournment.': 'बताएँ कि स्थगन किसने माँगा।',
  'Say why it was adjourned.': 'बताएँ कि सुनवाई क्यों स्थगित हुई।',
  'The next date must be after this hearing.': 'अगली तारीख इस सुनवाई के बाद की होनी चाहिए।',
  'The next hearing is listed already. Reschedule that one.': 'अगली सुनवाई पहले से लगी है। उसी की तारीख बदलें।',
  'This day is still to come. The diary keeps what has happened: write today or an earlier day.':
    'यह दिन अभी आना है। डायरी में वही लिखा जाता है जो हो चुका: आज का या पहले का दिन लिखें।',
  'This time is still to come today. Write when it happened, or leave the time empty.':
    'आज यह समय अभी आना है। जब हुआ वह समय लिखें, या समय खाली छोड़ें।',
  'This file is empty. Open it where it comes from, save it again, and add it once more.':
    'यह फ़ाइल खाली है। इसे जहाँ से लिया वहाँ खोलकर फिर सहेजें, और दोबारा जोड़ें।',
  'This file is larger than 10 MB. Scan it in grey or with fewer dots, or split it, and add the parts one by one.':
    'यह फ़ाइल 10 MB से बड़ी है। इसे काले-सफ़ेद में या कम रेज़ोल्यूशन पर स्कैन करें, या बाँटकर एक-एक भाग जोड़ें।',
  'This file is damaged or was cut off. Open it where it comes from, save or scan it again, and add it once more.':
    'यह फ़ाइल खराब है या अधूरी है। इसे जहाँ से लिया वहाँ खोलकर फिर सहेजें या स्कैन करें, और दोबारा जोड़ें।',
  'This file opens with a password only. Open it, print it as a new PDF without one, and add that one.':
    'यह फ़ाइल केवल पासवर्ड से खुलती है। इसे खोलकर बिना पासवर्ड की नई PDF के रूप में प्रिंट करें, और वह जोड़ें।',
  'This is an old Word file, or one with a password. Open it in Word, save it as DOCX without a password, and add that one.':
    'यह पुरानी Word फ़ाइल है, या इस पर पासवर्ड है। Word में खोलकर बिना पासवर्ड DOCX सहेजें, और वह जोड़ें।',
  'This is a HEIC picture. Send it to yourself as JPG, or set the camera to “Most compatible”, and add it again.':
    'यह HEIC फ़ोटो है। इसे खुद को JPG के रूप में भेजें, या कैमरे को “Most compatible” पर रखें, और फिर जोड़ें।',
  'This file becomes far too large once it is opened. Save it as PDF and add that one.':
    'यह फ़ाइल खुलने पर बहुत बड़ी हो जाती है। इसे PDF के रूप में सहेजें और वह जोड़ें।',
  'This picture has more than 120 million points: no phone opens it. Save it smaller, or scan it as PDF, and add that one.':
    'इस तस्वीर में 12 करोड़ से ज़्यादा बिंदु हैं: कोई फ़ोन इसे नहीं खोलता। इसे छोटा करके सहेजें या PDF के रूप में स्कैन करें, और वह जोड़ें।',
  'This is no PDF, DOCX, JPG or PNG. Print or scan it as PDF, and add that one.':
    'यह PDF, DOCX, JPG या PNG नहीं है। इसे PDF के रूप में प्रिंट या स्कैन करें, और वह जोड़ें।',
  'This file is empty. Choose another picture.': 'यह फ़ाइल खाली है। दूसरी फ़ोटो चुनें।',
  'This picture is larger than 1 MB. Make it smaller, or choose another one.':
    'यह फ़ोटो 1 MB से बड़ी है। इसे छोटा करें, या दूसरी चुनें।',
  'This picture has more than 120 million points. Make it smaller, or choose another one.':
    'इस फ़ोटो में 12 करोड़ से ज़्यादा बिंदु हैं। इसे छोटा करें, या दूसरी चुनें।',
  'This picture is damaged or was cut off. Save it again where it comes from, or choose another one.':
    'यह फ़ोटो खराब है या अधूरी है। इसे जहाँ से लिया वहाँ फिर सहेजें, या दूसरी चुनें।',
  'This is a HEIC picture. Send it to yourself as JPG, and choose that one.':
    'यह HEIC फ़ोटो है। इसे खुद को JPG के रूप में भेजें, और वह चुनें।',
  'This is no JPG, GIF or PNG. Choose a picture of one of these kinds.':
    'यह JPG, GIF या PNG नहीं है। इनमें से किसी प्रकार की फ़ोटो चुनें।',
};
