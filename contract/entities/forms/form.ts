import { type Static, Type } from '@sinclair/typebox'
import { Id, Moment, Nullable } from '../common'

export const formStatuses = ['open', 'inactive', 'future', 'over'] as const

/**
 * A form (spec 3). `json_schema` and `ui_schema` are JSON Schema and rjsf-like hints as the operator saved them;
 * contract/domain/forms/form reads them. `uls` names the limits this user has reached: `lu` in all, `lupd` today.
 */
export const FormDetail = Type.Object({
  id: Id,
  slug: Type.String(),
  title: Type.String(),
  description: Type.String(),
  json_schema: Type.Record(Type.String(), Type.Unknown()),
  ui_schema: Type.Record(Type.String(), Type.Unknown()),
  /** How often one user may fill it in, in all and a day; null is without limit. */
  quotas: Type.Object({ lu: Nullable(Type.Integer()), lupd: Nullable(Type.Integer()) }),
  uls: Type.Array(Type.Union([Type.Literal('lu'), Type.Literal('lupd')])),
  status: Type.Union(formStatuses.map((status) => Type.Literal(status))),
  start: Nullable(Moment),
  end: Nullable(Moment),
  config: Type.Object({ enable_temp_save: Type.Boolean() }),
  success_page_title: Type.String(),
  success_page_message: Type.String(),
})
export type FormDetail = Static<typeof FormDetail>
