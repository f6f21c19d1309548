import './api/without-eval.ts'
import '@fontsource-variable/inter/wght.css'
import './theme/mantine.css'
import './theme/global.css'
import { createRoot } from 'react-dom/client'
import { shareTokenIn } from './features/share-viewer/share-path.ts'
import { startTexts } from './i18n/i18n.ts'
import { listenForInstallPrompt } from './pwa/install-prompt.ts'
import { NotLoaded } from './ui/screens/not-loaded.tsx'

const shareToken = shareTokenIn(window.location.pathname)
const site = (shareToken === null ? appSite() : viewerSite(shareToken)).catch(notLoaded)
await startTexts()
const root = document.getElementById('root')
if (root) createRoot(root).render(await site)

function notLoaded(error: unknown) {
  console.error('Could not load the site:', error)
  return <NotLoaded />
}

/** The app and the share viewer are separate bundles: neither loads the other. */
async function appSite() {
  listenForInstallPrompt()
  const { App } = await import('./app.tsx')
  return <App />
}

async function viewerSite(token: string) {
  const { ViewerSite } = await import('./features/share-viewer/viewer-site.tsx')
  return <ViewerSite shareToken={token} />
}
