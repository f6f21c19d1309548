import { describe, expect, test } from 'vitest'
import { MINUTE_MS, toIso } from '../../../shared/time.ts'
import { geofenceIn, NOT_FOUND } from '../../../test/make/geofences/geofence-owner.ts'
import { alertIn, ruleOwners } from '../../../test/make/rules/rule-owner.ts'
import { NOON } from '../../../test/make/tracking/a-position.ts'

const anOwner = ruleOwners()

const notFoundAt = (path: string) => ({
  refused: 'not-found',
  more: { errors: [{ path, code: 'not-found' }] },
})

describe('the alert rules of an account', () => {
  test('ALR-4 are created with the id of the client, listed newest first, changed in part and deleted', async () => {
    const { createAlert, updateAlert, deleteAlert, listAlerts, deps } = await anOwner()
    const first = alertIn(await createAlert({ id: 'made-by-the-client', createdAt: 'ignored' }))
    deps.now = () => NOON + MINUTE_MS
    const second = alertIn(await createAlert({ name: 'Second' }))
    expect(first).toEqual({
      id: 'made-by-the-client',
      name: 'Too fast',
      deviceId: 'ALL_DEVICES',
      tags: [],
      enabled: true,
      conditions: [{ type: 'speed', operator: 'above', value: 80 }],
      actions: [{ type: 'email', target: '' }],
      cooldownMinutes: 30,
      createdAt: toIso(NOON),
      lastTriggered: null,
      lastEventId: null,
      triggerCount: 0,
      disabledBecause: null,
    })
    expect(second.id).toMatch(/^[\w-]{16}$/)
    expect(await listAlerts()).toEqual([second, first])

    expect(alertIn(await updateAlert(first.id, { enabled: false }))).toEqual({ ...first, enabled: false })
    // as a client sends back the whole rule that it has
    expect(alertIn(await updateAlert(first.id, { ...first, name: 'Depot' }))).toEqual({
      ...first,
      name: 'Depot',
    })
    expect(await deleteAlert(first.id)).toEqual({ reply: { success: true } })
    expect(await deleteAlert(first.id)).toEqual(NOT_FOUND)
    expect(await updateAlert(first.id, { enabled: true })).toEqual(NOT_FOUND)
    expect(await listAlerts()).toEqual([second])
  })

  test('ALR-4 keep whether they are critical until that is changed', async () => {
    const { createAlert, updateAlert } = await anOwner()
    const { id } = alertIn(await createAlert({ critical: true }))
    expect(alertIn(await updateAlert(id, { name: 'Depot' })).critical).toBe(true)
    expect(alertIn(await updateAlert(id, { critical: null })).critical).toBeNull()
  })

  test('T16 with an id that another account uses live in their own account; a taken one is refused', async () => {
    const [mine, theirs] = [await anOwner(), await anOwner()]
    const rule = alertIn(await theirs.createAlert({ id: 'the-same' }))
    expect(alertIn(await mine.createAlert({ id: 'the-same', name: 'Mine' })).name).toBe('Mine')
    expect(await mine.createAlert({ id: 'the-same', name: 'Again' })).toEqual({ refused: 'rule-exists' })
    expect(await theirs.listAlerts()).toEqual([rule])
    expect(await mine.listAlerts()).toMatchObject([{ id: 'the-same', name: 'Mine' }])
    await mine.deleteAlert('the-same')
    expect(await theirs.listAlerts()).toEqual([rule])
  })

  test('T13 name devices and geofences of their account only', async () => {
    const { createAlert, updateAlert, listAlerts } = await anOwner('VAN1')
    const theirs = await anOwner('THEIRS')
    const { geofenceId } = geofenceIn(await theirs.create())
    expect(await createAlert({ deviceId: 'THEIRS' })).toEqual(notFoundAt('deviceId'))
    const inside = { type: 'insideGeofence', geofenceId }
    const speed = { type: 'speed', operator: 'above', value: 80 }
    expect(await createAlert({ conditions: [speed, inside] })).toEqual(notFoundAt('conditions.1.geofenceId'))
    const { id } = alertIn(await createAlert({ deviceId: 'VAN1' }))
    expect(await updateAlert(id, { deviceId: 'THEIRS' })).toEqual(notFoundAt('deviceId'))
    expect(await updateAlert(id, { deviceId: 'THEIRS', enabled: false })).toEqual(notFoundAt('deviceId'))
    expect(await listAlerts()).toMatchObject([{ id, deviceId: 'VAN1', enabled: true }])
  })

  test('ALR-1 of a deleted geofence are disabled and say so, and cannot be enabled', async () => {
    const { create, createAlert, updateAlert, listAlerts, actions, caller } = await anOwner()
    const { geofenceId } = geofenceIn(await create())
    const conditions = [{ type: 'outsideGeofence', geofenceId }]
    const { id } = alertIn(await createAlert({ conditions }))
    const other = alertIn(await createAlert())
    const input = { path: { id: geofenceId }, query: undefined, body: undefined }
    expect(await actions.deleteGeofence(input, caller)).toEqual({ reply: { success: true } })
    expect((await listAlerts()).find((rule) => rule.id === id)).toMatchObject({
      enabled: false,
      disabledBecause: 'geofence-deleted',
    })
    expect(await listAlerts()).toContainEqual(other)
    expect(await updateAlert(id, { enabled: true })).toEqual(notFoundAt('conditions.0.geofenceId'))
    const renamed = alertIn(await updateAlert(id, { name: 'Renamed' }))
    expect(renamed).toMatchObject({ enabled: false, disabledBecause: 'geofence-deleted' })
    const fixed = await updateAlert(id, { enabled: true, conditions: other.conditions })
    expect(alertIn(fixed)).toMatchObject({ enabled: true, disabledBecause: null })
  })

  test('ALR-1 all of them are disabled, even if they do not fit into one transaction', async () => {
    const { create, createAlert, listAlerts, actions, caller } = await anOwner()
    const { geofenceId } = geofenceIn(await create())
    const conditions = [{ type: 'insideGeofence', geofenceId }]
    for (let made = 0; made < 100; made++) await createAlert({ conditions })
    await actions.deleteGeofence({ path: { id: geofenceId }, query: undefined, body: undefined }, caller)
    const rules = await listAlerts()
    expect(rules).toHaveLength(100)
    expect(rules.filter(({ enabled }) => enabled)).toEqual([])
  })

  test('T89 call public webhooks only', async () => {
    const { createAlert, updateAlert, listAlerts } = await anOwner()
    const actions = [{ type: 'push' }, { type: 'webhook', target: 'https://169.254.169.254/' }]
    const refused = {
      refused: 'webhook-not-public',
      more: { errors: [{ path: 'actions.1.target', code: 'webhook-not-public' }] },
    }
    expect(await createAlert({ actions })).toEqual(refused)
    const { id } = alertIn(await createAlert())
    expect(await updateAlert(id, { actions })).toEqual(refused)
    expect(await listAlerts()).toMatchObject([{ actions: [{ type: 'email' }] }])
  })

  test('ALR-3 for tags need one; tags are trimmed, blank and repeated ones ignored', async () => {
    const { createAlert } = await anOwner()
    expect(await createAlert({ deviceId: 'TAG_BASED', tags: [' '] })).toEqual({
      refused: 'invalid-rule',
      more: { errors: [{ path: 'tags', code: 'required' }] },
    })
    const charter = await createAlert({ deviceId: 'TAG_BASED', tags: [' charter ', '', 'charter'] })
    expect(alertIn(charter).tags).toEqual(['charter'])
  })

  test('ALR-3 either cut the relay or restore it', async () => {
    const { createAlert } = await anOwner()
    const [cut, restore] = ['off', 'on'].map((relayState) => ({ type: 'relay', relayState }))
    expect(await createAlert({ actions: [cut, { type: 'push' }, restore] })).toEqual({
      refused: 'invalid-rule',
      more: { errors: [{ path: 'actions.2.relayState', code: 'contradiction' }] },
    })
    for (const action of [cut, restore])
      expect(alertIn(await createAlert({ actions: [action] })).actions).toEqual([action])
  })

  test('T83 concurrent changes of different fields all survive', async () => {
    const { createAlert, updateAlert, listAlerts } = await anOwner()
    const { id } = alertIn(await createAlert())
    const changes = [{ name: 'Depot' }, { enabled: false }, { cooldownMinutes: 60 }, { tags: ['north'] }]
    await Promise.all(changes.map((change) => updateAlert(id, change)))
    expect(await listAlerts()).toMatchObject([Object.assign({}, ...changes)])
  })

  test.each<[Record<string, unknown>, boolean]>([
    [{ name: 'Depot' }, false],
    [{ enabled: true }, false],
    [{ cooldownMinutes: 0 }, false],
    [{ actions: [{ type: 'push' }] }, false],
    [{ enabled: false }, true],
    [{ deviceId: 'VAN1' }, true],
    [{ conditions: [{ type: 'speed', operator: 'above', value: 81 }] }, true],
  ])('ALR-2 after %j is new, so that the next fix is a baseline: %s', async (change, isNew) => {
    const { createAlert, updateAlert, deps, accountId } = await anOwner('VAN1')
    const { id } = alertIn(await createAlert())
    deps.now = () => NOON + MINUTE_MS
    await updateAlert(id, change)
    const stored = await deps.rules.get(accountId, id)
    expect(stored?.definedAt).toBe(isNew ? NOON + MINUTE_MS : NOON)
    expect(stored?.version).toBe(2)
  })

  test('T15 do not set what the server counts', async () => {
    const { createAlert, updateAlert } = await anOwner()
    const forged = {
      createdAt: '2020-01-01T00:00:00.000Z',
      lastTriggered: '2020-01-01T00:00:00.000Z',
      lastEventId: 'forged',
      triggerCount: 99,
      disabledBecause: 'device-deleted',
    }
    const rule = alertIn(await createAlert(forged))
    const counted = { createdAt: toIso(NOON), lastTriggered: null, lastEventId: null, triggerCount: 0 }
    expect(rule).toMatchObject({ ...counted, disabledBecause: null })
    expect(alertIn(await updateAlert(rule.id, { ...forged, id: 'other' }))).toEqual(rule)
    await expect(createAlert({ accountId: 'theirs' })).rejects.toThrow('accountId')
  })
})
