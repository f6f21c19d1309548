import './api/without-eval.ts'
import '@fontsource-variable/inter/wght.css'
import './theme/mantine.css'
import './theme/global.css'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { startTexts } from './i18n/i18n.ts'
import { awaitInstallOffer } from './pwa/install-offer.ts'

awaitInstallOffer()
await startTexts()
const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
