import type { Layout } from '@storefront/contract/modules'
import type { PictureSpec } from '../pictures/index'
import type { UserSeed } from './types-base'

/** The target of a banner, an icon or a "more". */
export type LinkSeed =
  | { to: 'product'; code: string }
  | { to: 'category'; slug: string }
  | { to: 'tag'; tag: string }
  | { to: 'event'; slug: string }
  | { to: 'events' }
  | { to: 'article'; slug: string }
  | { to: 'articles'; category?: string }
  | { to: 'topic'; slug: string }
  | { to: 'topics' }
  | { to: 'note'; slug: string }
  | { to: 'notes' }
  | { to: 'page'; slug: string }
  /** A composed page; `part` is the slug of one of its parts. */
  | { to: 'composed'; slug: string; part?: string }
  | { to: 'form'; slug: string }
  | { to: 'vote'; slug: string }
  | { to: 'vote.voteevent'; slug: string }
  | { to: 'reservation'; slug: string }
  | { to: 'coupons' }
  | { to: 'membership' }
  /** By its name. */
  | { to: 'package'; name: string }
  | { to: 'home' }
  | { to: 'login' }
  | { to: 'search' }
  /** Outside, or an address of ours. */
  | { to: 'address'; url: string }
  /** A mini-program's page, by the vendor's own tag. */
  | { to: 'weapp'; app: string; path: string }
  /** Nowhere: a visitor is asked to log in. */
  | { to: 'nothing' }

/** A list of links under an address of its own. */
export interface MenuSeed {
  slug: string
  title: string
  items: readonly MenuItemSeed[]
}
export interface MenuItemSeed {
  label: string
  picture?: PictureSpec
  link?: LinkSeed
  /** Items below it. */
  items?: readonly { label: string; link: LinkSeed }[]
}

/** The frame around a module (contract FrameConfig). */
interface FrameSeed {
  has_title?: boolean
  has_margin_b?: boolean
  padding_lr?: number
  module_background_color?: string
  module_is_accordion?: boolean
  is_folded?: boolean
  show_empty?: boolean
  title_config?: { title: string; subtitle?: string; align?: 'left' | 'center'; color?: string }
  style_config?: {
    radius?: number
    item_background_color?: string
    hide_description?: boolean
    hide_price?: boolean
    title_lines?: number
  }
  layoutConfig?: { columns?: number; gap?: number; ratio?: number }
  items_config?: { margin_b?: number }
}

/** The items of a list module. `codes` of products, slugs of events, articles, topics, notes and coupons. */
export interface SourceSeed {
  category?: string
  tag?: string
  codes?: readonly string[]
  ordering?: string
  /** The user of the items; the caller by default. */
  user?: UserSeed['key']
  limit?: number
}

interface ModuleBase {
  name: string
  style?: Layout
  config: FrameSeed
}

type ListType =
  | 'shop.productsmodule'
  | 'shop.productspagemodule'
  | 'shop.productsrecommendpagemodule'
  | 'distribution_mpage.distselectproductspagemodule'
  | 'shop.pickupvoucherspagemodule'
  | 'shop.couponspagemodule'
  | 'event.eventsmodule'
  | 'event.eventspagemodule'
  | 'post.articlesmodule'
  | 'post.articlespagemodule'
  | 'circle.topicsmodule'
  | 'circle.topicspagemodule'
  | 'note.notepagemodule'
  | 'note.notespagemodule'
  | 'note.usernotespagemodule'
  | 'note.localdraftmodule'

type PlainType =
  | 'column.adsmodule'
  | 'shop.productadsmodule'
  | 'shop.productadspagemodule'
  | 'mpage.imageadspagemodule'
  | 'mpage.imageareapagemodule'
  | 'mpage.squarepagemodule'
  | 'mpage.userheaderpagemodule'
  | 'shop.storeheaderpagemodule'
  | 'video.videopagemodule'
  | 'post.articlecolumnpagemodule'
  | 'mpage.countdownpagemodule'
  | 'mpage.noticepagemodule'
  | 'mpage.spacerpagemodule'

/** One module of a page. */
export type ModuleSeed =
  | (ModuleBase & {
      type: 'mpage.adspagemodule'
      height?: number
      items: readonly {
        title: string
        picture: PictureSpec
        link?: LinkSeed
        has_words?: true
        subtitle?: string
        action?: string
      }[]
    })
  | (ModuleBase & {
      type: 'mpage.h5navbar'
      columns: 3 | 4 | 5
      items: readonly { title: string; icon: PictureSpec; link: LinkSeed }[]
    })
  | (ModuleBase & { type: 'shop.productsearchpagemodule'; placeholder: string; hotWords: readonly string[] })
  | (ModuleBase & { type: 'mpage.richtextpagemodule'; html: string; pictures?: readonly PictureSpec[] })
  /** Items of one source, or of several as tabs. */
  | (ModuleBase & {
      type: ListType
      source: SourceSeed
      groups?: readonly { title: string; source: SourceSeed }[]
      more?: LinkSeed
    })
  /**
   * Any other type: its config as contract/modules has it, with a PictureSpec for an image and a LinkSeed for a link,
   * at any depth.
   */
  | (ModuleBase & { type: PlainType; settings: Readonly<Record<string, unknown>> })

export interface PageSeed {
  /** `index` is the home page. */
  slug: string
  title: string
  /** For users alone. */
  loginRequired?: boolean
  modules: readonly ModuleSeed[]
  /** Makes it a composed page: its parts by the slugs of their pages. */
  parts?: readonly { title: string; page: string }[]
}
