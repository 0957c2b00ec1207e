// Before the first paint: the stored choice of theme. A file of its own, because the page allows no inline script.
(function () {
  try {
    var theme = localStorage.getItem('zamanat-theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // storage is closed to this page: the system's theme stands
  }
})();
