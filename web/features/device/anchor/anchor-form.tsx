import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { UseMutationResult } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Tracking } from '../../../../shared/devices/tracking.ts'
import { bearingDegrees } from '../../../../shared/geo/bearing.ts'
import { destination } from '../../../../shared/geo/destination.ts'
import { haversineMetres } from '../../../../shared/geo/distance.ts'
import { degreesEast } from '../../../../shared/geo/longitude.ts'
import type { Point } from '../../../../shared/geo/point.ts'
import { MINUTE_MS } from '../../../../shared/time.ts'
import { DEGREES_PER_TURN } from '../../../../shared/units.ts'
import type { AnchorWatchView } from '../../../../shared/watching/anchor/anchor-view.ts'
import { SILENT_AFTER_MS } from '../../../../shared/watching/anchor/anchor-watch.ts'
import { WebhookUrl } from '../../../../shared/watching/webhook-url.ts'
import type { WantedWatch } from '../../../boat/anchor-queries.ts'
import { ChoiceChip } from '../../../ui/buttons/choice-chip.tsx'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import { DecimalInput } from '../../../ui/figures/decimal-input.tsx'
import { useFocusOnMount } from '../../../ui/focus.ts'
import { AgeText } from '../../../ui/times/age.tsx'
import { useDurationText } from '../../../ui/times/duration-text.ts'
import { useUnits } from '../../../ui/units/use-units.tsx'
import shared from '../boat-panel.module.css'
import { AlarmDelay } from './alarm-delay.tsx'
import styles from './anchor.module.css'
import { AnchorRehearsal } from './anchor-rehearsal.tsx'
import { GearFields } from './gear-fields.tsx'
import { RadiusField } from './radius-field.tsx'

/** The radius of a small cruising boat on 25 m of chain. */
const FIRST_RADIUS_M = 40
/** How long it may take until a position arrives, minutes. */
const SILENCES = [5, 10, 15, 30, 60, 120]
const FIRST_SILENCE = SILENT_AFTER_MS / MINUTE_MS

type Place = 'kept' | 'boat' | 'away'
type Props = {
  deviceId: string
  /** The watch to adjust; `null` for a new one. */
  watch: AnchorWatchView | null
  /** What the watch before called. */
  calledBefore: string | null
  boat: Tracking | null
  set: UseMutationResult<unknown, Error, WantedWatch>
  close: () => void
}

/** Where the anchor is and how far the boat may swing, for a new watch or another setting of one. */
export function AnchorForm({ deviceId, watch, calledBefore, boat, set, close }: Props) {
  const { t } = useTranslation()
  const { length } = useUnits()
  const durationText = useDurationText()
  const form = useFocusOnMount<HTMLFormElement>()
  const [place, setPlace] = useState<Place>(watch === null ? 'boat' : 'kept')
  const [radiusM, setRadiusM] = useState(watch?.radiusM ?? FIRST_RADIUS_M)
  const [silentAfterMinutes, setSilentAfterMinutes] = useState(watch?.silentAfterMinutes ?? FIRST_SILENCE)
  const [distance, setDistance] = useState('')
  const [bearing, setBearing] = useState('')
  const [webhook, setWebhook] = useState(calledBefore ?? '')
  const [isWebhookWrong, setWebhookWrong] = useState(false)
  const [isWrong, setWrong] = useState(false)
  const places: Place[] = [
    ...(watch ? (['kept'] as const) : []),
    'boat',
    ...(boat ? (['away'] as const) : []),
  ]
  const choose = (chosen: Place) => {
    setPlace(chosen)
    setWrong(false)
  }
  const moveAnchor = (from: Point, to: Point) => {
    choose('away')
    setDistance(String(Math.max(1, Math.round(haversineMetres(from, to) * length.perMetre))))
    setBearing(String(Math.round(bearingDegrees(from, to))))
  }
  const typed = (change: (value: string) => void) => (value: string) => {
    change(value)
    setWrong(false)
  }
  const anchor = anchorAt(place, { watch, boat, metres: metresOf(distance, length.perMetre), bearing })
  const boatAt = boat && { lat: boat.latitude, lng: boat.longitude }
  const anchorPlace = anchor === null ? boatAt : anchor && { lat: anchor.latitude, lng: anchor.longitude }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const webhookUrl = webhook.trim() || null
    const isCallable = webhookUrl === null || WebhookUrl.safeParse(webhookUrl).success
    setWrong(anchor === undefined)
    setWebhookWrong(!isCallable)
    if (anchor !== undefined && isCallable && !set.isPending)
      set.mutate({ anchor, radiusM, silentAfterMinutes, webhookUrl }, { onSuccess: close })
  }
  return (
    <form
      ref={form}
      className={`${shared.form} ${styles.anchorForm}`}
      onSubmit={submit}
      tabIndex={-1}
      noValidate
    >
      <fieldset>
        <legend>{t('anchorWatch.form.where')}</legend>
        <div className={styles.places}>
          {places.map((one) => (
            <ChoiceChip key={one} chosen={place === one} choose={() => choose(one)}>
              {t(`anchorWatch.form.places.${one}`)}
            </ChoiceChip>
          ))}
        </div>
      </fieldset>
      {place === 'away' && (
        <div className={styles.away}>
          <DecimalInput
            label={t('anchorWatch.form.distance', { unit: length.unit })}
            value={distance}
            change={typed(setDistance)}
          />
          <DecimalInput label={t('anchorWatch.form.bearing')} value={bearing} change={typed(setBearing)} />
        </div>
      )}
      {isWrong && (
        <p className={styles.wrong} role="alert">
          {t('anchorWatch.form.wrong')}
        </p>
      )}
      {place !== 'kept' && boat?.GPSTime && (
        <p className={shared.dim}>
          {t('anchorWatch.form.position')} <AgeText at={boat.GPSTime} />
        </p>
      )}
      <RadiusField radiusM={radiusM} change={setRadiusM} accuracyM={boat?.accuracy ?? null} />
      <GearFields change={setRadiusM} accuracyM={boat?.accuracy ?? null} />
      <NativeSelect
        label={t('anchorWatch.form.silence')}
        value={silentAfterMinutes}
        data={[...new Set([...SILENCES, silentAfterMinutes])]
          .toSorted((one, other) => one - other)
          .map((minutes) => ({ value: String(minutes), label: durationText(minutes * MINUTE_MS) }))}
        onChange={({ currentTarget }) => setSilentAfterMinutes(Number(currentTarget.value))}
      />
      <TextInput
        label={t('anchorWatch.form.webhook')}
        description={t('anchorWatch.form.webhookHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        type="url"
        placeholder="https://"
        autoComplete="off"
        value={webhook}
        error={isWebhookWrong && t('alerts.wrong.webhook')}
        onChange={({ currentTarget }) => {
          setWebhook(currentTarget.value)
          setWebhookWrong(false)
        }}
      />
      {watch === null && <AlarmDelay boat={boat} />}
      {anchorPlace && (
        <AnchorRehearsal
          deviceId={deviceId}
          anchor={anchorPlace}
          boat={boatAt}
          radiusM={radiusM}
          silentAfterMinutes={silentAfterMinutes}
          moveAnchor={boatAt === null ? undefined : (to) => moveAnchor(boatAt, to)}
        />
      )}
      {set.error && <ProblemNote error={set.error} title={t('anchorWatch.form.failed')} context="anchor" />}
      <div className={shared.buttons}>
        <LoadingButton type="submit" loading={set.isPending}>
          {t(watch ? 'anchorWatch.form.save' : 'anchorWatch.form.start')}
        </LoadingButton>
        <Button variant="default" onClick={close}>
          {t('anchorWatch.form.cancel')}
        </Button>
      </div>
    </form>
  )
}

type Typed = { watch: AnchorWatchView | null; boat: Tracking | null; metres: number; bearing: string }

/** The anchor as the API wants it: `null` where the boat is now, `undefined` if what is typed gives no place. */
function anchorAt(place: Place, { watch, boat, metres, bearing }: Typed): WantedWatch['anchor'] | undefined {
  if (place === 'boat') return null
  if (place === 'kept') return watch?.anchor
  const degrees = bearing === '' ? Number.NaN : Number(bearing)
  if (boat === null || !(metres > 0 && degrees >= 0 && degrees <= DEGREES_PER_TURN)) return undefined
  const { lat, lng } = destination({ lat: boat.latitude, lng: boat.longitude }, metres, degrees)
  return { latitude: lat, longitude: degreesEast(0, lng) }
}

const metresOf = (typed: string, perMetre: number) => Number(typed) / perMetre
