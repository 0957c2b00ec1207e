import type { avatarFaults as English } from '#text/en/account/avatar-faults.ts';
import type { Translated } from '#text/translated.ts';

export const avatarFaults: Translated<typeof English> = {
  empty: 'यह फ़ाइल खाली है। दूसरी फ़ोटो चुनें।',
  'too-large': 'यह फ़ोटो 1 MB से बड़ी है। इसे छोटा करें, या दूसरी चुनें।',
  'too-many-points': 'इस फ़ोटो में 12 करोड़ से ज़्यादा बिंदु हैं। इसे छोटा करें, या दूसरी चुनें।',
  broken: 'यह फ़ोटो खराब है या अधूरी है। इसे जहाँ से लिया वहाँ फिर सहेजें, या दूसरी चुनें।',
  heic: 'यह HEIC फ़ोटो है। इसे JPG के रूप में सहेजें और वह चुनें।',
  unknown: 'यह JPG, GIF या PNG नहीं है। इनमें से किसी प्रकार की फ़ोटो चुनें।',
};
