import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { Id, Image, Link, Subpage } from '../entities/common'

/** Layouts of a list module (spec 3); `ops` is a list with what staff need (spec 2). */
export const layouts = ['list', 'ops', 'colx2', 'colx3', 'waterfall', '1x2', '1x3', '1x4', '2x2', 'grid'] as const
export type Layout = (typeof layouts)[number]

const Pixels = Type.Integer({ minimum: 0, maximum: 60 })
/** A CSS colour: `#hex`, `rgb()`, `hsl()` or a name. */
const Colour = Type.String({ maxLength: 30 })

/**
 * Selection of a list module's items; `config.limit` is the number of items, without it the module shows the whole
 * list.
 */
export const ListSource = Type.Object({
  ids: Type.Optional(Type.Array(Type.Integer())),
  category: Type.Optional(Type.String()),
  tag: Type.Optional(Type.String()),
  ordering: Type.Optional(Type.String()),
  /** Uuid of the items' user; defaults to the caller (own notes, vouchers, a distributor's choice). */
  user: Type.Optional(Type.String()),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
})
export type ListSource = Static<typeof ListSource>

/** The frame around a module, which every config may set (spec 3). */
export const FrameConfig = Type.Object({
  has_title: Type.Optional(Type.Boolean()),
  has_margin_b: Type.Optional(Type.Boolean()),
  padding_lr: Type.Optional(Pixels),
  module_background_color: Type.Optional(Colour),
  /** The title folds the module's body away and back. */
  module_is_accordion: Type.Optional(Type.Boolean()),
  /** Whether an accordion starts collapsed. */
  is_folded: Type.Optional(Type.Boolean()),
  /** This item is left out of the list: the one that the page itself is about. */
  ignore_id: Type.Optional(Type.Integer()),
  /** Nothing to show: the module goes without a trace (default), or says that it is empty. */
  show_empty: Type.Optional(Type.Boolean()),
  title_config: Type.Optional(
    Type.Object({
      title: Type.String(),
      subtitle: Type.Optional(Type.String()),
      align: Type.Optional(Type.Union([Type.Literal('left'), Type.Literal('center')])),
      color: Type.Optional(Colour),
    }),
  ),
  /** Style of items: hidden parts of a card, its corner radius in px, its background. */
  style_config: Type.Optional(
    Type.Object({
      radius: Type.Optional(Pixels),
      item_background_color: Type.Optional(Colour),
      hide_description: Type.Optional(Type.Boolean()),
      hide_price: Type.Optional(Type.Boolean()),
      title_lines: Type.Optional(Type.Integer({ minimum: 1, maximum: 4 })),
    }),
  ),
  /** Shape of the layout: columns of a grid, the gap, height over width of pictures. */
  layoutConfig: Type.Optional(
    Type.Object({
      columns: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
      gap: Type.Optional(Pixels),
      ratio: Type.Optional(Type.Number({ minimum: 0.1, maximum: 2 })),
    }),
  ),
  /** Its thumbnail stands beside the title. */
  icon: Type.Optional(Image),
  /**
   * Target of the module's title and of its "more" link (spec 3): a named place (`page_key`), a part of a composed page
   * (`subpage`), the item of `resource` that `oid` or `oslug` names (`slug` if there is no `oslug`), or, with
   * `link_type` 4, the mini-program of `url`.
   */
  page_key: Type.Optional(Type.String({ maxLength: 60 })),
  subpage: Type.Optional(Subpage),
  oid: Type.Optional(Type.Union([Id, Type.String({ maxLength: 60 })])),
  oslug: Type.Optional(Type.String({ maxLength: 60 })),
  slug: Type.Optional(Type.String({ maxLength: 60 })),
  link_type: Type.Optional(Type.Integer()),
  url: Type.Optional(Type.String({ maxLength: 500 })),
  list_config: Type.Optional(Type.Object({ show_more: Type.Optional(Type.Boolean()), more_link: Type.Optional(Link) })),
  items_config: Type.Optional(Type.Object({ margin_b: Type.Optional(Pixels) })),
  /** The list that "more" leads to where no `more_link` says otherwise: a resource type and the query it opens with. */
  resource: Type.Optional(Type.String({ maxLength: 60 })),
  resourceQuery: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Integer()]))),
})
export type FrameConfig = Static<typeof FrameConfig>

export type Config = Record<string, unknown>

/** One module type: its config schema, its version, and the steps that bring an older config up to it. */
export interface ModuleRow {
  readonly type: string
  readonly version: number
  readonly config: TSchema
  /** Initial config of a new module in the page builder; it matches the schema `config`. */
  readonly defaults: Config
  /** `migrations[n]` turns a config of version n + 1 into one of version n + 2. */
  readonly migrations: readonly ((config: Config) => Config)[]
}

/** Returns a row at version 1, or at the version to which `migrations` lead. */
export function moduleRow(
  type: string,
  config: TSchema,
  defaults: Config,
  migrations: ModuleRow['migrations'] = [],
): ModuleRow {
  return { type, version: migrations.length + 1, config, defaults, migrations }
}
