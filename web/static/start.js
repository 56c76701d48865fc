// Runs before the first paint, so that a chosen theme doesn't flash. The server's policy allows no inline script.
const TEXTS = {} // the file of each language, which the build puts here
let lang
try {
  const chosen = JSON.parse(localStorage.getItem('tatami') || '{}')
  if (chosen.theme === 'light' || chosen.theme === 'dark') document.documentElement.dataset.theme = chosen.theme
  if (chosen.lang) document.documentElement.lang = lang = chosen.lang
} catch {
  // No storage, or something else in it: the system's theme is used.
}
// The texts come with the app, not after it. Which language it really is, the app decides.
lang = [lang, ...navigator.languages, 'en'].map((wish) => String(wish).slice(0, 2)).find((wish) => wish in TEXTS)
if (lang) {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'modulepreload', href: TEXTS[lang] })
  document.head.append(link)
}
