import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { apiDocument } from './web/build/api-document.ts'
import { brandName } from './web/build/brand-name.ts'
import { citiesModule } from './web/build/cities-module.ts'
import { fontPreload, prerender } from './web/build/prerender.ts'
import { publicPagesInDevelopment } from './web/build/public-pages-in-development.ts'
import { serviceWorkerFile } from './web/build/service-worker-file.ts'
import { signInPage } from './web/build/sign-in-page.ts'
import { trimmedAuthenticator } from './web/build/trimmed-authenticator.ts'
import { trimmedFont } from './web/build/trimmed-font.ts'

const packages = (...names: string[]) => new RegExp(`node_modules/(${names.join('|')})/`)
const anyOf = (...tests: RegExp[]) => new RegExp(tests.map(({ source }) => source).join('|'))

/**
 * What several pages share, in a few chunks: a request costs more than some bytes that a page does not need. A group
 * takes the dependencies of its modules along, so the first in this order has them. The rest stays with the page that
 * needs it, or in a chunk of its own where several do.
 */
const GROUPS = [
  // What every page starts with. The order page has little else before its payment.
  {
    name: 'start',
    test: anyOf(
      packages(
        'react',
        'react-dom',
        'scheduler',
        'i18next',
        'react-i18next',
        'tslib',
        'use-sync-external-store',
      ),
      /vite\/preload-helper/,
      /\/web\/(theme\/(surfaces|status-colours|plain-theme)|ui\/(logo|language-menu|chart-silhouettes|buttons\/tone-button|feedback\/(error-boundary|problem-note\.module)|use-support-link|screens\/(not-loaded|full-screen)))/,
      /\/web\/(i18n\/((\w+\/)?not-loaded|(browser|resolve)-language|i18n|load-texts)|pwa\/install-prompt|api\/fetch-site-config|features\/.*-path)\.ts/,
      /\/shared\/(i18n\/language|site\/(public-pages|contact|first-script)|account\/password|time)\.ts/,
      /\/(shared\/(subscriptions\/prices|account\/phone-pattern)|units\/use-money)\.ts/,
    ),
    minShareCount: 1,
  },
  // Zod is in one chunk with its setting, which therefore runs before any other chunk makes a schema.
  {
    name: 'framework',
    test: anyOf(packages('zod', '@tanstack/(react-)?query(-core)?'), /web\/api\/without-eval\.ts/),
    minShareCount: 1,
  },
  // What the sign-in has in common with the app.
  {
    name: 'amplify',
    test: anyOf(
      packages('aws-amplify', '@aws-amplify/(core|auth)'),
      /\/web\/(account\/(configure-sign-in|sign-in-problem)|session\/(begin|new)-session|session\/platform)\.ts/,
      /\/shared\/account\/(codes-limit|demo-account)\.ts/,
    ),
  },
  // The session of the app, which the operator's console uses too.
  {
    name: 'session',
    test: /\/web\/session\/(session|session-record|access-tokens|browser-storage|watch-activity|with-retries)\.ts/,
  },
  // The share viewer has this much in common with the app.
  {
    name: 'base',
    test: anyOf(
      packages('@mantine/core', '@mantine/hooks', '@floating-ui', '@tabler'),
      /\/shared\//,
      /\/web\/(i18n|theme|ui\/(?!qr-code))/,
      /\/web\/api\/(read-site-config|create-query-client|may-pass|start-private-site)/,
      // what pages have whose map comes later, or not at all
      /\/web\/map\/(features|markers|map-style|map-context|antimeridian|layers\/line-colours|preview\/lazy|base\/(towns|use-nearest-place)|boundaries\/wire-points)/,
      /\/web\/features\/.*(-search|return-path)\.ts/,
    ),
  },
  // What several pages of the app share. The share viewer has none of it.
  {
    name: 'rooms',
    test: anyOf(
      packages('@tanstack/(react-router|router-core|history|react-store|store)'),
      /\/web\/(account|api|commands|devices|events|first-steps|pwa|push|session|sharing|shell|snooze)\//,
      /\/web\/geofences\/([^/]*(query|icons)\.ts$|geofences-on-map)/,
      /\/web\/(payments\/purchase\/shared-attempts|features\/(live\/card\/|sign-in\/hosted-sign-in))/,
    ),
  },
  { name: 'map', test: /node_modules\/maplibre-gl\/|web\/map\/(?!drawing)/ },
  // Of the geofences page, and of dialogs that other pages open.
  { name: 'geofence-dialog', test: /\/web\/(geofences\/(?!geofences-on-map)|map\/drawing\/)/ },
].map((group, index, { length }) => ({ minShareCount: 2, ...group, priority: length - index }))

/** The texts in one language, of a part of the site that loads them by themselves. */
const TEXTS = {
  texts: /\/web\/i18n\/(\w\w)\/app\.ts$/,
  'reporting-texts': /\/web\/i18n\/(\w\w)\/reporting-page\.ts$/,
  'settings-texts': /\/web\/i18n\/(\w\w)\/settings-page\.ts$/,
  'subscription-texts': /\/web\/i18n\/(\w\w)\/subscription\.ts$/,
  'order-texts': /\/web\/i18n\/(\w\w)\/onboarding\.ts$/,
  'boat-texts': /\/web\/i18n\/(\w\w)\/boat\.ts$/,
  'connect-texts': /\/web\/i18n\/(\w\w)\/connect-page\.ts$/,
  'import-texts': /\/web\/i18n\/(\w\w)\/import\.ts$/,
  'why-not-texts': /\/web\/i18n\/(\w\w)\/why-not\.ts$/,
  'sign-in-texts': /\/web\/i18n\/(\w\w)\/sign-in\.ts$/,
}

/** The service worker knows texts by the names of their files. */
function chunkName(entryModule: string | null): string {
  for (const [name, file] of Object.entries(TEXTS)) {
    const language = file.exec(entryModule ?? '')?.[1]
    if (language !== undefined) return `${name}-${language}`
  }
  return '[name]'
}

/** Warnings about slow plugins, which only mean that the machine is slow. */
const NO_TIMINGS = { pluginTimings: false }

export default defineConfig({
  root: 'web',
  plugins: [
    apiDocument(),
    brandName(),
    react(),
    citiesModule(),
    trimmedFont(),
    fontPreload(),
    prerender(),
    publicPagesInDevelopment(),
    serviceWorkerFile(),
    signInPage(),
    trimmedAuthenticator(),
  ],
  worker: { rolldownOptions: { checks: NO_TIMINGS } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // 42 kB in one request instead of in up to eight
    cssCodeSplit: false,
    target: 'es2022',
    chunkSizeWarningLimit: 1200,
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'web/app.html',
      checks: NO_TIMINGS,
      // without it, each of the 6,000 icons is compiled
      experimental: { lazyBarrel: true },
      output: {
        codeSplitting: { groups: GROUPS },
        chunkFileNames: ({ facadeModuleId }) => `assets/${chunkName(facadeModuleId)}-[hash].js`,
      },
    },
  },
})
