import { Button, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Gateway, gateways, type Unit } from '../../../../shared/gateways/gateways.routes.ts'
import { ApiProblem } from '../../../../shared/http/client.ts'
import { DEVICES_KEY } from '../../../api/devices-query.ts'
import { useSite } from '../../../api/site.tsx'
import { listedType } from '../../../devices/dialog/type-draft.ts'
import { TypeField, TypePicker } from '../../../devices/dialog/type-picker.tsx'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import dialog from '../../../ui/dialog.module.css'
import { Dialog } from '../../../ui/dialog.tsx'
import { problemText } from '../../../ui/feedback/problem-text.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useFailureToast } from '../../../ui/feedback/use-failure-toast.ts'
import styles from '../settings-page.module.css'
import { gatewaysQuery } from './gateways-query.ts'

type Props = { gatewayId: Gateway['gatewayId']; units: readonly Unit[]; close: () => void }
type Refused = { unitId: string; code: string }[]

/** Makes units devices: a single one by a name to choose, many by the names that their server has for them. */
export function AddUnitsDialog({ gatewayId, units, close }: Props) {
  const { t } = useTranslation()
  const [only] = units.length === 1 ? units : []
  const [name, setName] = useState(only?.name ?? only?.unitId ?? '')
  const [type, setType] = useState(listedType('car'))
  const [isPicking, setPicking] = useState(false)
  const [refused, setRefused] = useState<Refused>([])
  const add = useAddUnits(gatewayId)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = units.map((unit) => ({
      unitId: unit.unitId,
      deviceName: only === undefined ? (unit.name ?? unit.unitId) : name.trim(),
      deviceType: type.deviceType,
    }))
    add.mutate(wanted, {
      onSuccess(reply) {
        if (reply.refused.length > 0) return setRefused(reply.refused)
        void toast({ text: t('settings.gateways.unitsAdded', { count: reply.devices.length }) })
        close()
      },
    })
  }
  const title =
    only === undefined
      ? t('settings.gateways.addAll', { count: units.length })
      : t('settings.gateways.addUnit')
  return (
    <Dialog title={title} close={close} locked={add.isPending}>
      {isPicking && <TypePicker type={type} setType={setType} close={() => setPicking(false)} />}
      <form className={dialog.body} onSubmit={submit} style={isPicking ? { display: 'none' } : undefined}>
        {only !== undefined && (
          <TextInput
            label={t('settings.gateways.name')}
            value={name}
            required
            maxLength={60}
            data-autofocus
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        )}
        <TypeField type={type} pick={() => setPicking(true)} />
        {refused.length > 0 && <RefusedUnits refused={refused} added={add.data?.devices.length ?? 0} />}
        <div className={dialog.buttons}>
          <Button variant="default" onClick={close} disabled={add.isPending}>
            {t('settings.gateways.cancel')}
          </Button>
          <LoadingButton type="submit" className={dialog.verb} loading={add.isPending}>
            {title}
          </LoadingButton>
        </div>
      </form>
    </Dialog>
  )
}

/** Which units were not added, and why, line by line. */
function RefusedUnits({ refused, added }: { refused: Refused; added: number }) {
  const { t } = useTranslation()
  return (
    <div role="alert">
      <p>{t('settings.gateways.report', { added, refused: refused.length })}</p>
      <ul className={styles.bullets}>
        {refused.map(({ unitId, code }) => (
          <li key={unitId}>
            {unitId}: {problemText(t, new ApiProblem(code, 409, code)).text}
          </li>
        ))}
      </ul>
    </div>
  )
}

function useAddUnits(gatewayId: string) {
  const { t } = useTranslation()
  const { client } = useSite()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (units: { unitId: string; deviceName: string; deviceType: string }[]) =>
      client.call(gateways.addUnits, { path: { gatewayId }, body: { units } }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries(gatewaysQuery(client)),
        queryClient.invalidateQueries({ queryKey: DEVICES_KEY }),
      ]),
    onError: useFailureToast(t('settings.gateways.notAdded')),
  })
}
