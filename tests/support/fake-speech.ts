/** A fake speech device: records text and voice, and ends each part when the test says so. */
import { vi } from 'vitest';

export interface FakeVoice {
  readonly name: string;
  readonly lang: string;
  readonly localService: boolean;
}

export class FakeUtterance extends EventTarget {
  voice: FakeVoice | null = null;
  lang = '';
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

export class FakeSpeech extends EventTarget {
  voices: FakeVoice[];
  readonly said: FakeUtterance[] = [];
  current: FakeUtterance | null = null;
  constructor(voices: FakeVoice[]) {
    super();
    this.voices = voices;
  }
  getVoices = (): FakeVoice[] => this.voices;
  speak = (part: FakeUtterance): void => {
    this.said.push(part);
    this.current = part;
  };
  cancel = (): void => {
    const cut = this.current;
    this.current = null;
    cut?.dispatchEvent(new Event('error'));
  };
  /** Ends the current utterance. */
  finish = (): void => {
    const utterance = this.current;
    this.current = null;
    utterance?.dispatchEvent(new Event('end'));
  };
  come(voices: FakeVoice[]): void {
    this.voices = voices;
    this.dispatchEvent(new Event('voiceschanged'));
  }
}

export const ENGLISH: FakeVoice = { name: 'Ravi', lang: 'en-IN', localService: true };
export const HINDI: FakeVoice = { name: 'Lekha', lang: 'hi_IN', localService: true };
export const REMOTE: FakeVoice = { name: 'Cloud', lang: 'en-IN', localService: false };

export function withVoices(...voices: FakeVoice[]): FakeSpeech {
  const speech = new FakeSpeech(voices);
  vi.stubGlobal('speechSynthesis', speech);
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  return speech;
}
