import * as z from 'zod'

// Zod compiles schemas with `new Function`, which the content security policy blocks and reports.
// Must run before the first schema is created: main.tsx imports it first, and vite.config.ts puts it in Zod's chunk.
z.config({ jitless: true })
