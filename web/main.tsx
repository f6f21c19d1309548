import '@fontsource-variable/inter/wght.css'
import './theme/mantine.css'
import './theme/global.css'
import { createRoot } from 'react-dom/client'
import { certificateNumberIn } from './features/certificate/certificate-path.ts'
import { isOrderPath } from './features/onboarding/order-path.ts'
import { shareTokenIn } from './features/share-viewer/share-path.ts'
import { listenForInstallPrompt } from './pwa/install-prompt.ts'
import { NotLoaded } from './ui/screens/not-loaded.tsx'

const site = siteAt(window.location.pathname).catch(notLoaded)
const root = document.getElementById('root')
if (root) createRoot(root).render(await site)

function notLoaded(error: unknown) {
  console.error('Could not load the site:', error)
  return <NotLoaded />
}

/** The app, the share viewer, the page of a certificate and the order page are separate bundles: none loads another. */
function siteAt(pathname: string) {
  const shareToken = shareTokenIn(pathname)
  if (shareToken !== null) return viewerSite(shareToken)
  const number = certificateNumberIn(pathname)
  if (number !== null) return certificateSite(number)
  return isOrderPath(pathname) ? orderSite() : appSite()
}

async function appSite() {
  listenForInstallPrompt()
  const [{ App }] = await Promise.all([import('./app.tsx'), allTexts()])
  return <App />
}

async function viewerSite(token: string) {
  const [{ ViewerSite }] = await Promise.all([import('./features/share-viewer/viewer-site.tsx'), allTexts()])
  return <ViewerSite shareToken={token} />
}

async function certificateSite(number: string) {
  const [{ CertificateSite }] = await Promise.all([
    import('./features/certificate/certificate-site.tsx'),
    allTexts(),
  ])
  return <CertificateSite number={number} />
}

async function orderSite() {
  const { OnboardingSite, startOrderTexts } = await import('./features/onboarding/onboarding-site.tsx')
  await startOrderTexts()
  return <OnboardingSite />
}

async function allTexts() {
  const { startTexts } = await import('./i18n/i18n.ts')
  await startTexts()
}
