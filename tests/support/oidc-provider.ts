/** A local OpenID provider that logs every caller in as the user of the test. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import type { OidcProvider } from '../../server/account/oidc/provider-settings.ts';
import { callsOf, type CallResult } from './calls.ts';
import type { TestServer } from './test-server.ts';

export interface ProviderPerson {
  readonly sub: string;
  readonly name: string;
  readonly email?: string;
  readonly email_verified?: boolean;
}

export interface TestProvider {
  readonly settings: OidcProvider;
  /** The user of the next login. */
  person: ProviderPerson;
  readonly stop: () => Promise<void>;
}

const ID = 'elsewhere';
export const REDIRECT = `http://zamanat.test/api/auth/oidc/${ID}/callback`;

export async function startProvider(redirect = REDIRECT): Promise<TestProvider> {
  const http = createServer((request, answer) => void handle(request, answer));
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = http.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const settings = {
    id: ID,
    name: 'Elsewhere',
    issuer,
    clientId: 'zamanat',
    clientSecret: 'a secret of the test, long enough',
  };
  const test: TestProvider = {
    settings,
    person: { sub: 'first', name: 'Asha Kale', email: 'asha@elsewhere.example', email_verified: true },
    stop: async () => {
      http.closeAllConnections();
      await new Promise((resolve) => {
        http.close(resolve);
      });
    },
  };
  const provider = providerAt(issuer, test, redirect);
  const callback = provider.callback();
  async function handle(...[request, answer]: Parameters<typeof callback>): Promise<void> {
    if (!request.url?.startsWith('/interaction/')) {
      await callback(request, answer);
      return;
    }
    const { prompt, params, session } = await provider.interactionDetails(request, answer);
    if (test.person.sub === 'denied') {
      await provider.interactionFinished(request, answer, { error: 'access_denied' });
      return;
    }
    const accountId = session?.accountId ?? test.person.sub;
    const grant = new provider.Grant({ accountId, clientId: String(params['client_id']) });
    grant.addOIDCScope(String(params['scope']));
    const consent = prompt.name === 'consent' ? { consent: { grantId: await grant.save() } } : {};
    await provider.interactionFinished(
      request,
      answer,
      { login: { accountId }, ...consent },
      { mergeWithLastSubmission: true },
    );
  }
  return test;
}

const providerAt = (issuer: string, test: TestProvider, redirect: string): Provider => {
  const { settings } = test;
  return new Provider(issuer, {
    clients: [
      {
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
        redirect_uris: [redirect],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...test.person, sub }) }),
    cookies: { keys: ['of the test'] },
  });
};

/** Follows redirects to the provider and back; returns the last answer. */
export async function through(
  server: TestServer,
  provider: TestProvider,
): Promise<{ readonly said: string; readonly cookie: string }> {
  const redirect = await callsOf(server).get(`/auth/oidc/${ID}`);
  const cookie = String(redirect.headers.getSetCookie()[0]).split(';')[0] ?? '';
  const jar = new Map<string, string>();
  let at = redirect.headers.get('location') ?? '';
  while (at.startsWith(provider.settings.issuer)) at = await step(at, jar);
  const back = await callsOf(server).get(at.replace('http://zamanat.test/api', ''), { cookie });
  const fragment = (back.headers.get('location') ?? '').split('#')[1] ?? '';
  return { said: fragment, cookie };
}

/** One redirect, with the cookies of the way. */
async function step(at: string, jar: Map<string, string>): Promise<string> {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(at, { redirect: 'manual', headers: { cookie } });
  for (const line of answer.headers.getSetCookie()) {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
    jar.set(name, value);
  }
  return new URL(answer.headers.get('location') ?? 'about:blank', at).href;
}

/** All of it, for a new user. */
export async function finishedAt(server: TestServer, provider: TestProvider): Promise<CallResult> {
  const { said, cookie } = await through(server, provider);
  return callsOf(server).post('/auth/oidc/session', { code: said, role: 'user' }, { cookie });
}
