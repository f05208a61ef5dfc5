import type { Link } from '@storefront/contract/entities/common'
import type { LinkSeed, TenantSeed } from '../data/types'
import { numbered } from './insert'
import { interleave } from './products'

/** Turns codes and slugs of the data into the ids they got; one that is not there is an error of the data. */
export function idsOf(data: TenantSeed) {
  return {
    product: numbered(interleave(data.products), (p) => p.code),
    category: numbered(data.categories, (c) => c.slug),
    event: numbered(data.events, (e) => e.slug),
    article: numbered(data.articles, (a) => a.slug),
    topic: numbered(data.topics, (t) => t.slug),
    note: numbered(data.notes, (n) => n.slug),
    coupon: numbered(data.coupons, (c) => c.slug),
    package: numbered(data.wallet.packages, (p) => p.name),
    page: numbered(data.pages, (p) => p.slug),
  }
}

/** Turns what a link names into the contract's Link. */
export function linker(data: TenantSeed): (to: LinkSeed) => Link {
  const ids = idsOf(data)
  return (to) => {
    switch (to.to) {
      case 'product':
        return { type: 'product', id: ids.product(to.code) }
      case 'category':
        return { type: 'product', category: ids.category(to.slug) }
      case 'tag':
        return { type: 'product', tag: to.tag }
      case 'event':
        return { type: 'event', id: ids.event(to.slug) }
      case 'events':
        return { type: 'event' }
      case 'article':
        return { type: 'post', id: ids.article(to.slug) }
      case 'articles':
        return { type: 'post' }
      case 'topic':
        return { type: 'topic', id: ids.topic(to.slug) }
      case 'topics':
        return { type: 'topic' }
      case 'note':
        return { type: 'note', id: ids.note(to.slug) }
      case 'notes':
        return { type: 'note' }
      case 'page':
        return { type: 'page', id: ids.page(to.slug), slug: to.slug }
      case 'composed':
        return { type: 'composedpage', id: to.slug, sub: to.part === undefined ? undefined : String(ids.page(to.part)) }
      case 'form':
      case 'vote':
      case 'vote.voteevent':
        return { type: to.to, slug: to.slug }
      case 'reservation':
        return { type: 'reservation.resv', slug: to.slug }
      case 'coupons':
        return { type: 'shop.coupon' }
      case 'membership':
        return { type: 'shop.membershipcard', slug: data.membershipCard.slug }
      case 'package':
        return { type: 'couponpackage', id: ids.package(to.name) }
      case 'home':
      case 'login':
      case 'search':
        return { type: to.to }
      case 'address':
        return { url: to.url }
      case 'weapp':
        return { link_type: 4, url: `weapp://${to.app}/${to.path}` }
      case 'nothing':
        return { type: null }
    }
  }
}
