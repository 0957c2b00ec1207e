import { afterAll, beforeAll } from 'vitest';
import { startTestServer, type TestOptions, type TestServer } from './test-server.ts';

/** One server for all tests of a file: started before the first one, stopped after the last one. */
export function serverForFile(options?: TestOptions): TestServer {
  let started: TestServer | undefined;
  const running = (): TestServer => {
    if (!started) throw new Error('The server of this file is not started. Use it inside a test or a hook.');
    return started;
  };
  beforeAll(async () => {
    started = await startTestServer(options);
  });
  afterAll(async () => running().stop());
  return {
    get app() {
      return running().app;
    },
    get baseUrl() {
      return running().baseUrl;
    },
    get inject() {
      return running().inject;
    },
    get fetch() {
      return running().fetch;
    },
    get ports() {
      return running().ports;
    },
    get pool() {
      return running().pool;
    },
    get mails() {
      return running().mails;
    },
    get crashes() {
      return running().crashes;
    },
    get now() {
      return running().now;
    },
    get advance() {
      return running().advance;
    },
    get makeUser() {
      return running().makeUser;
    },
    get stop() {
      return running().stop;
    },
  };
}
