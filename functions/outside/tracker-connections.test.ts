import {
  DeleteConnectionCommand,
  GetConnectionCommand,
  IoTDataPlaneClient,
  ResourceNotFoundException,
  ThrottlingException,
} from '@aws-sdk/client-iot-data-plane'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod'
import { toIso } from '../../shared/time.ts'
import { NOON } from '../../test/make/tracking/a-position.ts'
import { trackerConnections } from './tracker-connections.ts'

const UNKNOWN_CLIENT = new ResourceNotFoundException({ message: 'Client not found', $metadata: {} })
const THROTTLED = new ThrottlingException({ message: 'Rate exceeded', $metadata: {} })
const SendOptions = z.object({ abortSignal: z.instanceof(AbortSignal) })

const broker = mockClient(IoTDataPlaneClient)
beforeEach(() => {
  broker.reset()
})

describe('T75 the connection of a tracker', () => {
  it('T75 is open since the client connected', async () => {
    broker.on(GetConnectionCommand).resolves({ connected: true, connectedSince: NOON })
    const open = { state: 'connected', since: toIso(NOON), endReason: null }
    expect(await trackerConnections().get('VAN1')).toEqual(open)
    expect(broker).toHaveReceivedCommandExactlyOnceWith(GetConnectionCommand, { clientId: 'VAN1' })
  })

  it('T75 has a time and a reason for its end, as long as the broker has them', async () => {
    broker
      .on(GetConnectionCommand)
      .resolvesOnce({ connected: false, disconnectedSince: NOON, disconnectReason: 'CONNECTION_LOST' })
      .resolvesOnce({ connected: false })
      .rejects(UNKNOWN_CLIENT)
    const { get } = trackerConnections()
    expect(await get('VAN1')).toEqual({
      state: 'disconnected',
      since: toIso(NOON),
      endReason: 'CONNECTION_LOST',
    })
    const unknownEnd = { state: 'disconnected', since: null, endReason: null }
    expect(await get('VAN1')).toEqual(unknownEnd)
    expect(await get('VAN1')).toEqual(unknownEnd)
  })

  it('T75 is not guessed if the broker refuses to answer', async () => {
    broker.on(GetConnectionCommand).rejects(THROTTLED)
    await expect(trackerConnections().get('VAN1')).rejects.toThrow(THROTTLED)
  })

  it('T75 times out after one second', async () => {
    vi.useFakeTimers()
    onTestFinished(() => {
      vi.useRealTimers()
    })
    // the native one follows no fake timers
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new Error('The time is up')), ms)
      return controller.signal
    })
    broker.on(GetConnectionCommand).callsFake(() => {
      const [, options]: unknown[] = broker.send.lastCall.args
      const { abortSignal } = SendOptions.parse(options)
      return new Promise((_, reject) =>
        abortSignal.addEventListener('abort', () => reject(abortSignal.reason)),
      )
    })
    const failed = vi.fn()
    const reading = trackerConnections().get('VAN1').catch(failed)
    await vi.advanceTimersByTimeAsync(999)
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await reading
    expect(failed).toHaveBeenCalledWith(new Error('The time is up'))
  })

  it('T75 is closed, and one that the broker does not know is closed already', async () => {
    broker.on(DeleteConnectionCommand).resolvesOnce({}).rejectsOnce(UNKNOWN_CLIENT).rejects(THROTTLED)
    const { close } = trackerConnections()
    await close('VAN1')
    await close('VAN1')
    await expect(close('VAN1')).rejects.toThrow(THROTTLED)
    expect(broker).toHaveReceivedCommandTimes(DeleteConnectionCommand, 3)
  })
})
