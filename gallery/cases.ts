import type { PageModule } from '@storefront/contract/entities/content/page'
import type { Config } from '@storefront/contract/modules/define'
import * as items from '../fixtures/items'
import { type ModuleFixture, moduleFixtures, moduleOf } from '../fixtures/modules'

/** One thing to look at: a module as the server would send it. */
export interface GalleryCase {
  /** `{type}--{layout}`, or `frame--{what}`, `cards--{what}`. */
  readonly id: string
  readonly module: PageModule
}

type Item = Readonly<Record<string, unknown>>

/** Every module type in every layout it is worth a look in. */
const ofModules = moduleFixtures.flatMap((fixture: ModuleFixture) =>
  fixture.styles.map((style) => ({ id: `${fixture.type}--${style}`, build: (id: number) => moduleOf(fixture, style, id) })),
)

const list = (name: string, style: string, results: readonly Item[], config: Config = {}, type = 'shop.productsmodule') => ({
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

/** What the frame around a module can do. */
const ofFrames = [
  list('frame--centred', 'colx2', two, { ...title, title_config: { ...title.title_config, align: 'center', color: '#7b5a83' } }),
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
    [items.products[0], items.events[0], items.articles[0], items.topics[0], items.notes[0], items.coupons[0]].flatMap((one) => one ?? []),
    {},
    'any.unknownmodule',
  ),
]

/** All of it, each with an id of its own for the data it keeps. */
export const cases: readonly GalleryCase[] = [...ofModules, ...ofFrames, ...ofCards].map(({ id, build }, index) => ({ id, module: build(index + 1) }))
