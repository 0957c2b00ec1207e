/** Notices that pass: what just happened, in words. Never the only place where a thing is said. */
import { create } from 'zustand';

export const NOTICE_MS = 5_000;

export type NoticeType = 'success' | 'warning' | 'error';

export interface Notice {
  readonly id: string;
  readonly title: string;
  readonly description?: string | undefined;
  readonly type: NoticeType;
  /** One thing that can still be done about it, e.g. undo. */
  readonly act?: { readonly label: string; readonly onAct: () => void } | undefined;
  /** How long it stays; an undo stays as long as it can be used. */
  readonly stayMs?: number | undefined;
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
    set(({ shown }) => ({ shown: [...shown, { ...notice, id }] }));
    return id;
  },
  remove: (id) => {
    set(({ shown }) => ({ shown: shown.filter((notice) => notice.id !== id) }));
  },
}));

export const notify = (notice: Omit<Notice, 'id'>): string => useNotices.getState().add(notice);
