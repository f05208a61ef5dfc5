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
  config: Type.Object({
    enable_temp_save: Type.Boolean(),
    /** Origins, beside the site's own API, that its fields may ask for options and send pictures to. */
    origins: Type.Array(Type.String()),
  }),
  /** What is left of options with a quota, by the field's names (`guests.size`) and the option's value; 0 cannot be chosen. */
  option_remaining: Type.Record(Type.String(), Type.Record(Type.String(), Type.Integer())),
  success_page_title: Type.String(),
  success_page_message: Type.String(),
})
/** An option of a field whose list is searched. */
export const FormOption = Type.Object({ value: Type.String(), label: Type.String() })

export type FormDetail = Static<typeof FormDetail>
