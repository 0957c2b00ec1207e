import { COURT_KINDS, courtOfId, type CourtSeat } from '#contract/case/court.ts';
import { type Appointment, endSeats, verifyJudge } from '#server/account/verify-judge.ts';
import { historyEventWords as english } from '#text/en/work/history-events.ts';
import { RECORDS } from '#server/kinds/all-kinds.ts';
import { type Command, UsageError } from './command.ts';
import { emailFrom } from './email-argument.ts';
import { readIssuedText } from '#server/operator/issued-text.ts';

export const verifyJudgeCommand: Command = {
  usage: `verify-judge <email> --name <name> --designation <text> --court <${COURT_KINDS.join('|')}>[:<place>] [--court ...]`,
  read: ([email, ...rest]) => {
    const judgesEmail = emailFrom(email);
    const appointment = appointmentFrom(rest);
    const { courts, name, designation } = appointment;
    if (courts.length === 0 && name === undefined && designation === undefined) {
      throw new UsageError('Name at least one court.');
    }
    return async (ports) => {
      const judge = await verifyJudge({ ...ports, records: RECORDS }, judgesEmail, appointment);
      const seats = (judge.courts ?? []).map(english.court).join('; ');
      const title = judge.issued?.designation === undefined ? '' : `, ${judge.issued.designation},`;
      return `${judge.name}${title} (${judge.email}) is verified and sits in: ${seats}.`;
    };
  },
};

export const endSeatCommand: Command = {
  usage: `end-seat <email> --court <${COURT_KINDS.join('|')}>[:<place>] [--court ...]`,
  read: ([email, ...rest]) => {
    const judgesEmail = emailFrom(email);
    const { courts, name, designation } = appointmentFrom(rest);
    if (name !== undefined || designation !== undefined) {
      throw new UsageError('end-seat takes only --court. Change a name with verify-judge.');
    }
    if (courts.length === 0) throw new UsageError('Name at least one court.');
    return async (ports) => {
      const judge = await endSeats({ ...ports, records: RECORDS }, judgesEmail, courts);
      const seats = (judge.courts ?? []).map(english.court).join('; ');
      return seats === ''
        ? `${judge.name} (${judge.email}) sits in no court now, and sees no docket.`
        : `${judge.name} (${judge.email}) sits in: ${seats}.`;
    };
  },
};

function appointmentFrom(words: readonly string[]): Appointment {
  const courts: CourtSeat[] = [];
  const issued: { name?: string; designation?: string } = {};
  for (let at = 0; at < words.length; at += 2) {
    const [flag, given] = [words[at], words[at + 1]];
    if (given === undefined) throw new UsageError(`${flag} is not understood.`);
    if (flag === '--court') courts.push(seatFrom(given));
    else if (flag === '--name') issued.name = issuedText(given);
    else if (flag === '--designation') issued.designation = issuedText(given);
    else throw new UsageError(`${flag} is not understood.`);
  }
  return { courts, ...issued };
}

function issuedText(given: string): string {
  const read = readIssuedText(given);
  if (!read.ok) throw new UsageError(read.error);
  return read.value;
}

function seatFrom(given: string): CourtSeat {
  const court = courtOfId(given);
  if (!court) throw new UsageError(`${given} is no court. Name one of ${COURT_KINDS.join(', ')}.`);
  return court;
}
