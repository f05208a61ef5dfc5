import { routes } from '@storefront/contract/routes'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The configs that a page's file declares. Taro's build reads this text: one call, of literals; anything else it
 * silently takes for none.
 */
const configsOf = (page: string) =>
  readFileSync(join(process.cwd(), 'src', `${page}.tsx`), 'utf8').match(/^definePageConfig\(\{[^()`]+?\}\)$/gm) ?? []
const flags = ['enableShareAppMessage: true', 'enableShareTimeline: true']

/** Screens that prepare a card (src/shared/share/useShareCard). */
const shared: readonly string[] = [
  'mobile.index',
  'shop.product.detail',
  'mpage.page.detail',
  'post.article.detail',
  'event.event.detail',
  'circle.topic.detail',
  'note.note.detail',
  'vote.vote.detail',
  'reservation.resv',
  'vote.voteevent.detail',
  'mpage.menu',
  'mpage.composedpagepage',
  'shop.coupon.detail',
  'shop.couponpackage',
  'shop.membershipcard',
  'gamification.invite',
  'raffle.raffle',
]
/**
 * Screens whose own button sends to friends, and whose card is nobody's for the timeline: a gift has one receiver, and
 * the address of a payment is the buyer's own.
 */
const toFriends: readonly string[] = ['shop.usercoupon', 'event.issuedticket.detail', 'payment']

test.each(routes.map(({ page }) => page))('%s declares its config once, in literals', (page) => {
  expect(configsOf(page)).toHaveLength(1)
})

test.each(routes.map(({ name, page }) => [name, page]))(
  'the config of %s enables sharing only when the screen provides a share card',
  (name, page) => {
    const config = configsOf(page).join()
    // Without the words in its config Taro gives a page no share handler, and the vendor's menu has no such entry.
    expect(flags.map((flag) => config.includes(flag))).toEqual([
      shared.includes(name) || toFriends.includes(name),
      shared.includes(name),
    ])
  },
)
