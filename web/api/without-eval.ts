import * as z from 'zod'

// Zod compiles its schemas with `new Function`, which the site's content security policy forbids and reports.
// This has to run before the first schema is made, so main.tsx imports it first.
z.config({ jitless: true })
