import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { citiesModule } from './web/build/cities-module.ts'

export default defineConfig({
  root: 'web',
  plugins: [react(), citiesModule()],
  build: { outDir: '../dist/web', emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 1200 },
})
