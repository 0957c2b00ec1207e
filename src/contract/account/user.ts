/** Users and sign-in. The role decides permissions; the profession is only for the profile. */
import * as z from 'zod/mini';
import { LoginCode } from './second-factor.ts';
import { COURT_KINDS, CourtSeat } from '#contract/case/court.ts';
import { LAYOUTS } from './layouts.ts';
import { PASSWORD_MIN } from './password-min.ts';
import { PROFESSIONS, TEXT_SIZES, THEMES } from './setting-choices.ts';
import { accountName, Id, text, Version } from '#contract/primitives.ts';
import { REMINDERS } from './reminders.ts';
import { ALL_ROLES, ROLES } from './roles.ts';

export const RegisteredRole = z.enum(ROLES, 'Choose a role.');
export type RegisteredRole = z.infer<typeof RegisteredRole>;

export const Role = z.enum(ALL_ROLES, 'Choose a role.');
export type Role = z.infer<typeof Role>;

const OwnGround = z.object({ heading: text(200), text: text(4_000) });

export const Settings = z.looseObject({
  theme: z.optional(z.enum(THEMES)),
  language: z.optional(z.string()),
  textSize: z.optional(z.enum(TEXT_SIZES)),
  layout: z.optional(z.enum(LAYOUTS)),
  reminder: z.optional(z.enum(REMINDERS)),
  /** Defaults of a new application. */
  courtDefaults: z.optional(
    z.object({
      court: z.optional(z.enum(COURT_KINDS)),
      courtPlace: z.optional(text(120)),
      courtName: z.optional(text(200)),
      district: z.optional(text(120)),
    }),
  ),
  /** Read notifications with the day of reading. Old entries are removed. */
  notificationsRead: z.optional(z.record(z.string(), z.string())),
  bookmarks: z.optional(z.record(z.string(), z.literal(true))),
  /** Grounds that the user keeps for other applications, by id. */
  ownGrounds: z.optional(z.record(z.string(), OwnGround)),
});
export type Settings = z.infer<typeof Settings>;

export const User = z.object({
  _id: Id,
  version: Version,
  name: z.string(),
  email: z.string(),
  role: Role,
  profession: z.optional(z.enum(PROFESSIONS)),
  barCouncilNumber: z.optional(text(60)),
  address: z.optional(text(500)),
  phone: z.optional(text(20)),
  courts: z.optional(z.array(CourtSeat)),
  verified: z.optional(z.boolean()),
  /** The user opened the link that was sent to the e-mail. */
  emailConfirmed: z.optional(z.boolean()),
  /** Identity that the operator issued to a judge. The account cannot change it. */
  issued: z.optional(
    z.object({ name: z.string(), designation: z.optional(z.string()), court: z.optional(CourtSeat) }),
  ),
  /** Id of the picture for `GET /users/avatar/{_id}`. A new picture gets a new id. */
  avatar: z.optional(z.string()),
  /** Account without a password, created through a provider. */
  passwordless: z.optional(z.literal(true)),
  settings: Settings,
});
export type User = z.infer<typeof User>;

/** Opens the user's sealed records on a device, base64. An older server has none. */
export const CurrentUser = z.extend(User, { recordKey: z.optional(z.string()) });

/** The only user data in local storage next to the token. */
export const StoredUser = z.pick(User, { _id: true, name: true, email: true, role: true });
export type StoredUser = z.infer<typeof StoredUser>;

/** Trim first: a phone keyboard adds a space after a completed address. */
export const Email = z.string('Enter an email address such as name@example.in.').check(
  z.overwrite((value) => value.trim().toLowerCase()),
  z.maxLength(254),
  z.email('Enter an email address such as name@example.in.'),
);

/** For a new password, not for a login attempt. */
export const newPassword = (missing: string) =>
  z
    .string(missing)
    .check(
      z.minLength(PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters`),
      z.maxLength(256, 'At most 256 characters.'),
    );

export const Registration = z.object({
  name: accountName(120, 'All fields are required'),
  email: Email,
  password: newPassword('All fields are required'),
  role: RegisteredRole,
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
  /** Answer to `code-needed`, with the same e-mail and password. */
  secondFactor: z.optional(LoginCode),
});
export type Credentials = z.infer<typeof Credentials>;

export const SessionAnswer = z.object({ token: z.string(), user: User });
export type SessionAnswer = z.infer<typeof SessionAnswer>;

/** `PUT /users/profile`: merge patch, including `settings`. */
export const ProfilePatch = z.object({
  name: z.optional(accountName(120, 'Name is required')),
  profession: z.optional(z.nullable(z.enum(PROFESSIONS))),
  barCouncilNumber: z.optional(z.nullable(text(60))),
  address: z.optional(z.nullable(text(500))),
  phone: z.optional(z.nullable(text(20))),
  settings: z.optional(z.looseObject({})),
});
export type ProfilePatch = z.infer<typeof ProfilePatch>;
