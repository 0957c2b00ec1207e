/** People and how they sign in. The role decides permissions; the profession is for the profile. */
import * as z from 'zod/mini';
import { CourtSeat } from './court.ts';
import { LAYOUTS } from './layouts.ts';
import { Id, personName, text, Version } from './primitives.ts';
import { REMINDERS } from './reminders.ts';

export const ROLES = ['user', 'lawyer', 'judge'] as const;
export const Role = z.enum(ROLES, 'Choose a role.');
export type Role = z.infer<typeof Role>;

export const Settings = z.looseObject({
  theme: z.optional(z.enum(['light', 'dark', 'system'])),
  language: z.optional(z.string()),
  layout: z.optional(z.enum(LAYOUTS)),
  reminder: z.optional(z.enum(REMINDERS)),
  /** Which notifications this person has seen, and on which day; old ones are taken out again. */
  notificationsRead: z.optional(z.record(z.string(), z.string())),
  bookmarks: z.optional(z.record(z.string(), z.literal(true))),
});

export const User = z.object({
  _id: Id,
  version: Version,
  name: z.string(),
  email: z.string(),
  role: Role,
  profession: z.optional(z.enum(['advocate', 'judge', 'law-student', 'legal-researcher'])),
  barCouncilNumber: z.optional(text(60)),
  address: z.optional(text(500)),
  phone: z.optional(text(20)),
  courts: z.optional(z.array(CourtSeat)),
  verified: z.optional(z.boolean()),
  settings: Settings,
});
export type User = z.infer<typeof User>;

/** What stands in local storage beside the token: no more than this. */
export const StoredUser = z.pick(User, { _id: true, name: true, email: true, role: true });
export type StoredUser = z.infer<typeof StoredUser>;

export const PASSWORD_MIN = 8;

/** A phone's keyboard leaves a blank after a completed address: it is taken off before the address is looked at. */
const email = z.string('Enter an email address such as name@example.in.').check(
  z.overwrite((value) => value.trim().toLowerCase()),
  z.maxLength(254),
  z.email('Enter an email address such as name@example.in.'),
);

export const Registration = z.object({
  name: personName(120, 'All fields are required'),
  email,
  password: z
    .string('All fields are required')
    .check(
      z.minLength(PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters`),
      z.maxLength(256, 'At most 256 characters.'),
    ),
  role: Role,
});
export type Registration = z.infer<typeof Registration>;

export const Credentials = z.object({
  email: z.string('Please enter both email and password').check(
    z.overwrite((value) => value.trim().toLowerCase()),
    z.minLength(1, 'Please enter both email and password'),
    z.maxLength(254),
  ),
  password: z
    .string('Please enter both email and password')
    .check(z.minLength(1, 'Please enter both email and password'), z.maxLength(256)),
});
export type Credentials = z.infer<typeof Credentials>;

export const SessionAnswer = z.object({ token: z.string(), user: User });
export type SessionAnswer = z.infer<typeof SessionAnswer>;

/** `PUT /users/profile`: a merge patch, also of `settings`. */
export const ProfilePatch = z.object({
  name: z.optional(personName(120, 'Name is required')),
  profession: z.optional(z.nullable(z.enum(['advocate', 'judge', 'law-student', 'legal-researcher']))),
  barCouncilNumber: z.optional(z.nullable(text(60))),
  address: z.optional(z.nullable(text(500))),
  phone: z.optional(z.nullable(text(20))),
  settings: z.optional(z.looseObject({})),
});
export type ProfilePatch = z.infer<typeof ProfilePatch>;
