/** Globals that Workbox expects in a service worker. Import it before Workbox. */
Object.assign(globalThis, {
  self: globalThis,
  registration: {},
  location: new URL('http://zamanat.test/'),
  __WB_DISABLE_DEV_LOGS: true,
});
