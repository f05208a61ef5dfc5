import { modules as moduleRows } from '@storefront/contract/modules'
import { type TextKey, t } from '../../i18n'
import { createModuleId } from '../document/module-id'
import type { ModuleDocument, PageDocument } from '../document/types'
import { typeKey } from '../fields/labels'

/** One module of a ready template: its type, its layout, and the text over it. */
interface TemplateModule {
  readonly type: string
  readonly style?: ModuleDocument['style']
  readonly title?: TextKey
  readonly config?: Readonly<Record<string, unknown>>
}

interface TemplateRow {
  readonly key: string
  readonly name: TextKey
  readonly modules: readonly TemplateModule[]
}

const listWithTitle = (type: string, title: TextKey, limit = 6, style = 'colx2'): TemplateModule => ({
  type,
  style,
  title,
  config: { source: { limit } },
})

/** THE table of ready templates. Modules without content stay hidden in the shop until an editor fills them. */
export const templates: readonly TemplateRow[] = [
  {
    key: 'launch',
    name: 'builder.templates.launch',
    modules: [
      { type: 'mpage.adspagemodule' },
      { type: 'mpage.countdownpagemodule' },
      listWithTitle('shop.productsmodule', 'builder.templates.newGoods'),
      { type: 'mpage.richtextpagemodule', title: 'builder.templates.about' },
      listWithTitle('note.notespagemodule', 'builder.templates.notes', 6, 'waterfall'),
    ],
  },
  {
    key: 'sale',
    name: 'builder.templates.sale',
    modules: [
      { type: 'mpage.adspagemodule' },
      { type: 'mpage.noticepagemodule' },
      { type: 'mpage.countdownpagemodule' },
      listWithTitle('shop.couponspagemodule', 'builder.templates.coupons', 4, 'list'),
      listWithTitle('shop.productsmodule', 'builder.templates.goods', 12),
    ],
  },
  {
    key: 'story',
    name: 'builder.templates.story',
    modules: [
      { type: 'video.videopagemodule' },
      { type: 'mpage.richtextpagemodule', title: 'builder.templates.about' },
      { type: 'mpage.imageadspagemodule', style: '1x2' },
      listWithTitle('post.articlesmodule', 'builder.templates.articles', 4, 'list'),
    ],
  },
  {
    key: 'event',
    name: 'builder.templates.event',
    modules: [
      { type: 'mpage.adspagemodule' },
      { type: 'mpage.noticepagemodule' },
      listWithTitle('event.eventsmodule', 'builder.templates.events', 6, 'list'),
      { type: 'mpage.richtextpagemodule', title: 'builder.templates.howToGet' },
    ],
  },
  {
    key: 'store',
    name: 'builder.templates.store',
    modules: [
      { type: 'shop.storeheaderpagemodule' },
      { type: 'mpage.h5navbar' },
      { type: 'mpage.richtextpagemodule', title: 'builder.templates.about' },
      listWithTitle('shop.productsrecommendpagemodule', 'builder.templates.goods'),
    ],
  },
]

function moduleOf({ type, style = '', title, config = {} }: TemplateModule): ModuleDocument {
  const defaults = moduleRows.find((row) => row.type === type)?.defaults
  const heading = title && { has_title: true, title_config: { title: t(title) } }
  return {
    id: createModuleId(),
    type,
    name: title ? t(title) : t(typeKey(type)),
    style,
    config: { ...defaults, ...config, ...heading },
    hidden: false,
  }
}

/** Returns the document of a ready template in the language of the studio; undefined for an unknown key. */
export function templateDocument(key: string, title: string): PageDocument | undefined {
  const row = templates.find((one) => one.key === key)
  return row && { title, settings: {}, modules: row.modules.map(moduleOf) }
}
