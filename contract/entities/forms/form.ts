import { type Static, Type } from '@sinclair/typebox'
import { Id, Moment, Nullable } from '../common'

const Schema = Type.Record(Type.String(), Type.Unknown())
/** Origins, beside the site's own API, that fields may ask for options and send pictures to. */
export const FormOrigins = Type.Array(Type.String())
/** Remaining quota of options, by the field's names (`guests.size`) and the option's value; 0 cannot be chosen. */
const OptionRemaining = Type.Record(Type.String(), Type.Record(Type.String(), Type.Integer()))

/**
 * The fields of a form that is filled in beside something else: a registration, a ticket. Its schemas are as a form's.
 */
export const FormPart = Type.Object({
  slug: Type.String(),
  json_schema: Schema,
  ui_schema: Schema,
  option_remaining: OptionRemaining,
  origins: FormOrigins,
})
export type FormPart = Static<typeof FormPart>

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
  json_schema: Schema,
  ui_schema: Schema,
  /** Submissions allowed per user, in all and per day; null means unlimited. */
  quotas: Type.Object({ lu: Nullable(Type.Integer()), lupd: Nullable(Type.Integer()) }),
  uls: Type.Array(Type.Union([Type.Literal('lu'), Type.Literal('lupd')])),
  status: Type.Union(formStatuses.map((status) => Type.Literal(status))),
  start: Nullable(Moment),
  end: Nullable(Moment),
  config: Type.Object({
    enable_temp_save: Type.Boolean(),
    origins: FormOrigins,
  }),
  option_remaining: OptionRemaining,
  success_page_title: Type.String(),
  success_page_message: Type.String(),
})
/** An option of a field whose list is searched. */
export const FormOption = Type.Object({ value: Type.String(), label: Type.String() })

export type FormDetail = Static<typeof FormDetail>
