import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { citiesModule } from './web/build/cities-module.ts'
import { fontPreload } from './web/build/font-preload.ts'
import { serviceWorkerFile } from './web/build/service-worker-file.ts'

const ZOD = /node_modules\/zod\/|web\/api\/without-eval\.ts/

export default defineConfig({
  root: 'web',
  plugins: [react(), citiesModule(), fontPreload(), serviceWorkerFile()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 1200,
    // In one chunk with its setting, Zod is set before any other chunk makes a schema.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'zod', test: ZOD }] } } },
  },
})
