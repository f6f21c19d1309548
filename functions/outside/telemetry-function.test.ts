import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { telemetryFunction } from './telemetry-function.ts'

const lambda = mockClient(LambdaClient)
beforeEach(() => lambda.reset())
afterAll(() => lambda.restore())

const invoke = () => telemetryFunction('Telemetry').invoke({ topic: 't' })
function answers(reply: unknown, FunctionError?: string): void {
  const text = JSON.stringify(reply)
  lambda.on(InvokeCommand).resolves({
    ...(FunctionError !== undefined && { FunctionError }),
    Payload: Object.assign(new TextEncoder().encode(text), { transformToString: () => text }),
  })
}

describe('the telemetry function', () => {
  it.each([
    [null, undefined, null],
    [{ batchItemFailures: [] }, undefined, null],
    [{ batchItemFailures: [{}, {}] }, undefined, 'the function could not store 2 of its records'],
    [{ errorMessage: 'the store is down\n at x' }, 'Unhandled', 'the store is down'],
    ['killed', 'Unhandled', 'Unhandled'],
  ])('that answers %j with the error %s says %s', async (reply, error, expected) => {
    answers(reply, error)
    expect(await invoke()).toBe(expected)
    expect(lambda).toHaveReceivedCommandWith(InvokeCommand, {
      FunctionName: 'Telemetry',
      Payload: '{"topic":"t"}',
    })
  })

  it('that does not answer in time has not stored the event', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    lambda.on(InvokeCommand).rejects(Object.assign(new Error('Request aborted'), { name: 'AbortError' }))
    expect(await invoke()).toBe('the function did not answer within 10 s')
  })

  it('that cannot be invoked throws', async () => {
    lambda.on(InvokeCommand).rejects(new Error('TooManyRequests'))
    await expect(invoke()).rejects.toThrow('TooManyRequests')
  })
})
