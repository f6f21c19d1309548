import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { CommandProgress } from '../../../commands/command-progress.tsx'
import { ToolButton } from '../../../ui/buttons/tool-button.tsx'
import styles from './map-toolbar.module.css'
import { type MapToolName, type MapToolsProps, useMapTools } from './map-tools.tsx'

/** What concerns the map, what is asked of the selected device, what concerns the page. */
const GROUPS: readonly MapToolName[][] = [
  ['panel', 'style', 'centerAll', 'follow', 'locate'],
  ['relayRestore', 'relayCut', 'text', 'storage', 'share'],
  ['pause', 'keys'],
]

/** Shows and hides the panel; has the focus when the panel goes. */
export const PANEL_TOGGLE_ID = 'panel-toggle'

export function MapToolbar(props: MapToolsProps) {
  const { t } = useTranslation()
  const tools = useMapTools(props)
  const { selected, panelShown, openCommand: askCommand } = props
  return (
    <>
      {selected && !panelShown && (
        <div className={styles.progress}>
          <CommandProgress device={selected} openRestore={() => askCommand('restore')} />
        </div>
      )}
      <div
        className={styles.bar}
        data-beside-panel={panelShown || undefined}
        role="toolbar"
        aria-label={t('live.toolbar')}
        onKeyDown={walkTools}
      >
        {GROUPS.map((names) => (
          <div key={names[0]} className={styles.group}>
            {names.map((name) => {
              const { icon, run, ...tool } = tools[name]
              return (
                <ToolButton
                  key={name}
                  {...tool}
                  id={name === 'panel' ? PANEL_TOGGLE_ID : undefined}
                  onClick={run}
                  size={40}
                >
                  {icon}
                </ToolButton>
              )
            })}
          </div>
        ))}
      </div>
    </>
  )
}

/** The arrows to the sides walk a toolbar, as its role promises. */
function walkTools({ key, currentTarget, target }: KeyboardEvent<HTMLElement>) {
  if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || !(target instanceof HTMLElement)) return
  const buttons = [...currentTarget.querySelectorAll<HTMLElement>('button')]
  const at = buttons.indexOf(target)
  buttons.at((at + (key === 'ArrowRight' ? 1 : -1)) % buttons.length)?.focus()
}
