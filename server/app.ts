/** The API as a function of its ports. Only `server/main.ts` opens a socket. */
import compress from '@fastify/compress';
import fastify, { type FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';
import { answerHeaders, isApi } from './http/answer-headers.ts';
import { SMALL_BODY } from './http/body-limits.ts';
import { checkHost } from './http/check-host.ts';
import { noteCalls } from './http/note-call.ts';
import { compareForgeryPair } from './http/forgery-pair.ts';
import { probeRoutes } from './http/probes.ts';
import { observe } from './http/observe.ts';
import { readJson } from './http/read-json.ts';
import { requestIds } from './http/request-id.ts';
import { refusalOf, installErrorHandler, sendRefusal } from './http/refuse.ts';
import { securityHeaders } from './http/security-headers.ts';
import { serveApp } from './http/serve-app.ts';
import { traceCalls } from './http/trace-calls.ts';
import { routesOfRecords } from './http/route.ts';
import type { Ports } from './ports.ts';
import { Refusal } from './http/refusal.ts';
import { firstGeneration } from './storage/generation.ts';
import { accountRoutes } from './account/account-routes.ts';
import { lawRoutes } from './law/law-routes.ts';
import { calendarRoutes } from './calendar/calendar-routes.ts';
import { chatRoutes } from './chat/chat-routes.ts';
import { analyticsRoutes } from './analytics/predictive.ts';
import { notificationRoutes } from './notification/notification-routes.ts';
import { pushRoutes } from './jobs/push/push-routes.ts';
import { providerRoutes } from './account/oidc/provider-routes.ts';
import { passkeyRoutes } from './account/passkey/passkey-routes.ts';
import { secondFactorRoutes } from './account/second-factor/second-factor-routes.ts';
import { operatorRoutes } from './operator/operator-routes.ts';
import { orderRoutes } from './orders/order-routes.ts';
import { shareRoutes } from './share/share-routes.ts';
import { serviceRoutes } from './service/service-routes.ts';
import { syncRoutes } from './records/sync-routes.ts';
import { findRoutes } from './find/find-routes.ts';
import { wakeRoutes } from './wake/wake-routes.ts';
import { endUnusedConnections } from './http/unused-connections.ts';
import { wakeStreams } from './wake/wake-streams.ts';

const SHARED = /^\/(?:application\/share|api\/shared|api\/calendar|verify|api\/verify)(?:[/?#]|$)/;

/** Excludes shared pages and all API answers from search engines. */
function keepOutOfSearch(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (SHARED.test(request.url)) void reply.header('x-robots-tag', 'noindex, nofollow, noarchive');
  });
}

export async function createApp(ports: Ports): Promise<FastifyInstance> {
  await firstGeneration(ports);
  const app = fastify({
    bodyLimit: SMALL_BODY,
    requestIdHeader: false,
    genReqId: requestIds(ports),
    forceCloseConnections: 'idle',
    trustProxy: ports.config.trustedProxies.length > 0 ? [...ports.config.trustedProxies] : false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, _request, reply) => {
      void sendRefusal(reply.header('x-zamanat', '1'), refusalOf(error, ports));
    },
  });
  noteCalls(app);
  traceCalls(app, ports);
  endUnusedConnections(app);
  const streams = wakeStreams(ports);
  observe(app, ports, streams);
  answerHeaders(app, ports);
  keepOutOfSearch(app);
  checkHost(app, ports);
  installErrorHandler(app, ports);
  readJson(app);
  await securityHeaders(app, ports);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  compareForgeryPair(app, ports);
  const api = { app, ports };
  probeRoutes(api);
  syncRoutes(api);
  wakeRoutes(api, streams);
  findRoutes(api);
  accountRoutes(api);
  routesOfRecords(api);
  providerRoutes(api);
  passkeyRoutes(api);
  secondFactorRoutes(api);
  shareRoutes(api);
  orderRoutes(api);
  analyticsRoutes(api);
  chatRoutes(api);
  notificationRoutes(api);
  calendarRoutes(api);
  pushRoutes(api);
  lawRoutes(api);
  serviceRoutes(api);
  operatorRoutes(api);
  const sendApp = await serveApp(app, ports);
  app.setNotFoundHandler(async (request, reply) => {
    if (sendApp && !isApi(request.url)) return sendApp(request, reply);
    throw new Refusal('unknown-call');
  });
  return app;
}
