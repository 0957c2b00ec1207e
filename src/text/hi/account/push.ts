import type { pushWords as English } from '#text/en/account/push.ts';
import type { Translated } from '#text/translated.ts';

export const pushWords: Translated<typeof English> = {
  title: 'ज़मानत',
  decided: 'आपके एक आवेदन पर निर्णय हुआ।',
  hearing: 'एक सुनवाई की तारीख लगी।',
  'hearing-soon': 'आपकी एक सुनवाई पास है।',
  right: 'आपके एक मामले में कोई अधिकार बन गया हो सकता है।',
  'share-opened': 'आपका एक लिंक खोला गया।',
  'conditions-asked': 'एक जमानत की अन्य शर्तें माँगी गई हैं।',
  transferred: 'आपका आवेदन दूसरे न्यायालय को अंतरित हुआ।',
};
