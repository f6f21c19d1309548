import { haversineMetres } from '../../../shared/geo/distance.ts'
import { MINUTE_MS } from '../../../shared/time.ts'
import { type AnchorReport, SILENT_AFTER_MS } from '../../../shared/watching/anchor/anchor-watch.ts'
import { anchorRadius } from '../../../shared/watching/anchor/radius.ts'
import { rehearseAnchor } from '../../../shared/watching/anchor/rehearse-anchor.ts'
import { restDriftM } from '../../../shared/watching/anchor/rest-drift.ts'
import type { Night } from '../../make/anchorages/night.ts'

/** When an alarm first says that the boat of a night drags, epoch ms; null if it does not. */
type DragAlarm = (night: Night) => number | null

/** Without an accuracy and a time at rest, an owner assumes this. */
const ASSUMED_ACCURACY_M = 10

/** The radius that the site proposes for the gear of a night. */
function proposedRadiusM({ gear, fixes, berth }: Night): number {
  const reported = fixes.find(({ accuracyM }) => accuracyM !== null)?.accuracyM ?? null
  const accuracyM = reported ?? restDriftM(berth) ?? ASSUMED_ACCURACY_M
  const proposed = anchorRadius({ ...gear, accuracyM })
  if ('refused' in proposed) throw new Error(`the radius is refused: ${proposed.refused}`)
  return proposed.radiusM
}

function reportsOf({ fixes, intervalSeconds }: Night): AnchorReport[] {
  return fixes.map(({ at, lat, lng, accuracyM }) => ({
    shownAt: at,
    receivedAt: at,
    fix: { lat, lng, accuracyM, speedKmh: null },
    ignition: null,
    batteryVolts: null,
    intervalMs: intervalSeconds * 1_000,
  }))
}

function anchorWatch(night: Night): number | null {
  const [first] = night.fixes
  if (first === undefined) return null
  const watch = {
    anchor: night.anchor,
    radiusM: proposedRadiusM(night),
    setAt: first.at,
    restDriftM: restDriftM(night.berth),
    silentAfterMs: SILENT_AFTER_MS,
  }
  const { alarms } = rehearseAnchor(reportsOf(night), watch, first.at)
  return alarms.find(({ kind }) => kind === 'dragging')?.at ?? null
}

const radius: DragAlarm = (night) => outsideFor(night, proposedRadiusM(night), 0)
const delayedRadius: DragAlarm = (night) => outsideFor(night, proposedRadiusM(night), MINUTE_MS)

/**
 * The Signal K plugin for anchor alarms by the README of its version 2.0.0, with the settings that it comes with: the
 * radius follows from rode, depth and bow height, and nothing is added for the accuracy ("fudge factor"); it alarms at
 * once ("alarm delay" 0). The place of the receiver counts as its users set it ("bow offset").
 */
function signalK(night: Night): number | null {
  const { rodeM, depthM, bowHeightM, receiverM } = night.gear
  const straightM = Math.sqrt(rodeM ** 2 - (depthM + bowHeightM) ** 2)
  return outsideFor(night, straightM + receiverM, 0)
}

function outsideFor({ fixes, anchor }: Night, radiusM: number, delayMs: number): number | null {
  let since: number | null = null
  for (const fix of fixes) {
    if (haversineMetres(anchor, fix) <= radiusM) since = null
    else {
      since ??= fix.at
      if (fix.at - since >= delayMs) return fix.at
    }
  }
  return null
}

/** Our anchor watch first, then its peers. */
export const DRAG_ALARMS: readonly { name: string; alarmOf: DragAlarm }[] = [
  { name: 'anchor watch', alarmOf: anchorWatch },
  { name: 'radius alone', alarmOf: radius },
  { name: 'radius with a delay of 60 s', alarmOf: delayedRadius },
  { name: 'Signal K', alarmOf: signalK },
]
