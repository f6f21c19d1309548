import '@fontsource-variable/inter/wght.css'
import './theme/mantine.css'
import './theme/global.css'
import { createRoot } from 'react-dom/client'
import { LANGUAGE } from '../shared/i18n/language.ts'
import { requestSiteConfig } from './api/fetch-site-config.ts'
import { certificateNumberIn } from './features/certificate/certificate-path.ts'
import { isOrderPath } from './features/onboarding/order-path.ts'
import { isOperatorPath } from './features/operator/operator-path.ts'
import { reportTokenIn } from './features/report-link/report-path.ts'
import { shareTokenIn } from './features/share-viewer/share-path.ts'
import { isSignInPath } from './features/sign-in/sign-in-path.ts'
import { visitorLanguage } from './i18n/browser-language.ts'
import { startPageTexts } from './i18n/i18n.ts'
import { notLoadedTexts } from './i18n/not-loaded.ts'
import { listenForInstallPrompt } from './pwa/install-prompt.ts'
import styles from './ui/screens/full-screen.module.css'
import screen from './ui/screens/full-screen.module.css?inline'
import page from './ui/screens/not-loaded.css?inline'

const site = siteAt(window.location.pathname).catch(notLoaded)
const root = document.getElementById('root')
if (root) createRoot(root).render(await site)

function notLoaded(error: unknown) {
  console.error('Could not load the site:', error)
  return <NotLoaded />
}

/**
 * The app, the sign-in, the share viewer, the pages of certificates and reports, the order page and the operator's console
 * are separate bundles: none loads another.
 */
function siteAt(pathname: string) {
  const shareToken = shareTokenIn(pathname)
  if (shareToken !== null) return viewerSite(shareToken)
  const number = certificateNumberIn(pathname)
  if (number !== null) return certificateSite(number)
  const reportToken = reportTokenIn(pathname)
  if (reportToken !== null) return reportSite(reportToken)
  if (isOrderPath(pathname)) return orderSite()
  if (isOperatorPath(pathname)) return operatorSite()
  return isSignInPath(pathname) ? signInSite() : appSite()
}

async function appSite() {
  listenForInstallPrompt()
  requestSiteConfig()
  const [{ App }] = await Promise.all([import('./app.tsx'), startPageTexts('site')])
  return <App />
}

async function viewerSite(token: string) {
  const [{ ViewerSite }] = await Promise.all([
    import('./features/share-viewer/viewer-site.tsx'),
    startPageTexts('site'),
  ])
  return <ViewerSite shareToken={token} />
}

async function certificateSite(number: string) {
  const [{ CertificateSite }] = await Promise.all([
    import('./features/certificate/certificate-site.tsx'),
    startPageTexts('site'),
  ])
  return <CertificateSite number={number} />
}

async function reportSite(token: string) {
  const [{ ReportSite }] = await Promise.all([
    import('./features/report-link/report-site.tsx'),
    startPageTexts('site'),
  ])
  return <ReportSite token={token} />
}

async function orderSite() {
  const [{ OnboardingSite }] = await Promise.all([
    import('./features/onboarding/onboarding-site.tsx'),
    startPageTexts('order'),
  ])
  return <OnboardingSite />
}

/** It has no texts but its own, in English. */
async function operatorSite() {
  const { OperatorSite } = await import('./features/operator/operator-site.tsx')
  return <OperatorSite />
}

async function signInSite() {
  const opened = import('./features/sign-in/sign-in-site.tsx').then(({ openSignIn }) => openSignIn())
  const [page] = await Promise.all([opened, startPageTexts('signIn')])
  return page
}

/** Shown when the site's own scripts fail to load. It needs none of them, no other texts and no stylesheet. */
function NotLoaded() {
  const language = visitorLanguage()
  const { siteTitle, partsText, reload } = notLoadedTexts(language)
  return (
    <main>
      <style>{page + screen}</style>
      <div className={styles.screen} role="alert" lang={LANGUAGE[language].tag}>
        <h1>{siteTitle}</h1>
        <p>{partsText}</p>
        <button type="button" onClick={() => window.location.reload()}>
          {reload}
        </button>
      </div>
    </main>
  )
}
