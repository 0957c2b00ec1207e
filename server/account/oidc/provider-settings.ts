/** Configured providers: OIDC_PROVIDERS lists them, and each has settings under its name. */
export interface OidcProvider {
  /** Used in URLs. */
  readonly id: string;
  /** Label of the button. */
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

type Env = Readonly<Record<string, string | undefined>>;

export function providersFrom(env: Env): OidcProvider[] {
  const ids = (env['OIDC_PROVIDERS'] ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
  return ids.map((id) => providerFrom(env, id));
}

function providerFrom(env: Env, id: string): OidcProvider {
  if (!/^[a-z0-9-]{1,40}$/.test(id)) {
    throw new Error(`OIDC_PROVIDERS names ${id}. Use small letters, digits and hyphens, such as google.`);
  }
  const prefix = `OIDC_${id.toUpperCase().replaceAll('-', '_')}_`;
  const given = (name: string): string => {
    const value = env[prefix + name];
    if (!value) throw new Error(`OIDC_PROVIDERS names ${id}, and ${prefix}${name} is not set.`);
    return value;
  };
  const issuer = given('ISSUER');
  if (!URL.canParse(issuer) || !isSafe(new URL(issuer))) {
    throw new Error(`${prefix}ISSUER is ${issuer}. Set an address such as https://accounts.google.com.`);
  }
  return {
    id,
    name: given('NAME'),
    issuer,
    clientId: given('CLIENT_ID'),
    clientSecret: given('CLIENT_SECRET'),
  };
}

/** Plain HTTP is allowed for a local trial only. */
export const isSafe = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname));
