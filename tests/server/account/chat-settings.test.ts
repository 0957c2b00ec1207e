/** The model settings of an operator, and the messages for invalid ones. */
import { describe, expect, it } from 'vitest';
import { settingsFrom } from '../../../server/settings.ts';

const set = (env: Record<string, string>) => settingsFrom(env).chatModel;

describe('chat settings', () => {
  it('configure a model that judges may not use by default', () => {
    expect(set({})).toBeUndefined();
    expect(
      set({ CHAT_MODEL_URL: 'https://models.example.in/v1/chat/completions', CHAT_MODEL_NAME: 'm' }),
    ).toEqual({
      url: 'https://models.example.in/v1/chat/completions',
      name: 'm',
      key: undefined,
      forJudges: false,
      timeout: 30_000,
      perHour: 30,
      atOnce: 4,
    });
  });

  it.each([
    [{ CHAT_MODEL_URL: 'https://models.example.in' }, /without CHAT_MODEL_NAME/],
    [{ CHAT_MODEL_URL: 'http://models.example.in', CHAT_MODEL_NAME: 'm' }, /Set the https address/],
    [{ CHAT_MODEL_URL: 'file:///etc/passwd', CHAT_MODEL_NAME: 'm' }, /Set the https address/],
    [
      { CHAT_MODEL_URL: 'https://x.in', CHAT_MODEL_NAME: 'm', CHAT_MODEL_TIMEOUT: '0' },
      /whole number of seconds/,
    ],
    [{ CHAT_MODEL_URL: 'https://x.in', CHAT_MODEL_NAME: 'm', CHAT_MODEL_JUDGES: 'yes' }, /Set on or off/],
  ])('reject invalid values with a message: %j', (env, sentence) => {
    expect(() => set(env)).toThrow(sentence);
  });
});
