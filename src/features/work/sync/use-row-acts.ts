/** Actions on a rejected row, each with a result message. */
import { useNavigate } from 'react-router-dom';
import type { StoredUser } from '#contract/account/user.ts';
import { discardRefused, editAndResend, sendAgain } from '#data/outbox/rejected-rows.ts';
import type { ResumeTarget } from '#data/outbox/record-kind.ts';
import { useDevice } from '#data/react/use-device.ts';
import { rowAsText, type RowWords } from '#data/outbox/row-as-text.ts';
import { engineOf } from '#data/records/kinds.ts';
import { useAct } from '#parts/form/use-act.ts';
import { useText } from '#parts/text-context.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { feedbackPath, recordPath, reportPath } from './record-path.ts';
import { dayInIndia, indianDate } from '#kernel/calendar-date.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { clockInIndia } from '#ui/time-text.tsx';
import { fieldLabel, valueWords } from './field-words.ts';
import { titleOfRow } from './row-title.ts';

export interface RowActs {
  readonly edit: () => Promise<void>;
  readonly again: () => Promise<void>;
  readonly copy: () => Promise<void>;
  readonly discard: () => Promise<void>;
}

export function useRowActs(n: number): RowActs {
  const { db, ports, user } = useDevice();
  const engine = engineOf(db, ports);
  const words = useText();
  const { acts } = words.sync;
  const act = useAct();
  const navigate = useNavigate();
  const sayGone = () => notify({ ...acts.gone, type: 'warning' });
  return {
    edit: async () => {
      const opened = await act(() => editAndResend(engine, n));
      if (!opened) return;
      if (!opened.ok) {
        notify({ ...acts[SAID[opened.error.kind]], type: 'warning' });
        return;
      }
      const { value } = opened;
      await navigate(pathOf(user, value));
    },
    again: async () => {
      if (!(await sendAgain(engine, n))) sayGone();
    },
    copy: async () => {
      const text = await rowAsText(engine, n, rowWords(words));
      if (text === null) sayGone();
      else await copyText(text, acts);
    },
    discard: async () => {
      if (!(await discardRefused(engine, n))) sayGone();
    },
  };
}

const SAID = {
  gone: 'gone',
  'on-its-way': 'gone',
  unreadable: 'unreadable',
} as const;

function pathOf(user: StoredUser, opened: ResumeTarget): string {
  if (opened.kind === 'draft') return `/application?draft=${opened.draftId}`;
  return opened.kind === 'form' ? formPath(opened) : recordPath(user, opened);
}

function formPath({ form, id }: Extract<ResumeTarget, { readonly kind: 'form' }>): string {
  if (form === 'report') return reportPath(id);
  return form === 'feedback' ? feedbackPath(id) : '/status-tracking?add=case';
}

interface CopyWords {
  readonly copied: { readonly title: string; readonly description: string };
  readonly copyFailed: { readonly title: string; readonly description: string };
}

async function copyText(text: string, { copied, copyFailed }: CopyWords): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ ...copied, type: 'success' });
  } catch {
    // insecure page, or clipboard permission denied
    notify({ ...copyFailed, type: 'error' });
  }
}

/** Labels for copying a queued operation as text. */
export function rowWords(text: Catalogue): RowWords {
  const reasons: Readonly<Record<string, string>> = text.order.reason;
  return {
    head: (row) => {
      const { clientTime, subject } = row;
      const when = `${indianDate(dayInIndia(new Date(clientTime)))}, ${clockInIndia(clientTime, text.times.zone)}`;
      return [titleOfRow(row, text), subject.applicationNumber, when].filter(Boolean).join(' · ');
    },
    label: (path) => fieldLabel(path, text),
    value: (path, value) =>
      path === 'reasons' && Array.isArray(value)
        ? value.map((code) => reasons[String(code)] ?? String(code)).join(', ')
        : valueWords(path, value, text),
  };
}
