/** Initial values of an application: its advocate and their usual court, from the profile on this device. */
import type { StoredUser, User } from '#contract/account/user.ts';
import type { ApplicationForm } from '#domain/application/application-form.ts';
import { profileOf } from '#data/records/user/settings.ts';
import type { Db } from '#data/store/db.ts';
import { getMeta } from '#data/store/meta.ts';

type Seed = Partial<ApplicationForm>;

export async function applicationSeed(db: Db): Promise<Seed> {
  const profile = await profileOf(db);
  return seedOf(profile ?? (await getMeta(db, 'user')), profile);
}

/** `user` is known before the profile has been read. */
export function seedOf(user: StoredUser | null, profile: User | null): Seed {
  const advocate = user?.role === 'lawyer' ? { advocateName: user.name, ...profiledAdvocate(profile) } : {};
  return { ...advocate, ...usualCourt(profile) };
}

function profiledAdvocate(profile: User | null): Seed {
  const { barCouncilNumber, address, phone } = profile ?? {};
  return {
    ...(barCouncilNumber !== undefined && { enrolmentNumber: barCouncilNumber }),
    ...(address !== undefined && { advocateAddress: address }),
    ...(phone !== undefined && { advocatePhone: phone }),
  };
}

function usualCourt(profile: User | null): Seed {
  const { court, courtPlace, courtName, district } = profile?.settings.courtDefaults ?? {};
  return {
    ...(court && { court }),
    ...(courtPlace !== undefined && { courtPlace }),
    ...(courtName !== undefined && { courtName }),
    ...(district !== undefined && { district }),
  };
}

const PLACE = ['courtPlace', 'courtName', 'district'] as const;
const ADVOCATE = ['advocateName', 'enrolmentNumber', 'advocateAddress', 'advocatePhone'] as const;

/**
 * Fills the advocate and the court if they are empty. The place of the usual court does not belong to another
 * court, nor the enrolment number to another advocate.
 */
export function withSeed<Form extends Seed>(form: Form, seed: Seed): Form & Seed {
  const isEmpty = (fields: readonly (keyof Seed)[]) => fields.every((field) => !form[field]);
  const isUsualCourt = isEmpty(PLACE) && (!form.court || form.court === seed.court);
  const fields = [
    ...(isUsualCourt ? (['court', ...PLACE] as const) : []),
    ...(isEmpty(ADVOCATE) ? ADVOCATE : []),
  ];
  return {
    ...form,
    ...Object.fromEntries(fields.flatMap((field) => (seed[field] ? [[field, seed[field]]] : []))),
  };
}

/**
 * Values of a profile that arrived after the draft began, for an untouched court and advocate. The name of the
 * account alone is no typed advocate.
 */
export function lateSeed(form: Seed, user: StoredUser, profile: User): Seed {
  const begun = seedOf(user, null);
  const isTyped = ADVOCATE.some((field) => (form[field] ?? '') !== (begun[field] ?? ''));
  const blank = isTyped ? {} : Object.fromEntries(ADVOCATE.map((field) => [field, '']));
  const filled = withSeed({ ...form, ...blank }, seedOf(profile, profile));
  const names = ['court', ...PLACE, ...ADVOCATE] as const;
  return Object.fromEntries(
    names.flatMap((field) =>
      filled[field] && filled[field] !== form[field] ? [[field, filled[field]]] : [],
    ),
  );
}
