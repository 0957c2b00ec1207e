/** Codes of an authenticator app (TOTP, RFC 6238): six digits for each thirty seconds. */
import { Secret, TOTP } from 'otpauth';

const PERIOD = 30;

const totpOf = (secret: Uint8Array, label: string): TOTP =>
  new TOTP({
    issuer: 'Zamanat',
    label,
    algorithm: 'SHA1', // the only one that all apps read
    digits: 6,
    period: PERIOD,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  });

export function addressOf(secret: Uint8Array, label: string): { secret: string; address: string } {
  const totp = totpOf(secret, label);
  return { secret: totp.secret.base32, address: totp.toString() };
}

export const isAuthenticatorCode = (code: string): boolean => /^\d{6}$/.test(code);

interface ShownCode {
  readonly code: string;
  readonly now: Date;
  /** Steps before and after the current one that count too. */
  readonly window: number;
}

/** Time step of the code; undefined for a wrong one. */
export function stepOf(secret: Uint8Array, { code, now, window }: ShownCode): number | undefined {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now.getTime(), window });
  return delta === null ? undefined : Math.floor(now.getTime() / 1_000 / PERIOD) + delta;
}
