import type { PageModule } from '@storefront/contract/entities/content/page'
import type { Config } from '@storefront/contract/modules/define'
import * as items from '../fixtures/items'
import { type ModuleFixture, moduleFixtures, moduleOf } from '../fixtures/modules'
import type { PartName, PartStates } from './parts'
import { content } from './parts/content'
import { controls } from './parts/controls'
import { fields } from './parts/fields'
import { overlays } from './parts/overlays'
import { states } from './parts/states'

/** A module as the server would send it: `{type}--{layout}`, or `frame--{what}`, `cards--{what}`. */
interface ModuleCase {
  readonly id: string
  readonly module: PageModule
}

/** A part of src/ui in one of its states: `ui--{part}--{state}`. */
export interface PartCase {
  readonly id: string
  readonly part: PartName
  readonly props: object
  /** It is fixed to the window or lies over the screen: the case is a window of its own. */
  readonly inWindow: boolean
}

/** One thing to look at. */
export type GalleryCase = ModuleCase | PartCase

type Item = Readonly<Record<string, unknown>>

/** Every module type in every layout it is worth a look in. */
const ofModules = moduleFixtures.flatMap((fixture: ModuleFixture) =>
  fixture.styles.map((style) => ({
    id: `${fixture.type}--${style}`,
    build: (id: number) => moduleOf(fixture, style, id),
  })),
)

const list = (
  name: string,
  style: string,
  results: readonly Item[],
  config: Config = {},
  type = 'shop.productsmodule',
) => ({
  id: name,
  build: (id: number): PageModule => ({
    id,
    name,
    module_type: type,
    style,
    version: 1,
    config,
    editable: false,
    data: { count: results.length, results: results.map((item) => ({ ...item })) },
  }),
})

const two = items.products.slice(0, 2).map((item) => ({ ...item }))
const title = { has_title: true, title_config: { title: '茶席小物', subtitle: '一壶，一盏，一炷香' } }

/** Cases of the frame around a module. */
const ofFrames = [
  list('frame--centred', 'colx2', two, {
    ...title,
    title_config: { ...title.title_config, align: 'center', color: '#7b5a83' },
  }),
  list('frame--filled', 'colx2', two, { ...title, module_background_color: '#eef2ea' }),
  list('frame--edge-to-edge', 'list', two, { ...title, padding_lr: 0 }),
  list('frame--more', 'list', two, { ...title, list_config: { show_more: true, more_link: { type: 'shop.product' } } }),
  list('frame--accordion-open', 'list', two, { ...title, module_is_accordion: true }),
  list('frame--accordion-folded', 'list', two, { ...title, module_is_accordion: true, is_folded: true }),
  list('frame--empty', 'list', [], { ...title, show_empty: true }),
  list('frame--spacing', 'colx2', two, { ...title, items_config: { margin_b: 24 }, layoutConfig: { gap: 20 } }),
  {
    id: 'frame--failed',
    // Its items have to be asked for, and nobody answers here.
    build: (id: number): PageModule => ({ ...list('', 'list', [], title).build(id), data: null }),
  },
]

/** Cards that no module fixture shows: operators' ones, and a mixed list of a type that nobody knows. */
const ofCards = [
  list('cards--ops-products', 'ops', items.opsProducts),
  list('cards--ops-events', 'ops', items.opsEvents, {}, 'event.eventsmodule'),
  list(
    'cards--mixed',
    'list',
    [items.products[0], items.events[0], items.articles[0], items.topics[0], items.notes[0], items.coupons[0]].flatMap(
      (one) => one ?? [],
    ),
    {},
    'any.unknownmodule',
  ),
]

const ofModuleRows: readonly ModuleCase[] = [...ofModules, ...ofFrames, ...ofCards].map(({ id, build }, index) => ({
  id,
  module: build(index + 1),
}))

const kebab = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()

const FIXED: readonly string[] = ['TabBar', 'PreviewBanner']

const rowsOf = (group: PartStates, inWindow: boolean): PartCase[] =>
  (Object.keys(group) as PartName[]).flatMap((part) =>
    Object.entries(group[part] ?? {}).map(([state, props]) => ({
      id: `ui--${kebab(part)}--${state}`,
      part,
      props,
      inWindow: inWindow || FIXED.includes(part),
    })),
  )

/** Every part of src/ui in each of its states. */
export const partCases: readonly PartCase[] = [
  ...[controls, fields, states, content].flatMap((group) => rowsOf(group, false)),
  ...rowsOf(overlays, true),
]

/** All of it; each module has an id of its own for the data it keeps. */
export const cases: readonly GalleryCase[] = [...ofModuleRows, ...partCases]
