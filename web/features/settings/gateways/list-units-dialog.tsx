import { Button, FileButton, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listedType } from '../../../devices/dialog/type-draft.ts'
import { TypeField, TypePicker } from '../../../devices/dialog/type-picker.tsx'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import dialog from '../../../ui/dialogs/dialog.module.css'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useListText } from '../../../ui/text/use-list-text.ts'
import styles from '../settings-page.module.css'
import { RefusedUnits } from './refused-units.tsx'
import { unitsInList } from './units-in-list.ts'
import { useAddUnits } from './use-add-units.ts'

/** The wrong lines that are named. */
const LINES_MAX = 10

/** Makes units devices that a list names, typed, pasted or from a file. */
export function ListUnitsDialog({ gatewayId, close }: { gatewayId: string; close: () => void }) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [type, setType] = useState(listedType('car'))
  const [isPicking, setPicking] = useState(false)
  const add = useAddUnits(gatewayId)
  const listText = useListText()
  const { units, wrongLines } = unitsInList(text, type.deviceType)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    add.mutate(units, {
      onSuccess({ added, refused }) {
        if (refused.length > 0) return
        void toast({ text: t('settings.gateways.unitsAdded', { count: added }) })
        close()
      },
    })
  }
  return (
    <Dialog title={t('settings.gateways.fromList')} close={close} locked={add.isPending}>
      {isPicking && <TypePicker type={type} setType={setType} close={() => setPicking(false)} />}
      <form className={dialog.body} onSubmit={submit} style={isPicking ? { display: 'none' } : undefined}>
        <Textarea
          label={t('settings.gateways.list')}
          description={t('settings.gateways.listText')}
          value={text}
          required
          error={
            wrongLines.length > 0 &&
            t('settings.gateways.lineWrong', { lines: listText(wrongLines.slice(0, LINES_MAX).map(String)) })
          }
          data-autofocus
          autosize
          minRows={5}
          maxRows={12}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <FileButton
          accept=".csv,.txt,text/csv,text/plain"
          onChange={async (file) => file && setText(await file.text())}
        >
          {(props) => (
            <Button {...props} variant="default" className={styles.button}>
              {t('settings.gateways.listFile')}
            </Button>
          )}
        </FileButton>
        <TypeField type={type} pick={() => setPicking(true)} />
        {add.data && add.data.refused.length > 0 && <RefusedUnits {...add.data} />}
        <div className={dialog.buttons}>
          <Button variant="default" onClick={close} disabled={add.isPending}>
            {t('settings.gateways.cancel')}
          </Button>
          <LoadingButton
            type="submit"
            className={dialog.verb}
            loading={add.isPending}
            disabled={units.length === 0}
          >
            {t('settings.gateways.addAll', { count: units.length })}
          </LoadingButton>
        </div>
      </form>
    </Dialog>
  )
}
