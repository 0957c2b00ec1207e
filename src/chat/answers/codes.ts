/**
 * Governing code: the offence follows the day of the act, procedure the day of the proceeding, with its
 * savings.
 */
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { BNSS_FROM } from '#law/relief.ts';
import type { Rule } from '../answer.ts';
import type { ChatQuestion } from '../parsing/question.ts';
import { type DateRoles, rolesOf } from '../parsing/roles.ts';
import { rule } from '../rule.ts';
import type { Sources } from '../sources.ts';

const SAVINGS = { code: 'BNSS', section: '531' };

export const inForceRules = (sources: Sources): Rule[] => rule({ is: 'in-force' }, [SAVINGS], sources);

export function codeRules(question: ChatQuestion, sources: Sources, asOf: CalendarDate): Rule[] {
  const roles = rolesOf(question, asOf);
  const filed = roles.fir !== null || roles.application !== null;
  const penal = roles.offence ? penalCode(roles.offence, roles.offenceExact, sources) : [];
  const procedure = filed || OF_PROCEDURE.test(question.text) ? procedureCode(roles, sources) : [];
  const rules = filed ? [...procedure, ...penal] : [...penal, ...procedure];
  return rules.length > 0 ? rules : inForceRules(sources);
}

const OF_PROCEDURE = /crpc|bnss|procedure|सीआरपीसी/iu;

function procedureCode({ fir, application }: DateRoles, sources: Sources): Rule[] {
  const code = fir === null ? null : fir < BNSS_FROM ? 'CrPC' : 'BNSS';
  const open = application !== null && code === 'CrPC';
  return rule({ is: 'procedure-code', on: fir, code: open ? null : code }, [SAVINGS], sources);
}

export const penalCode = (on: CalendarDate, exact: boolean, sources: Sources): Rule[] =>
  rule({ is: 'penal-code', on, month: !exact, code: on < BNSS_FROM ? 'IPC' : 'BNS' }, [SAVINGS], sources);
