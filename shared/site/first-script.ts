/** Where the app keeps the record of its session; `web/session` writes it. */
export const SESSION_KEY = 'vectra.session'
/** Where a browser keeps the chosen language (specification 3.9). */
export const LANGUAGE_KEY = 'i18nextLng'

/**
 * The one inline script of public pages, which runs before the first paint. The Content-Security-Policy allows it by
 * its hash. On the landing page it sends a visitor with a session to the dashboard. On every page it says which language
 * the visitor prefers, so that the style sheet can show the offer of that language. A browser that stores nothing gets
 * the page as it is.
 */
export const FIRST_SCRIPT = `(function(page){try{
var session=JSON.parse(localStorage.getItem('${SESSION_KEY}'))
if(page.dataset.landing!==undefined&&session&&session.expiresAt>Date.now())return location.replace('/dashboard')
page.dataset.offer=(localStorage.getItem('${LANGUAGE_KEY}')||navigator.language||'').slice(0,2)
}catch(error){}})(document.documentElement)`
