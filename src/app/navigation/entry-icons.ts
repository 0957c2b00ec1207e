import {
  Calculator,
  CalendarDays,
  ChartNoAxesColumn,
  FilePenLine,
  LayoutDashboard,
  Library,
  ListChecks,
  type LucideIcon,
  MessageSquarePlus,
  MessageSquareText,
  NotebookText,
  Scale,
  Settings,
} from 'lucide-react';
import type { EntryKey } from './route-table.tsx';

export const ENTRY_ICON: Readonly<Record<EntryKey, LucideIcon>> = {
  dashboard: LayoutDashboard,
  'judge-calendar': CalendarDays,
  calculator: Calculator,
  'risk-assessment': Scale,
  application: FilePenLine,
  'case-diary': NotebookText,
  'status-tracking': ListChecks,
  hearings: CalendarDays,
  'legal-database': Library,
  'predictive-analytics': ChartNoAxesColumn,
  chatbot: MessageSquareText,
  feedback: MessageSquarePlus,
  settings: Settings,
};
