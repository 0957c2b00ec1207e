import type { identity as English } from '#text/en/account/identity.ts';
import type { Translated } from '#text/translated.ts';

export const identity: Translated<typeof English> = {
  title: 'पुष्टि करें कि यह आप ही हैं',
  lead: 'आपने कुछ समय पहले लॉग इन किया था। इस बदलाव से पहले एक बार फिर पुष्टि करें।',
  password: 'आपका पासवर्ड',
  passwordMissing: 'अपना पासवर्ड लिखें।',
  code: 'ऐप का कोड, या रिकवरी कोड',
  codeMissing: 'ऐप का कोड, या रिकवरी कोड लिखें।',
  confirm: 'पुष्टि करें',
  confirming: 'जाँच हो रही है',
  passkey: 'पासकी काम में लें',
  noPasskey: 'कोई पासकी काम में नहीं ली गई। फिर कोशिश करें, या पासवर्ड लिखें।',
  cancel: 'रद्द करें',
  lost: 'फ़ोन खो गया? रिकवरी कोड काम में लें। कोड न हों तो संचालक से दूसरा प्रमाण हटाने को कहें।',
};
