import { IconRoute } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { Permitted } from '../../../account/membership.tsx'
import { useSite } from '../../../api/site.tsx'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import { QueryProblem } from '../../../ui/feedback/query-problem.tsx'
import shared from '../boat-panel.module.css'
import { OpenFormButton } from '../open-form-button.tsx'
import { PanelSkeleton } from '../panel-skeleton.tsx'
import { FloatPlanForm } from './float-plan-form.tsx'
import { floatPlanQuery, useFloatPlanActions } from './float-plan-queries.ts'
import { FloatPlanState } from './float-plan-state.tsx'
import { extended } from './trip-draft.ts'

/** The float plan of a boat: how far it has come, and how it is set, extended, changed and ended. */
export function FloatPlanPanel({ device }: { device: DeviceView }) {
  const { t } = useTranslation()
  const { client } = useSite()
  const { deviceId } = device
  const query = useQuery(floatPlanQuery(client, deviceId))
  const { set, extend, end } = useFloatPlanActions(deviceId)
  const [isOpen, setOpen] = useState(false)
  // whether the form was open, or the plan ended here: the button below gets the keyboard focus then
  const [focuses, setFocuses] = useState(false)
  const plan = query.data
  const isOut = plan != null && plan.state !== 'ended'
  const open = () => {
    set.reset()
    setOpen(true)
    setFocuses(true)
  }
  return (
    <section className={shared.panel} aria-labelledby="float-plan">
      <h2 id="float-plan">{t('alerts.events.floatPlan')}</h2>
      <QueryProblem query={query} title={t('floatPlan.loadFailed')} stale={t('floatPlan.stale')} />
      {query.isPending && <PanelSkeleton about={t('floatPlan.about')} button={t('floatPlan.set')} />}
      {plan === null && <p className={shared.dim}>{t('floatPlan.about')}</p>}
      {plan && <FloatPlanState plan={plan} />}
      <Permitted to="rules:write">
        {isOpen && (
          <FloatPlanForm device={device} plan={plan ?? null} set={set} close={() => setOpen(false)} />
        )}
        {plan !== undefined && !isOpen && (
          <div className={shared.buttons}>
            {isOut && (
              <>
                <LoadingButton
                  loading={extend.isPending}
                  onClick={() => extend.mutate(extended(plan, Date.now()))}
                >
                  {t('floatPlan.extend')}
                </LoadingButton>
                <LoadingButton
                  variant="default"
                  loading={end.isPending}
                  onClick={() => end.mutate(undefined, { onSuccess: () => setFocuses(true) })}
                >
                  {t('floatPlan.end')}
                </LoadingButton>
              </>
            )}
            <OpenFormButton
              key={isOut ? 'change' : 'set'}
              text={t(isOut ? 'floatPlan.change' : 'floatPlan.set')}
              icon={!isOut && <IconRoute size={18} stroke={1.7} aria-hidden />}
              isSecondary={isOut}
              focuses={focuses}
              open={open}
            />
          </div>
        )}
        {!isOpen && extend.error && (
          <ProblemNote error={extend.error} title={t('floatPlan.extendFailed')} context="floatPlan" />
        )}
        {!isOpen && end.error && (
          <ProblemNote error={end.error} title={t('floatPlan.endFailed')} context="floatPlan" />
        )}
      </Permitted>
    </section>
  )
}
