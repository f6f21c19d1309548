import * as z from 'zod'

// Zod compiles its schemas with `new Function`, which the site's content security policy forbids and reports.
// This has to run before the first schema is made: main.tsx imports it first, and vite.config.ts puts it in Zod's chunk.
z.config({ jitless: true })
