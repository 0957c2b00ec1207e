import { COURT_KINDS, type CourtSeat } from '#contract/case/court.ts';
import { courtOfId } from '#server/account/issued-identity.ts';
import { endSeats, verifyJudge } from '#server/account/verify-judge.ts';
import { historyEventWords as english } from '#text/en/work/history-events.ts';
import { RECORDS } from '#server/kinds/all-kinds.ts';
import { type Command, UsageError } from './command.ts';

export const verifyJudgeCommand: Command = {
  usage: `verify-judge <email> --court <${COURT_KINDS.join('|')}>[:<place>] [--court ...]`,
  read: ([email, ...rest]) => {
    if (email === undefined || !email.includes('@')) throw new UsageError('Name the e-mail of the judge.');
    const courts = courtsFrom(rest);
    return async (ports) => {
      const judge = await verifyJudge({ ...ports, records: RECORDS }, email, courts);
      const seats = (judge.courts ?? []).map(english.court).join('; ');
      return `${judge.name} (${judge.email}) is verified and sits in: ${seats}.`;
    };
  },
};

export const endSeatCommand: Command = {
  usage: `end-seat <email> --court <${COURT_KINDS.join('|')}>[:<place>] [--court ...]`,
  read: ([email, ...rest]) => {
    if (email === undefined || !email.includes('@')) throw new UsageError('Name the e-mail of the judge.');
    const courts = courtsFrom(rest);
    return async (ports) => {
      const judge = await endSeats({ ...ports, records: RECORDS }, email, courts);
      const seats = (judge.courts ?? []).map(english.court).join('; ');
      return seats === ''
        ? `${judge.name} (${judge.email}) sits in no court now, and sees no docket.`
        : `${judge.name} (${judge.email}) sits in: ${seats}.`;
    };
  },
};

function courtsFrom(words: readonly string[]): CourtSeat[] {
  const courts: CourtSeat[] = [];
  for (let at = 0; at < words.length; at += 2) {
    const [flag, given] = [words[at], words[at + 1]];
    if (flag !== '--court' || given === undefined) throw new UsageError(`${flag} is not understood.`);
    courts.push(seatFrom(given));
  }
  if (courts.length === 0) throw new UsageError('Name at least one court.');
  return courts;
}

function seatFrom(given: string): CourtSeat {
  const court = courtOfId(given);
  if (!court) throw new UsageError(`${given} is no court. Name one of ${COURT_KINDS.join(', ')}.`);
  return court;
}
