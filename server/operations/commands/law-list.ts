import { allEditions, type LawEdition, setsOf } from '#server/law/law-editions.ts';
import { sqlOf } from '#server/storage/sql.ts';
import { type Command, UsageError } from './command.ts';
import { contentsOf, inIndia, NOTHING } from './law-words.ts';

export const lawListCommand: Command = {
  usage: 'law-list',
  read: ([word]) => {
    if (word !== undefined) throw new UsageError(`${word} is not understood.`);
    return async ({ pool }) => {
      const sql = sqlOf(pool);
      const editions = await allEditions(sql);
      if (editions.length === 0) return `Nothing was imported yet: ${NOTHING}.`;
      const lines: string[] = [];
      for (const edition of editions) {
        const current = edition === editions[0] ? '  (current)' : '';
        lines.push(
          `${edition.number}  ${inIndia(edition.at)}  ${edition.operator}  ${ACT[edition.act](edition)}${current}`,
          `   ${contentsOf(await setsOf(sql, edition.sets))}`,
        );
      }
      return [...lines, `0  before the first import`, `   ${NOTHING}`].join('\n');
    };
  },
};

const ACT: Readonly<Record<LawEdition['act'], (edition: LawEdition) => string>> = {
  import: ({ about }) => `imported "${about}"`,
  remove: ({ about }) => `removed "${about}"`,
  revert: ({ about }) => `went back to edition ${about}`,
};
