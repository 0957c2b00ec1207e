/** Short-lived notices of what just happened. Never the only place of a message. */
import { create } from 'zustand';

export const NOTICE_MS = 5_000;

export type NoticeType = 'success' | 'warning' | 'error';

export interface Notice {
  readonly id: string;
  readonly title: string;
  readonly description?: string | undefined;
  readonly type: NoticeType;
  /** Names the event, for a screen that removes the notice later. */
  readonly about?: string | undefined;
  /** One follow-up action, such as undo. */
  readonly act?: { readonly label: string; readonly onAct: () => void } | undefined;
  /** Display time; an undo notice stays as long as the undo is possible. */
  readonly stayMs?: number | undefined;
  /** Stays until its action or its closing, also beside later notices: it alone holds a file. */
  readonly isKept?: true;
  /** News without an action of the user, shown before the results of their actions. */
  readonly background?: true;
}

interface Notices {
  readonly shown: readonly Notice[];
  readonly add: (notice: Omit<Notice, 'id'>) => string;
  readonly remove: (id: string) => void;
}

export const useNotices = create<Notices>((set) => ({
  shown: [],
  add: (notice) => {
    const id = crypto.randomUUID().slice(0, 8);
    const added = { ...notice, id };
    // a phone shows only the last success, and the result of an action must not be hidden
    set(({ shown }) => ({ shown: notice.background ? [added, ...shown] : [...shown, added] }));
    return id;
  },
  remove: (id) => {
    set(({ shown }) => ({ shown: shown.filter((notice) => notice.id !== id) }));
  },
}));

/** Removes notices of success without an action. Their text stays in the language in which they were shown. */
export function removeSuccessNotices(): void {
  useNotices.setState(({ shown }) => ({
    shown: shown.filter(({ type, act }) => type !== 'success' || act !== undefined),
  }));
}

export function removeNoticesWithAction(): void {
  useNotices.setState(({ shown }) => ({ shown: shown.filter(({ act }) => act === undefined) }));
}

export function removeNoticesAbout(about: string): void {
  useNotices.setState(({ shown }) => ({ shown: shown.filter((notice) => notice.about !== about) }));
}

export const notify = (notice: Omit<Notice, 'id'>): string => useNotices.getState().add(notice);
