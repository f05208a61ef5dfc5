import { Ads } from './ads/Ads'
import { columnGroups } from './column/groups'
import { Countdown } from './countdown/Countdown'
import { isOver } from './countdown/is-over'
import { HotArea } from './hotarea/HotArea'
import { ImageAds } from './imageads/ImageAds'
import { ItemList } from './items/ItemList'
import { NavBar } from './navbar/NavBar'
import { Notices } from './notice/Notices'
import { useDraftItems } from './drafts/useDraftItems'
import { fileOf, imageOf, recordsOf, textOf } from './read'
import { RichTextModule } from './richtext/RichTextModule'
import { SearchModule } from './search/SearchModule'
import { Spacer } from './spacer/Spacer'
import { Squares } from './square/Squares'
import { StoreHeader } from './storeheader/StoreHeader'
import type { ModuleConfig, ModuleRenderer } from './types'
import { UserHeader } from './userheader/UserHeader'
import { VideoModule } from './video/VideoModule'

const noItems = (config: ModuleConfig): boolean => recordsOf(config.items).length === 0
const noPictures = (config: ModuleConfig): boolean => !recordsOf(config.items).some(({ image }) => imageOf(image))

const ads: ModuleRenderer = { Body: Ads, needsData: false, bleeds: true, isEmpty: noPictures }
const items: ModuleRenderer = { Body: ItemList, needsData: true }

/** THE table of page modules, the rendering half; the config schemas are in contract/modules. */
const renderers: ReadonlyMap<string, ModuleRenderer> = new Map([
  ['column.adsmodule', ads],
  ['mpage.adspagemodule', ads],
  ['shop.productadsmodule', ads],
  ['shop.productadspagemodule', ads],
  ['mpage.imageadspagemodule', { Body: ImageAds, needsData: false, bleeds: true, isEmpty: noPictures }],
  [
    'mpage.imageareapagemodule',
    { Body: HotArea, needsData: false, bleeds: true, isEmpty: (config) => !imageOf(config.image) },
  ],
  ['mpage.squarepagemodule', { Body: Squares, needsData: false, isEmpty: noPictures }],
  ['mpage.h5navbar', { Body: NavBar, needsData: false, isEmpty: noItems }],
  ['shop.productsearchpagemodule', { Body: SearchModule, needsData: false }],
  ['video.videopagemodule', { Body: VideoModule, needsData: false, isEmpty: (config) => fileOf(config.url) === '' }],
  ['mpage.countdownpagemodule', { Body: Countdown, needsData: false, isEmpty: isOver }],
  ['mpage.noticepagemodule', { Body: Notices, needsData: false, isEmpty: noItems }],
  ['mpage.spacerpagemodule', { Body: Spacer, needsData: false }],
  ['mpage.userheaderpagemodule', { Body: UserHeader, needsData: false }],
  ['shop.storeheaderpagemodule', { Body: StoreHeader, needsData: false }],
  [
    'mpage.richtextpagemodule',
    { Body: RichTextModule, needsData: false, isEmpty: (config) => textOf(config.html) === '' },
  ],
  ['shop.productsmodule', items],
  ['shop.productspagemodule', items],
  ['shop.productsrecommendpagemodule', items],
  ['shop.couponspagemodule', items],
  ['distribution_mpage.distselectproductspagemodule', items],
  ['event.eventsmodule', items],
  ['event.eventspagemodule', items],
  ['post.articlesmodule', items],
  ['post.articlespagemodule', items],
  ['post.articlecolumnpagemodule', { ...items, groups: columnGroups }],
  ['circle.topicsmodule', items],
  ['circle.topicspagemodule', items],
  ['note.notepagemodule', items],
  ['note.notespagemodule', items],
  ['note.usernotespagemodule', items],
  ['note.localdraftmodule', { Body: ItemList, needsData: false, useLocal: useDraftItems }],
  ['shop.pickupvoucherspagemodule', items],
])

/** Returns the renderer of a type; an unknown type is the generic item list (spec 2). */
export const rendererOf = (type: string): ModuleRenderer => renderers.get(type) ?? items

export const knownTypes = (): string[] => [...renderers.keys()]
