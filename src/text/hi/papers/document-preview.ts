import type { documentPreview as English } from '#text/en/papers/document-preview.ts';
import type { Translated } from '#text/translated.ts';

export const documentPreview: Translated<typeof English> = {
  label: 'आवेदन, जैसा दाखिल होगा',
  words: {
    other:
      'आवेदन उन्हीं शब्दों में है जिनमें वह दाखिल हुआ। ऐप का यह संस्करण उसे दूसरे शब्दों में लिखता है। पहले छापी गई प्रति को इससे मिलाएँ।',
    composed:
      'दाखिल हुए शब्द अभी इस डिवाइस पर नहीं हैं। यह कागज़ रिकॉर्ड से बना है और इसके शब्द अलग हो सकते हैं। नेटवर्क आने पर यह पेज एक बार खोलें।',
  },
  export: {
    notOnThisDevice:
      'फ़ाइल नहीं बन सकी: ऐप का एक हिस्सा अभी इस डिवाइस पर नहीं है। एक बार नेटवर्क से जुड़ें, फिर कोशिश करें।',
    failed: 'फ़ाइल नहीं बन सकी। आपका लिखा हुआ सुरक्षित है। फिर कोशिश करें, या दूसरे प्रारूप में लें।',
  },
};
