import { buildFunctions } from './local/build-functions.ts'
import { buildSite } from './local/build-site.ts'

await buildFunctions()
await buildSite(false)
