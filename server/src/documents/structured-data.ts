import type { ProductDetail } from '@storefront/contract/entities/catalog/product'
import type { NoteDetail } from '@storefront/contract/entities/community/note'
import type { TopicDetail } from '@storefront/contract/entities/community/topic'
import type { ArticleDetail } from '@storefront/contract/entities/content/article'
import type { EventDetail } from '@storefront/contract/entities/events/event'
import type { Tenant } from '../core/context.types'
import type { Addresses, Breadcrumb, ScreenDocument } from './types'

type Thing = Readonly<Record<string, unknown>>
type Of<T> = (tenant: Tenant, value: T, path: string, address: Addresses) => Thing

const availability = (isThere: boolean): string => `https://schema.org/${isThere ? 'InStock' : 'SoldOut'}`
const images = (pictures: readonly ({ full: string } | null)[], { file }: Addresses): string[] =>
  pictures.flatMap((one) => (one ? file(one.full) : []))

/** Returns the way from the home page to a screen, itself included. */
export function breadcrumbList(
  home: string,
  { breadcrumbs, title, path }: ScreenDocument,
  { screen }: Addresses,
): Thing {
  const steps: readonly Breadcrumb[] = [{ label: home, path: '' }, ...breadcrumbs, { label: title, path }]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, n) => ({
      '@type': 'ListItem',
      position: n + 1,
      name: step.label,
      item: screen(step.path),
    })),
  }
}

/** Returns a shop and its search. */
export function siteData({ name, site }: Tenant, { screen, file }: Addresses): Thing[] {
  const logo = site.logo_square_url || site.logo_url
  return [
    { '@type': 'WebSite', name, url: screen(''), ...(site.description && { description: site.description }) },
    { '@type': 'Organization', name, url: screen(''), ...(logo && { logo: file(logo) }) },
  ]
}

/** A product with its offer; of variants of several prices the lowest and the highest. */
export const productData: Of<ProductDetail> = ({ currency }, product, path, address) => {
  const prices = product.variants.map(({ price }) => Number(price)).sort((one, other) => one - other)
  const [low, high] = [prices[0], prices.at(-1)]
  const terms = {
    priceCurrency: currency.code,
    availability: product.on_sale ? 'https://schema.org/PreOrder' : availability(!product.is_sold_out),
    url: address.screen(path),
  }
  const price = product.promotion_price?.price ?? product.price
  const offers =
    low !== undefined && high !== undefined && low < high
      ? {
          '@type': 'AggregateOffer',
          lowPrice: String(low),
          highPrice: String(high),
          offerCount: prices.length,
          ...terms,
        }
      : { '@type': 'Offer', price, ...terms }
  return {
    '@type': 'Product',
    name: product.name,
    ...(product.abstract && { description: product.abstract }),
    image: images(product.images, address),
    ...(product.category && { category: product.category.name }),
    offers,
  }
}

/** An event with its place and the tickets that are sold without a code. */
export const eventData: Of<EventDetail> = ({ currency }, event, path, address) => ({
  '@type': 'Event',
  name: event.name,
  ...(event.abstract && { description: event.abstract }),
  startDate: event.start,
  endDate: event.end,
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  image: images([event.main_image], address),
  url: address.screen(path),
  location: {
    '@type': 'Place',
    name: event.venue || event.address,
    address: event.address,
    ...(event.latitude !== null &&
      event.longitude !== null && {
        geo: { '@type': 'GeoCoordinates', latitude: event.latitude, longitude: event.longitude },
      }),
  },
  ...(event.organizer && { organizer: { '@type': 'Organization', name: event.organizer } }),
  offers: event.tickets.map(({ name, price, left, sale_start, sale_end }) => ({
    '@type': 'Offer',
    name,
    price,
    priceCurrency: currency.code,
    availability: availability(left !== 0),
    url: address.screen(path),
    ...(sale_start && { validFrom: sale_start }),
    ...(sale_end && { validThrough: sale_end }),
  })),
})

export const articleData: Of<ArticleDetail> = ({ name }, article, path, address) => ({
  '@type': 'Article',
  headline: article.title,
  ...(article.abstract && { description: article.abstract }),
  datePublished: article.published,
  image: images([article.main_image], address),
  author: { '@type': 'Person', name: article.author.name },
  publisher: { '@type': 'Organization', name },
  mainEntityOfPage: address.screen(path),
})

/** Describes a user's topic or note, with its numbers of likes and comments. */
export const postData: Of<TopicDetail | NoteDetail> = (_tenant, post, path, address) => ({
  '@type': 'DiscussionForumPosting',
  headline: post.title,
  ...(post.abstract && { text: post.abstract }),
  datePublished: post.published,
  image: images('images' in post ? post.images : post.attachments, address),
  author: { '@type': 'Person', name: post.author.name },
  url: address.screen(path),
  interactionStatistic: [
    {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/LikeAction',
      userInteractionCount: post.like_count,
    },
    {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/CommentAction',
      userInteractionCount: post.comment_count,
    },
  ],
})
