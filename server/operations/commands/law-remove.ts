import { removeSource } from '#server/law/change-edition.ts';
import { type Command, UsageError } from './command.ts';
import { contentsOf } from './law-words.ts';

export const lawRemoveCommand: Command = {
  usage: 'law-remove "<source>"',
  read: ([name, ...rest]) => {
    if (name === undefined || name.trim() === '')
      throw new UsageError('Name the source; law-list shows them.');
    if (rest[0] !== undefined) throw new UsageError('Write the name of the source between quotation marks.');
    return async (ports) => {
      const { number, sets } = await removeSource(ports, name);
      return `Removed "${name}". Edition ${number} is current: ${contentsOf(sets)}. To go back: npm run admin -- law-revert ${number - 1}.`;
    };
  },
};
