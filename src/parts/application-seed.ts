/** Initial values of an application: its advocate and their default court. */
import { useMemo } from 'react';
import type { User } from '#contract/account/user.ts';
import { profileOf } from '#data/records/user/settings.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import type { ApplicationForm } from '#domain/application/application-form.ts';

export function useApplicationSeed(): Partial<ApplicationForm> {
  const { db, user } = useDevice();
  const read = useLive(() => profileOf(db), [db]);
  const profile = read.status === 'ready' ? read.value : null;
  return useMemo(() => {
    const advocate = user.role === 'lawyer' ? { advocateName: user.name, ...profiledAdvocate(profile) } : {};
    return { ...advocate, ...usualCourt(profile) };
  }, [user, profile]);
}

function profiledAdvocate(profile: User | null): Partial<ApplicationForm> {
  const { barCouncilNumber, address, phone } = profile ?? {};
  return {
    ...(barCouncilNumber !== undefined && { enrolmentNumber: barCouncilNumber }),
    ...(address !== undefined && { advocateAddress: address }),
    ...(phone !== undefined && { advocatePhone: phone }),
  };
}

function usualCourt(profile: User | null): Partial<ApplicationForm> {
  const { court, courtPlace, courtName } = profile?.settings.courtDefaults ?? {};
  return {
    ...(court && { court }),
    ...(courtPlace !== undefined && { courtPlace }),
    ...(courtName !== undefined && { courtName }),
  };
}
