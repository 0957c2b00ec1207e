/** Content security policy of the app. Only own scripts, styles and connections are allowed. */
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import type { Ports } from '#server/ports.ts';

const YEAR = 31_536_000;

/** The worker that reads pictures is governed by the headers of its own file. Only it may run WebAssembly. */
const OCR_WORKER = /^\/assets\/ocr-worker-[\w-]+\.js(?:\?|$)/;
const OCR_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** The headers are constant, so `helmet` is asked once instead of at each answer. */
export async function securityHeaders(app: FastifyInstance, { config }: Ports): Promise<void> {
  const headers = {
    ...(await headersOfHelmet(config.publicUrl?.startsWith('https:') ?? false)),
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  };
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers);
    if (OCR_WORKER.test(request.url)) void reply.header('content-security-policy', OCR_POLICY);
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
