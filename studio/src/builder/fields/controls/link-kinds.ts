import type { Link } from '@storefront/contract/entities/common'
import { type RouteRow, routes } from '@storefront/contract/routes'

export type LinkKind = 'none' | 'place' | 'resource' | 'list' | 'part' | 'web' | 'weapp'

/** Opens a mini-program (contract Link). */
const OPENS_WEAPP = 4

/** THE table of link kinds: the first row that matches a link tells what it is; `begin` is a link of that kind. */
const rows: readonly { kind: LinkKind; matches: (link: Link) => boolean; begin: () => Link | undefined }[] = [
  {
    kind: 'weapp',
    matches: ({ link_type }) => link_type === OPENS_WEAPP,
    begin: () => ({ link_type: OPENS_WEAPP, url: '' }),
  },
  { kind: 'place', matches: ({ page_key }) => page_key !== undefined, begin: () => ({ page_key: 'mobile.index' }) },
  {
    kind: 'part',
    matches: ({ subpage }) => subpage !== undefined,
    begin: () => ({ subpage: { composedpage_id: '', page_id: '' } }),
  },
  { kind: 'web', matches: ({ url }) => url !== undefined, begin: () => ({ url: 'https://' }) },
  {
    kind: 'resource',
    matches: ({ type, id, slug, oid, oslug }) =>
      Boolean(type) && [id, slug, oid, oslug].some((value) => value !== undefined),
    begin: () => ({ type: 'shop.product', id: '' }),
  },
  { kind: 'list', matches: ({ type }) => Boolean(type), begin: () => ({ type: 'shop.product' }) },
  { kind: 'none', matches: () => true, begin: () => undefined },
]

export const linkKinds: readonly LinkKind[] = ['none', 'place', 'resource', 'list', 'part', 'web', 'weapp']

export const kindOfLink = (link: Link = {}): LinkKind => rows.find(({ matches }) => matches(link))?.kind ?? 'none'
export const linkOfKind = (kind: LinkKind): Link | undefined => rows.find((row) => row.kind === kind)?.begin()

const rowsWithLink: readonly RouteRow[] = routes
const typesOf = (isList: boolean): string[] => [
  ...new Set(rowsWithLink.flatMap(({ link }) => (link && Boolean(link.list) === isList ? [link.type] : []))),
]

/** Types of which one opens by itself, and those that have a list, by the route table. */
export const resourceTypes = typesOf(false)
export const listTypes = typesOf(true)

/** Whether one of a type stands in addresses by its slug. */
export const isNamedBySlug = (type: string): boolean =>
  rowsWithLink.some(({ link, path }) => link?.type === type && !link.list && path.endsWith('{slug}'))

/** Places that a shop links to: screens of the route table without parameters. */
export const places = [
  'mobile.index',
  'shop.category',
  'shop.basket',
  'ucenter',
  'login',
  'search',
  'shop.order',
  'shop.orderlinereturn',
  'shop.usercoupon',
  'shop.usermembershipcard',
  'wallet',
  'recharge',
  'shop.virtualcard',
  'shop.pickupcard.center',
  'shop.shippingaddress',
  'note.note.mine',
  'note.edit',
  'comment.mine',
  'reservation.resvrecord',
  'event.eventregistration.mine',
  'event.ticketorder',
  'event.issuedticket',
  'feedback.feedback',
  'settings',
  'wx.follow',
  'gamification.diamond',
  'gamification.invite',
  'raffle.center',
] as const satisfies readonly (typeof routes)[number]['name'][]
