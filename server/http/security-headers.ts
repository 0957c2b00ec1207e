/** Content security policy of the app. Only own scripts, styles and connections are allowed. */
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import type { Ports } from '#server/ports.ts';

const YEAR = 31_536_000;

/** The headers are constant, so `helmet` is asked once instead of at each answer. */
export async function securityHeaders(app: FastifyInstance, { config }: Ports): Promise<void> {
  const headers = {
    ...(await headersOfHelmet(config.publicUrl?.startsWith('https:') ?? false)),
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  };
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers(headers);
  });
}

/** Headers that every answer has without helmet. */
const ANY_ANSWER = new Set(['connection', 'content-length', 'content-type', 'date']);

async function headersOfHelmet(https: boolean): Promise<Record<string, string>> {
  const model = fastify();
  await model.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['app-sw'],
      },
    },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    strictTransportSecurity: https ? { maxAge: YEAR, includeSubDomains: true } : false,
  });
  model.get('/', async () => '');
  const { headers } = await model.inject('/');
  await model.close();
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      ANY_ANSWER.has(name) || value === undefined ? [] : [[name, String(value)]],
    ),
  );
}
