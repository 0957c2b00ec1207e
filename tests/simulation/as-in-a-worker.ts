/** What Workbox finds in a service worker; imported before it. */
Object.assign(globalThis, {
  self: globalThis,
  registration: {},
  location: new URL('http://zamanat.test/'),
  __WB_DISABLE_DEV_LOGS: true,
});
