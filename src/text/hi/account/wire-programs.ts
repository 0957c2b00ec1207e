/** Messages for service accounts and imports of cases. A part of `wire.ts`. */
export const PROGRAMS = {
  'This service account belongs to courts and has no user. Ask the operator for one that belongs to a user.':
    'यह सेवा खाता न्यायालयों का है और इसका कोई उपयोगकर्ता नहीं है। संचालक से ऐसा खाता माँगें जो किसी उपयोगकर्ता का हो।',
  'Only a service account can call this. Use the calls of the app, or ask the operator for a service account.':
    'यह अनुरोध केवल सेवा खाता कर सकता है। ऐप के अनुरोध काम में लें, या संचालक से सेवा खाता माँगें।',
  'This token of a service account was ended or never existed. Ask the operator of the server for a new one.':
    'सेवा खाते का यह टोकन समाप्त किया गया है या कभी था ही नहीं। सर्वर के संचालक से नया टोकन माँगें।',
  'This request changes nothing: the record has these values already. Read it again, and send only what is different.':
    'इस अनुरोध से कुछ नहीं बदलता: अभिलेख में यही मान पहले से हैं। उसे फिर पढ़ें, और केवल वही भेजें जो अलग है।',
  'The file is no JSON with a list "cases". Write {"cases": [{"court": …, "applicant": …}]}.':
    'फ़ाइल में "cases" सूची वाला JSON नहीं है। {"cases": [{"court": …, "applicant": …}]} लिखें।',
  'The file has no case. Write at least one row under the names of the columns.':
    'फ़ाइल में कोई मामला नहीं है। स्तंभों के नामों के नीचे कम से कम एक पंक्ति लिखें।',
  'A judge has no cases of their own. The advocate or the registry imports them.':
    'न्यायाधीश के अपने मामले नहीं होते। उन्हें वकील या कार्यालय आयात करता है।',
  'The court is missing.': 'न्यायालय नहीं लिखा है।',
  'Write the full name of the applicant.': 'आवेदक का पूरा नाम लिखें।',
  'Write a key, a CNR or an FIR number, so that a second import finds the case.':
    'key, CNR या FIR संख्या लिखें, ताकि दूसरा आयात मामले को पहचान सके।',
  'Write type, number and year of the case, or none of them.':
    'मामले का प्रकार, संख्या और वर्ष तीनों लिखें, या तीनों छोड़ दें।',
  'Write the year with four digits, such as 2026.': 'वर्ष चार अंकों में लिखें, जैसे 2026।',
  'Write the date as DD-MM-YYYY, such as 21-11-2026.': 'दिनांक DD-MM-YYYY में लिखें, जैसे 21-11-2026।',
  'No FIR number was read in this text. It is kept as written: check it in the case.':
    'इस पाठ में FIR संख्या नहीं पढ़ी गई। वह जैसी लिखी है वैसी ही रखी गई है: मामले में जाँचें।',
};
