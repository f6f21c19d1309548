import { Button, Skeleton } from '@mantine/core'
import { Permitted } from '../../account/membership.tsx'
import shared from './boat-panel.module.css'

/** A panel that loads, as high as it is while nothing is set: with these texts, which nobody sees. */
export function PanelSkeleton({ about, button }: { about: string; button: string }) {
  return (
    <Skeleton radius={8}>
      <div className={`${shared.panel} ${shared.unseen}`}>
        <p>{about}</p>
        <Permitted to="rules:write">
          <div className={shared.buttons}>
            <Button>{button}</Button>
          </div>
        </Permitted>
      </div>
    </Skeleton>
  )
}
