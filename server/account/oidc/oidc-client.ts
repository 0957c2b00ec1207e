/** Provider requests with `openid-client`: code flow with PKCE, state and nonce. */
import { accountName } from '#contract/primitives.ts';
import { Email } from '#contract/account/user.ts';
import type { Configuration } from 'openid-client';
import type { OidcProvider } from './provider-settings.ts';

/** Identity as claimed by the provider. */
export interface ProviderClaims {
  readonly subject: string;
  /** Empty if the provider sent no valid name. */
  readonly name: string;
  /** Only a valid address that the provider has verified. */
  readonly email: string | null;
}

interface Secrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Same rule as at registration. */
const Name = accountName(120, 'Name is required');

const SECONDS = 8;

/** Cached per provider. A failed discovery is repeated. */
const known = new Map<string, Promise<Configuration>>();

function configurationOf(provider: OidcProvider): Promise<Configuration> {
  const key = `${provider.issuer} ${provider.clientId}`;
  const before = known.get(key);
  if (before) return before;
  const found = discover(provider);
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

async function discover({ issuer, clientId, clientSecret }: OidcProvider): Promise<Configuration> {
  const { allowInsecureRequests, discovery } = await import('openid-client');
  const address = new URL(issuer);
  const execute = address.protocol === 'http:' ? [allowInsecureRequests] : [];
  return discovery(address, clientId, clientSecret, undefined, { execute, timeout: SECONDS });
}

export async function begin(
  provider: OidcProvider,
  redirect: string,
): Promise<Secrets & { readonly url: string }> {
  const oidc = await import('openid-client');
  const configuration = await configurationOf(provider);
  const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()];
  const url = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: redirect,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return { state, nonce, verifier, url: url.href };
}

export async function claimsFrom(
  provider: OidcProvider,
  current: string,
  { state, nonce, verifier }: Secrets,
): Promise<ProviderClaims> {
  const oidc = await import('openid-client');
  const configuration = await configurationOf(provider);
  const tokens = await oidc.authorizationCodeGrant(configuration, new URL(current), {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  });
  const tokenClaims = tokens.claims();
  if (!tokenClaims) throw new Error('The provider gave no ID token.');
  const userClaims =
    tokenClaims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
      ? await oidc.fetchUserInfo(configuration, tokens.access_token, tokenClaims.sub)
      : tokenClaims;
  const { email, email_verified: isVerified, name } = userClaims;
  return {
    subject: tokenClaims.sub,
    name: Name.safeParse(name).data ?? '',
    email: (isVerified === true ? Email.safeParse(email).data : undefined) ?? null,
  };
}
