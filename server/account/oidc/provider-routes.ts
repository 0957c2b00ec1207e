/** `GET /auth/providers`, `/auth/oidc/{provider}`, its callback, and the calls of the page after it. */
import type { ProviderFailure } from '#contract/account/provider-failures.ts';
import type { FastifyRequest } from 'fastify';
import { countRequest } from '#server/http/limits.ts';
import { sqlOf } from '#server/storage/sql.ts';
import { type Answer, ok } from '#server/http/answer.ts';
import { cookieOf, hostCookie, isHttps } from '#server/http/forgery-pair.ts';
import { knownOrigin } from '#server/http/origin-of.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type Api, route } from '#server/http/route.ts';
import type { Ports } from '#server/ports.ts';
import { loginOrigin, withCookies } from '#server/account/login-origin.ts';
import { placeOf } from '#server/http/place-of.ts';
import { finishProvider } from './finish-provider.ts';
import { begin, claimsFrom } from './oidc-client.ts';
import { keepClaims, keepTry, takeTry } from './provider-attempts.ts';
import type { OidcProvider } from './provider-settings.ts';

const COOKIE = 'zamanat-provider';
const SECONDS = 600;
const PAGE = '/login/provider#';

export function providerRoutes(api: Api): void {
  const { ports } = api;
  route(api, 'listProviders', async () => ok(ports.config.providers.map(({ id, name }) => ({ id, name }))));
  route(api, 'beginProvider', async ({ params, request }) =>
    beginAt(ports, params.provider, request).catch(saidByPage),
  );
  route(api, 'returnFromProvider', async ({ params, request }) =>
    backFrom(ports, params.provider, request).catch((error: unknown) => {
      if (error instanceof Refusal) throw error;
      ports.reportCrash(error instanceof Error ? error : new Error(String(error)));
      return failed('failed');
    }),
  );
  route(api, 'finishProvider', async ({ body, request }) => {
    await countTry(ports, request);
    const from = loginOrigin(ports, request);
    const browser = cookieOf(request, hostCookie(ports, COOKIE)) ?? '';
    return withCookies(ports, from, {
      status: 200,
      session: await finishProvider(ports, body, { ...from, browser }),
    });
  });
}

const countTry = (ports: Ports, { ip }: FastifyRequest): Promise<void> =>
  countRequest(
    sqlOf(ports.pool),
    { bucket: `provider:${placeOf(ip)}`, limit: ports.config.limits.loginPerAddress, seconds: 900 },
    ports.now(),
  );

function providerNamed({ config }: Ports, id: string): OidcProvider {
  const provider = config.providers.find((each) => each.id === id);
  if (!provider) throw new Refusal('not-found');
  return provider;
}

/** The browser loads a full page here, so redirect to a page of the app that shows the error. */
function saidByPage(error: unknown): Answer {
  if (!(error instanceof Refusal) || error.problem.code === 'not-found') throw error;
  return failed(error.problem.code === 'rate-limited' ? 'often' : 'failed');
}

const redirectOf = (origin: string, id: string): string => `${origin}/api/auth/oidc/${id}/callback`;

async function beginAt(ports: Ports, id: string, request: FastifyRequest): Promise<Answer> {
  const provider = providerNamed(ports, id);
  const origin = knownOrigin(ports, request);
  if (origin === undefined) throw new Refusal('unavailable');
  await countTry(ports, request);
  const browser = cookieOf(request, hostCookie(ports, COOKIE)) ?? ports.randomBytes(32).toString('base64url');
  const authorization = await begin(provider, redirectOf(origin, id)).catch((error: unknown) => {
    ports.reportCrash(error instanceof Error ? error : new Error(String(error)));
  });
  if (!authorization) return failed('failed');
  const { url, ...secrets } = authorization;
  await keepTry(sqlOf(ports.pool), { ...secrets, provider: id, browser, now: ports.now() });
  return { status: 302, body: undefined, headers: { location: url, 'set-cookie': cookie(ports, browser) } };
}

/**
 * `Lax`, because the provider redirects from another site. The cookie only binds the attempt to a browser.
 */
const cookie = (ports: Ports, browser: string): string =>
  [
    `${hostCookie(ports, COOKIE)}=${browser}`,
    'Path=/',
    `Max-Age=${SECONDS}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isHttps(ports) ? ['Secure'] : []),
  ].join('; ');

async function backFrom(ports: Ports, id: string, request: FastifyRequest): Promise<Answer> {
  const provider = providerNamed(ports, id);
  const origin = knownOrigin(ports, request);
  const { searchParams, search } = new URL(request.url, 'http://any');
  const state = searchParams.get('state') ?? '';
  const sql = sqlOf(ports.pool);
  const browser = cookieOf(request, hostCookie(ports, COOKIE)) ?? '';
  const attempt = await takeTry(sql, { provider: id, browser, state, now: ports.now() });
  if (!attempt || origin === undefined) return failed('expired');
  if (searchParams.has('error')) {
    return failed(searchParams.get('error') === 'access_denied' ? 'denied' : 'failed');
  }
  const claims = await claimsFrom(provider, redirectOf(origin, id) + search, { ...attempt, state });
  const code = ports.randomBytes(32).toString('base64url');
  await keepClaims(sql, { state, code, claims });
  return leadTo(code);
}

const failed = (why: ProviderFailure): Answer => leadTo(why);

/** The fragment is not sent to servers and does not appear in logs. */
const leadTo = (fragment: string): Answer => ({
  status: 302,
  body: undefined,
  headers: { location: PAGE + fragment },
});
