import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { CommandProgress } from '../../../commands/command-progress.tsx'
import { ToolButton } from '../../../ui/buttons/tool-button.tsx'
import styles from './map-toolbar.module.css'
import { isOffered, type MapToolName, type MapToolsProps, useMapTools } from './map-tools.tsx'

/** Tools for the map, for the selected device, and for the page. */
const GROUPS: readonly MapToolName[][] = [
  ['panel', 'style', 'fences', 'seamarks', 'centerAll', 'follow', 'locate'],
  ['relayRestore', 'relayCut', 'text', 'storage', 'share'],
  ['pause', 'shortcuts'],
]

/** Shows and hides the panel. It gets the focus when the panel is hidden. */
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
        onKeyDown={moveFocus}
      >
        {GROUPS.map((names) => (
          <div key={names[0]} className={styles.group}>
            {names
              .filter((name) => isOffered(name, props))
              .map((name) => {
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

/** Left and right arrows move the focus, as the role `toolbar` requires. */
function moveFocus({ key, currentTarget, target }: KeyboardEvent<HTMLElement>) {
  if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || !(target instanceof HTMLElement)) return
  const buttons = [...currentTarget.querySelectorAll<HTMLElement>('button')]
  const focused = buttons.indexOf(target)
  buttons.at((focused + (key === 'ArrowRight' ? 1 : -1)) % buttons.length)?.focus()
}
