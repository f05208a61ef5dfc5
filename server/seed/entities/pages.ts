import type { Link } from '@storefront/contract/entities/common'
import { page, pageModule } from '../../src/db/schema'
import { placePictures } from '../data/build'
import type { LinkSeed, ModuleSeed, SourceSeed, TenantSeed } from '../data/types'
import type { PictureSpec } from '../pictures/index'
import type { Gallery } from './gallery'
import { insertAll, numbered, type Scene } from './insert'
import { dealt } from './products'

type Config = Record<string, unknown>

/** Turns what a link names into the ids that it got. */
export function linker(data: TenantSeed): (to: LinkSeed) => Link {
  const productId = numbered(dealt(data.products), (p) => p.code)
  const categoryId = numbered(data.categories, (c) => c.slug)
  const eventId = numbered(data.events, (e) => e.slug)
  const articleId = numbered(data.articles, (a) => a.slug)
  const pageId = numbered(data.pages, (p) => p.slug)
  return (to) => {
    switch (to.to) {
      case 'product':
        return { type: 'product', id: productId(to.code) }
      case 'category':
        return { type: 'product', category: categoryId(to.slug) }
      case 'tag':
        return { type: 'product', tag: to.tag }
      case 'event':
        return { type: 'event', id: eventId(to.slug) }
      case 'events':
        return { type: 'event' }
      case 'article':
        return { type: 'post', id: articleId(to.slug) }
      case 'articles':
        return { type: 'post' }
      case 'page':
        return { type: 'page', id: pageId(to.slug), slug: to.slug }
      case 'coupons':
        return { type: 'shop.coupon' }
      case 'membership':
        return { type: 'shop.membershipcard', slug: data.membershipCard.slug }
      case 'home':
        return { type: 'home' }
      case 'login':
        return { type: 'login' }
    }
  }
}

/** Turns slugs and codes of the data into the ids they got. */
function resolver(data: TenantSeed, gallery: Gallery) {
  const productId = numbered(dealt(data.products), (p) => p.code)
  const eventId = numbered(data.events, (e) => e.slug)
  const articleId = numbered(data.articles, (a) => a.slug)
  const link = linker(data)
  const picture = (spec: PictureSpec) => ({ $image: gallery.id(spec) })

  const source = (type: ModuleSeed['type'], { codes, ...rest }: SourceSeed): Config => {
    const idOf = type === 'event.eventsmodule' ? eventId : type === 'post.articlesmodule' ? articleId : productId
    return codes ? { ...rest, ids: codes.map(idOf) } : { ...rest }
  }

  return (m: ModuleSeed): Config => {
    switch (m.type) {
      case 'mpage.adspagemodule':
        return { ...m.config, height: m.height, items: m.items.map((i) => ({ image: picture(i.picture), title: i.title, link: i.link && link(i.link) })) }
      case 'mpage.h5navbar':
        return { ...m.config, columns: m.columns, items: m.items.map((i) => ({ title: i.title, icon: picture(i.icon), link: link(i.link) })) }
      case 'shop.productsearchpagemodule':
        return { ...m.config, placeholder: m.placeholder, hot_words: m.hotWords }
      case 'mpage.richtextpagemodule':
        return { ...m.config, html: placePictures(m.html, m.name, m.pictures ?? [], gallery.url) }
      default:
        return { ...m.config, source: source(m.type, m.source), list_config: m.more && { show_more: true, more_link: link(m.more) } }
    }
  }
}

/** Pages and their modules; the home page is page 1. */
export async function seedPages({ q, tenantId }: Scene, data: TenantSeed, gallery: Gallery): Promise<void> {
  const config = resolver(data, gallery)
  await insertAll(
    q,
    page,
    data.pages.map((p, i) => ({ tenantId, id: i + 1, slug: p.slug, title: p.title, loginRequired: p.loginRequired ?? false })),
  )
  const modules = data.pages.flatMap((p, i) =>
    p.modules.map((m, position) => ({ pageId: i + 1, position, name: m.name, moduleType: m.type, style: m.style ?? '', config: config(m) })),
  )
  await insertAll(
    q,
    pageModule,
    modules.map((m, i) => ({ tenantId, id: i + 1, version: 1, ...m })),
  )
}
