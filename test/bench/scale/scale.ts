import { costStack } from '../cost/cost-stack.ts'
import { type Figure, figure } from '../figure.ts'
import { inForms } from '../part.ts'
import { type Sizes as Measured, measureActivities } from './measure-activities.ts'
import { ACTIVITIES, lateTrailsWaitSeconds, usagesOf } from './model.ts'
import { NEARLY_REACHED } from './quotas.ts'
import { type FleetRun, predictedAndCounted } from './simulated-fleet.ts'

const FLEETS = [100, 10_000, 100_000]
/** All trails after a network failure are done within five minutes. */
const LATE_TRAILS_WITHIN_SECONDS = 300
const NOT_NEARLY = { atMost: 100 * NEARLY_REACHED }
const AGREES = { atMost: 10 }

/**
 * How far the stack goes: what each activity of a device takes, measured with the functions that `cdk deploy` uploads,
 * and from this the use of AWS's quotas by fleets in their worst hour. The prediction is compared with what a local run
 * really does for a simulated fleet.
 */
export const scale = inForms<{ measured: Measured; fleet: FleetRun }>(
  {
    measured: { warmUp: 3_000, messages: 240, events: 20, ticks: 20 },
    fleet: { devices: 5_000, seconds: 600, returning: 200, settleSeconds: 75 },
  },
  {
    measured: { warmUp: 1, messages: 24, events: 2, ticks: 1 },
    fleet: { devices: 16, seconds: 2, returning: 1, settleSeconds: 0 },
  },
  async ({ measured, fleet }, tools) => {
    const stack = await costStack(tools)
    const costs = await measureActivities(stack, measured)
    const settings = {
      telemetryMb: stack.settings.telemetry.memoryMb,
      workerMb: stack.settings.dueDevices.memoryMb,
      ...stack.lateTrailWorkers,
    }
    const figures: Figure[] = ACTIVITIES.flatMap((activity) => {
      const units = Object.values(costs[activity].tables)
      const sum = (of: 'reads' | 'writes') => units.reduce((total, table) => total + table[of], 0)
      return [
        figure(`${activity}: writes`, sum('writes'), 'units'),
        figure('  reads', sum('reads'), 'units'),
        figure('  CPU time', costs[activity].cpuMs, 'ms'),
      ]
    })
    for (const devices of FLEETS) {
      for (const { quota, share } of usagesOf(costs, settings, devices))
        figures.push(figure(`${devices} devices, of the quota of ${quota}`, 100 * share, '%', NOT_NEARLY))
      figures.push(
        figure(`${devices} devices, late trails wait`, lateTrailsWaitSeconds(costs, settings, devices), 's', {
          atMost: LATE_TRAILS_WITHIN_SECONDS,
        }),
      )
    }
    for (const { table, predicted, counted } of await predictedAndCounted(costs, fleet, tools))
      figures.push(
        figure(`${fleet.devices} devices for ${fleet.seconds} s, calls to ${table}`, counted, 'counted'),
        figure('  predicted', predicted, 'calls'),
        figure('  apart', 100 * Math.abs(predicted / counted - 1), '%', AGREES),
      )
    return figures
  },
)
