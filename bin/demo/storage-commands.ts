import { takeCommandStep } from '../../functions/relay/command-step.ts'
import { commandLogStore } from '../../functions/stores/devices/command-log.ts'
import { deviceStore, type StoredDevice } from '../../functions/stores/devices/devices.ts'
import { eventStore } from '../../functions/stores/events/events.ts'
import type { CommandQueue } from '../../shared/commands/command.ts'
import { recordAnswer, recordProof } from '../../shared/commands/command-outcome.ts'
import type { QueueStep } from '../../shared/commands/command-queue.ts'
import { STORE_OFF_TEXT, STORE_ON_TEXT } from '../../shared/commands/command-text.ts'
import { offerNext } from '../../shared/commands/offer-next.ts'
import { requestCommand } from '../../shared/commands/request-command.ts'
import { MINUTE_MS, SECOND_MS } from '../../shared/time.ts'
import { STANDING_REPORT_SECONDS, STORAGE_REPORT_SECONDS } from '../simulate/tracker/report.ts'
import type { Span } from '../simulate/vehicle/itinerary.ts'
import { demoId } from './ids.ts'
import type { DemoDeps } from './payments/payments.ts'

const REQUESTED_BEFORE_MS = 40 * SECOND_MS
const ANSWERED_AFTER_MS = SECOND_MS
const PROVED_AFTER_MS = 2 * SECOND_MS
const FROM_ADDRESS = '127.0.0.1'
/** Storage mode needs no interlock. */
const INTERLOCK = { reason: null, speedKmh: 0, fixAgeSeconds: 0 }

/** Logs the commands that put a device into storage mode and took it out again, with each of their steps. */
export async function logStorage(
  device: StoredDevice,
  { from, to }: Span,
  { client, tables }: DemoDeps,
): Promise<void> {
  const log = commandLogStore(client, tables.commands)
  const deps = {
    log,
    devices: deviceStore(client, tables.devices),
    events: eventStore(client, tables.events),
  }
  if ((await log.newest(device.trackId)).entry > 0) return
  const take = (now: number, decide: (queue: CommandQueue) => QueueStep) =>
    takeCommandStep(device, now, decide, deps)

  const switches = [
    {
      kind: 'storeOn',
      text: STORE_ON_TEXT,
      answer: 'HC set ok: 15,3600,3600',
      at: from,
      seconds: STORAGE_REPORT_SECONDS,
    },
    {
      kind: 'storeOff',
      text: STORE_OFF_TEXT,
      answer: 'HC set ok: 15,60,60',
      at: to,
      seconds: STANDING_REPORT_SECONDS,
    },
  ] as const
  for (const { kind, text, answer, at, seconds } of switches) {
    const request = {
      commandId: demoId(device.trackId, kind),
      kind,
      text,
      requestedBy: device.accountId,
      requestedFrom: FROM_ADDRESS,
      intervalMs: MINUTE_MS,
    }
    const requestedAt = at - REQUESTED_BEFORE_MS
    await take(requestedAt, (queue) => requestCommand(queue, request, INTERLOCK, requestedAt))
    await take(at, (queue) => offerNext(queue, INTERLOCK, at))
    const answeredAt = at + ANSWERED_AFTER_MS
    const answered = { commandId: request.commandId, text: answer, receivedAt: answeredAt }
    await take(answeredAt, (queue) => recordAnswer(queue, answered, answeredAt))
    const provedAt = at + PROVED_AFTER_MS
    const reported = { at: provedAt, relayCut: false, reportIntervalSeconds: seconds }
    await take(provedAt, (queue) => recordProof(queue, reported, provedAt))
  }
}
