import type { documentPreview as English } from '#text/en/papers/document-preview.ts';
import type { Translated } from '#text/translated.ts';

export const documentPreview: Translated<typeof English> = {
  label: 'आवेदन, जैसा दाखिल होगा',
  export: {
    notOnThisDevice:
      'फ़ाइल नहीं बन सकी: ऐप का एक हिस्सा अभी इस डिवाइस पर नहीं है। एक बार नेटवर्क से जुड़ें, फिर कोशिश करें।',
    failed: 'फ़ाइल नहीं बन सकी। आपका लिखा हुआ सुरक्षित है। फिर कोशिश करें, या दूसरे प्रारूप में लें।',
  },
};
