import { expect, inject } from 'vitest'
import { readRunFile } from '../../../bin/local/files/run-file.ts'

/** Adds a dead letter, as the run does for what the telemetry function could not store. */
export async function addDeadMessage(body: object): Promise<void> {
  const run = readRunFile(inject('dataFolder'))
  if (!run) throw new Error('The local run has no file')
  const response = await fetch(run.operatorEndpoint, {
    method: 'POST',
    headers: { 'x-amz-target': 'AmazonSQS.SendMessage' },
    body: JSON.stringify({ QueueUrl: run.names.deadLettersUrl, MessageBody: JSON.stringify(body) }),
  })
  expect(response.ok).toBe(true)
}

/** Makes a message of a queue, by the beginning of its name, a dead letter. */
export async function giveUp(queue: string, body: object): Promise<void> {
  const response = await fetch(`${inject('localUrl')}/_local/dead-letters`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ queue, body }),
  })
  expect(response.status).toBe(200)
}
