/** Reasons for rejecting a hearing, diary entry, file or picture, and warnings on a hearing. */
export const FAULTS = {
  'At {0} this court also hears {1}.': '{0} पर यही न्यायालय {1} भी सुनेगा।',
  '{0} matters are already listed on this day.': 'इस दिन पहले से {0} मामले लगे हैं।',
  'This date has passed. Choose today or a later date.': 'यह दिन बीत चुका है। आज का या आगे का दिन चुनें।',
  'This date is more than two years away. Check the year.': 'यह दिन दो वर्ष से भी आगे है। वर्ष देख लें।',
  'This hearing is in the future. Record the outcome on the day, or adjourn or cancel it.':
    'यह सुनवाई भविष्य की है। परिणाम उसी दिन दर्ज करें, या इसे स्थगित या रद्द करें।',
  'Select who sought the adjournment.': 'चुनें कि स्थगन किसने माँगा।',
  'Enter the reason for the adjournment.': 'स्थगन का कारण लिखें।',
  'The next date must be after this hearing.': 'अगली तारीख इस सुनवाई के बाद की होनी चाहिए।',
  'The next hearing is listed already. Reschedule that one.': 'अगली सुनवाई पहले से लगी है। उसी की तारीख बदलें।',
  'This date is in the future. Enter today or an earlier date.':
    'यह तारीख भविष्य की है। आज या पहले की तारीख भरें।',
  'This time is in the future. Enter the correct time, or leave it blank.':
    'आज यह समय अभी आना है। जब हुआ वह समय लिखें, या समय खाली छोड़ें।',
  'This file is empty. Save it again and add it once more.':
    'यह फ़ाइल खाली है। इसे जहाँ से लिया वहाँ खोलकर फिर सहेजें, और दोबारा जोड़ें।',
  'This file is larger than 10 MB. Scan it in grey or at a lower resolution, or split it and add the parts.':
    'यह फ़ाइल 10 MB से बड़ी है। इसे काले-सफ़ेद में या कम रेज़ोल्यूशन पर स्कैन करें, या बाँटकर एक-एक भाग जोड़ें।',
  'This file is damaged. Save or scan it again and add it once more.':
    'यह फ़ाइल खराब है या अधूरी है। इसे जहाँ से लिया वहाँ खोलकर फिर सहेजें या स्कैन करें, और दोबारा जोड़ें।',
  'This file needs a password. Print it as a new PDF without one and add that.':
    'यह फ़ाइल केवल पासवर्ड से खुलती है। इसे खोलकर बिना पासवर्ड की नई PDF के रूप में प्रिंट करें, और वह जोड़ें।',
  'This is an old or password-protected Word file. Save it as DOCX without a password and add that.':
    'यह पुरानी Word फ़ाइल है, या इस पर पासवर्ड है। Word में खोलकर बिना पासवर्ड DOCX सहेजें, और वह जोड़ें।',
  'This is a HEIC picture. Send it to yourself as JPG, or set the camera to “Most compatible”, and add it again.':
    'यह HEIC फ़ोटो है। इसे खुद को JPG के रूप में भेजें, या कैमरे को “Most compatible” पर रखें, और फिर जोड़ें।',
  'This file is too large when opened. Save it as PDF and add that.':
    'यह फ़ाइल खुलने पर बहुत बड़ी हो जाती है। इसे PDF के रूप में सहेजें और वह जोड़ें।',
  'This picture has more than 120 million pixels. Save it smaller, or scan it as PDF.':
    'इस तस्वीर में 12 करोड़ से ज़्यादा बिंदु हैं: कोई फ़ोन इसे नहीं खोलता। इसे छोटा करके सहेजें या PDF के रूप में स्कैन करें, और वह जोड़ें।',
  'This is not a PDF, DOCX, JPG or PNG. Print or scan it as PDF and add that.':
    'यह PDF, DOCX, JPG या PNG नहीं है। इसे PDF के रूप में प्रिंट या स्कैन करें, और वह जोड़ें।',
  'This file is empty. Choose another picture.': 'यह फ़ाइल खाली है। दूसरी फ़ोटो चुनें।',
  'This picture is larger than 1 MB. Make it smaller, or choose another one.':
    'यह फ़ोटो 1 MB से बड़ी है। इसे छोटा करें, या दूसरी चुनें।',
  'This picture has more than 120 million pixels. Make it smaller, or choose another one.':
    'इस फ़ोटो में 12 करोड़ से ज़्यादा बिंदु हैं। इसे छोटा करें, या दूसरी चुनें।',
  'This picture is damaged. Save it again, or choose another one.':
    'यह फ़ोटो खराब है या अधूरी है। इसे जहाँ से लिया वहाँ फिर सहेजें, या दूसरी चुनें।',
  'This is a HEIC picture. Save it as JPG and choose that one.':
    'यह HEIC फ़ोटो है। इसे खुद को JPG के रूप में भेजें, और वह चुनें।',
  'This is not a JPG, GIF or PNG. Choose another picture.':
    'यह JPG, GIF या PNG नहीं है। इनमें से किसी प्रकार की फ़ोटो चुनें।',
};
