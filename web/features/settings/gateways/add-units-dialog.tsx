import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Gateway, Unit } from '../../../../shared/gateways/gateways.routes.ts'
import { listedType } from '../../../devices/dialog/type-draft.ts'
import { TypeField, TypePicker } from '../../../devices/dialog/type-picker.tsx'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import dialog from '../../../ui/dialogs/dialog.module.css'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { RefusedUnits } from './refused-units.tsx'
import { useAddUnits } from './use-add-units.ts'

type Props = { gatewayId: Gateway['gatewayId']; units: readonly Unit[]; close: () => void }

/** Makes units devices: a single one by a name to choose, many by the names that their server has for them. */
export function AddUnitsDialog({ gatewayId, units, close }: Props) {
  const { t } = useTranslation()
  const [only] = units.length === 1 ? units : []
  const [name, setName] = useState(only?.name ?? only?.unitId ?? '')
  const [type, setType] = useState(listedType('car'))
  const [isPicking, setPicking] = useState(false)
  const add = useAddUnits(gatewayId)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = units.map((unit) => ({
      unitId: unit.unitId,
      deviceName: only === undefined ? (unit.name ?? unit.unitId) : name.trim(),
      deviceType: type.deviceType,
    }))
    add.mutate(wanted, {
      onSuccess({ added, refused }) {
        if (refused.length > 0) return
        void toast({ text: t('settings.gateways.unitsAdded', { count: added }) })
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
        {add.data && add.data.refused.length > 0 && <RefusedUnits {...add.data} />}
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
