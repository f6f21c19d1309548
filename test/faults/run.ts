import { killRun } from './kill-run.ts'

/** `npm run faults`: what was done, what was acknowledged, what was lost. Fails when anything was. */
const { kills, acknowledged, lost, twice } = await killRun(200, 10, 6)
console.log('fault                         times  acknowledged  lost  twice')
console.log(
  `kill -9 of the whole run   ${String(kills).padStart(8)}${String(acknowledged).padStart(14)}` +
    `${String(lost.length).padStart(6)}${String(twice.length).padStart(7)}`,
)
for (const line of [...lost, ...twice].slice(0, 20)) console.error(line)
process.exit(lost.length + twice.length === 0 ? 0 : 1)
