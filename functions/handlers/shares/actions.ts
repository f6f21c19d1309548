import type { shares } from '../../../shared/shares/shares.routes.ts'
import type { shareViewer } from '../../../shared/shares/viewer.routes.ts'
import type { Actions } from '../../runtime/serve-routes.ts'
import { type OwnerDeps, ownerActions } from './owner-actions.ts'
import { type ViewerDeps, viewerActions } from './viewer-actions.ts'

export type SharesDeps = OwnerDeps & ViewerDeps

export const shareActions = (deps: SharesDeps): Actions<typeof shares & typeof shareViewer> => ({
  ...ownerActions(deps),
  ...viewerActions(deps),
})
