// Runs before the first paint, so that a chosen theme doesn't flash. The server's policy allows no inline script.
try {
  const chosen = JSON.parse(localStorage.getItem('tatami') || '{}')
  if (chosen.theme === 'light' || chosen.theme === 'dark') document.documentElement.dataset.theme = chosen.theme
  if (chosen.lang) document.documentElement.lang = chosen.lang
} catch {
  // No storage, or something else in it: the system's theme is used.
}
