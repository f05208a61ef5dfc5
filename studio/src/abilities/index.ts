import { community } from './community'
import type { StoredThing } from './abilities.types'
import { events } from './events'
import { goods } from './goods'
import { marketing } from './marketing'
import { site } from './site'
import { trade } from './trade'

/** THE table of what the studio can do with everything that a shop stores; docs/studio-abilities.md is written from it. */
export const storedThings: readonly StoredThing[] = [...goods, ...trade, ...events, ...community, ...marketing, ...site]

/** Tables of a shop that hold nothing that staff list or make, each with the reason. */
export const innerTables: Readonly<Record<string, string>> = {
  account_follow: 'Who follows whom belongs to the people.',
  app_right: 'The right of a visitor to open the mini-program in a session.',
  basket_line: 'A basket belongs to its shopper.',
  captcha: 'One question of a login.',
  content_version: 'A counter for caches.',
  data_export: 'A file that a person asked for of their own data.',
  idempotency_key: 'Replies to repeated calls.',
  job: 'Work of the server; its operator lists it on the command line.',
  login_change: 'Notices about a login to its owner, for a day.',
  mobile_code: 'Codes of logins, for minutes.',
  notify_grant: 'A leave to send one message.',
  page_presence: 'Who has a page open now.',
  platform_limit: 'Limits that the operator of the server sets.',
  rate_limit: 'Counters of calls.',
  search_word: 'What customers search for is counted by the product; words that a shop hides are a setting.',
  user_message: 'Each user reads their own in the message centre of the shop.',
  vendor_token: 'What vendors lend for some hours.',
  wechat_follower: 'Followers of the WeChat account; customers show it.',
  wechat_push: 'Messages of WeChat that were handled.',
}
