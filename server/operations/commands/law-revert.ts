import { revertEdition } from '#server/law/change-edition.ts';
import { type Command, UsageError } from './command.ts';
import { contentsOf } from './law-words.ts';

export const lawRevertCommand: Command = {
  usage: 'law-revert [<edition>]',
  read: ([word, ...rest]) => {
    if (rest[0] !== undefined) throw new UsageError(`${rest[0]} is not understood.`);
    if (word !== undefined && !/^\d{1,9}$/.test(word)) {
      throw new UsageError(`${word} is no edition. Name its number (law-list), or none for the one before.`);
    }
    return async (ports) => {
      const editionNumber = word === undefined ? undefined : Number(word);
      const { changed, number, sets } = await revertEdition(ports, editionNumber);
      if (!changed) return `Edition ${number} has exactly these texts already. Nothing was changed.`;
      return `Edition ${number} is current: ${contentsOf(sets)}. Devices fetch it at their next sync.`;
    };
  },
};
