/**
 * Every sentence a person reads, by area. English comes with the app; another language is a module of the same
 * type, loaded when it is chosen. To add an area: its file in `en/`, one line here.
 */
import { acts } from './en/acts.ts';
import { fields } from './en/fields.ts';
import { generator } from './en/generator.ts';
import { notices } from './en/notices.ts';
import { session } from './en/session.ts';
import { shell } from './en/shell.ts';
import { statuses } from './en/statuses.ts';

export const english = { acts, fields, generator, notices, session, shell, statuses };

export type Catalogue = typeof english;
