import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { Link } from '../entities/common'

/** Layouts of a list module (spec 3). */
export const layouts = ['list', 'colx2', 'colx3', 'waterfall', '1x2', '1x3', '1x4', '2x2', 'grid'] as const
export type Layout = (typeof layouts)[number]

/** What every module's config may hold: the frame around it (spec 3). */
export const FrameConfig = Type.Object({
  has_title: Type.Optional(Type.Boolean()),
  has_margin_b: Type.Optional(Type.Boolean()),
  padding_lr: Type.Optional(Type.Integer({ minimum: 0, maximum: 60 })),
  module_background_color: Type.Optional(Type.String({ maxLength: 30 })),
  module_is_accordion: Type.Optional(Type.Boolean()),
  title_config: Type.Optional(
    Type.Object({
      title: Type.String(),
      subtitle: Type.Optional(Type.String()),
      align: Type.Optional(Type.Union([Type.Literal('left'), Type.Literal('center')])),
    }),
  ),
  list_config: Type.Optional(Type.Object({ show_more: Type.Optional(Type.Boolean()), more_link: Type.Optional(Link) })),
  items_config: Type.Optional(Type.Object({ margin_b: Type.Optional(Type.Integer({ minimum: 0, maximum: 60 })) })),
})
export type FrameConfig = Static<typeof FrameConfig>

/** Which items a list module shows. */
export const ListSource = Type.Object({
  ids: Type.Optional(Type.Array(Type.Integer())),
  category: Type.Optional(Type.String()),
  tag: Type.Optional(Type.String()),
  ordering: Type.Optional(Type.String()),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
})
export type ListSource = Static<typeof ListSource>

/** One module type: its config schema, its version, and the steps that bring an older config up to it. */
export interface ModuleRow {
  readonly type: string
  readonly version: number
  readonly config: TSchema
  /** `migrations[n]` turns a config of version n + 1 into one of version n + 2. */
  readonly migrations: readonly ((config: Record<string, unknown>) => Record<string, unknown>)[]
}

export function moduleRow<const R extends ModuleRow>(row: R): R {
  return row
}
