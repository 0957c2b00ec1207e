/** Messages of the limits of the server: papers, files and quotas. A part of `wire.ts`. */
export const LIMITS = {
  'The server is busy with other papers and files. Try again in a few seconds.':
    'सर्वर दूसरे कागज़ों और फ़ाइलों में व्यस्त है। कुछ सेकंड में फिर कोशिश करें।',
  'The server is still working on your last papers and files. Try again in a few seconds.':
    'सर्वर अभी आपके पिछले कागज़ों और फ़ाइलों पर काम कर रहा है। कुछ सेकंड में फिर कोशिश करें।',
  'This paper takes the server too long. Open the application in the app and save the paper there.':
    'यह कागज़ बनाने में सर्वर को बहुत देर लगती है। आवेदन को ऐप में खोलें और कागज़ वहीं सहेजें।',
};
