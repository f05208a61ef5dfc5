import { type Static, Type } from '@sinclair/typebox'
import { overviewKinds } from '../../domain/ops/overview'
import { setupSteps } from '../../domain/ops/setup'
import { Amount, Id, Moment, Nullable } from '../common'
import { Figures, OpsHome } from '../site/dashboard'

const Day = Type.Composite([Type.Object({ date: Type.String({ format: 'date' }) }), Figures])

/** The first screen of the studio. */
export const StudioOverview = Type.Object({
  /** The last eight days, today at the end; null without the permission to read figures. */
  days: Nullable(Type.Array(Day)),
  /** Steps of the shop's opening; null without the permission to change the site. */
  setup: Nullable(
    Type.Array(
      Type.Object({ step: Type.Union(setupSteps.map((step) => Type.Literal(step))), is_done: Type.Boolean() }),
    ),
  ),
  waiting: OpsHome.properties.waiting,
  /** Kinds that the caller's permissions cover, including empty ones. */
  figures: Type.Array(
    Type.Object({ kind: Type.Union(overviewKinds.map((kind) => Type.Literal(kind))), count: Type.Integer() }),
  ),
})
export type StudioOverview = Static<typeof StudioOverview>

/** An order that was paid since the caller last asked. */
const NewOrder = Type.Object({ id: Id, number: Type.String(), total: Amount, paid_at: Moment })

/** News since a moment, for a studio that stays open. */
export const StudioNews = Type.Object({
  waiting: OpsHome.properties.waiting,
  /** The newest, five at most; none without `since` or the permission for orders. */
  orders: Type.Array(NewOrder),
  /** The moment to ask from next time. */
  at: Moment,
})
export type StudioNews = Static<typeof StudioNews>
