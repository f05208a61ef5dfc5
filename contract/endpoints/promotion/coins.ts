import { Type } from '@sinclair/typebox'
import { Id, ListQuery, Page } from '../../entities/common'
import { CoinAccount, CoinEntry, CoinKind, CoinRule, Invitation, SignInCalendar } from '../../entities/promotion/coins'
import { FlashMessage } from '../../entities/site/flash-message'
import { endpoint } from '../define'

const Earned = Type.Object({ flashMessages: Type.Array(FlashMessage) })

/** The user's diamonds, points and charm. */
export const coinEndpoints = {
  coinAccount: endpoint({
    method: 'GET',
    path: '/gamification/account/',
    summary: "The user's diamonds, points and charm, their level by charm and what expires next",
    reply: CoinAccount,
    auth: 'user',
  }),
  coinEntries: endpoint({
    method: 'GET',
    path: '/gamification/ledger/',
    summary: "Changes of the user's coins, of one kind or all, the newest first",
    query: Type.Composite([Type.Pick(ListQuery, ['limit', 'offset']), Type.Object({ kind: Type.Optional(CoinKind) })]),
    reply: Page(CoinEntry),
    auth: 'user',
  }),
  coinRules: endpoint({
    method: 'GET',
    path: '/gamification/rule/',
    summary: 'How coins are earned on this site',
    reply: Page(CoinRule),
    auth: 'any',
  }),
  signInCalendar: endpoint({
    method: 'GET',
    path: '/gamification/signin/',
    summary: "The user's sign-ins of a month, this one unless another is named, and the days in a row",
    query: Type.Object({ month: Type.Optional(Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$' })) }),
    reply: SignInCalendar,
    auth: 'user',
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/gamification/signin/',
    summary: "Signs the user in on the site's day, once; what that earns is in the flash messages",
    body: Type.Object({}),
    reply: Type.Composite([SignInCalendar, Earned]),
    errors: ['signInDone'],
    auth: 'user',
    idempotent: true,
  }),
  finishReading: endpoint({
    method: 'POST',
    path: '/gamification/reading/',
    summary: 'An article was read to its end; the same one earns once',
    body: Type.Object({ article: Id }),
    reply: Earned,
    errors: ['notFound'],
    auth: 'user',
    idempotent: true,
  }),
  invitation: endpoint({
    method: 'GET',
    path: '/gamification/invite/',
    summary: "The user's code for inviting others, and how many came by it",
    reply: Invitation,
    auth: 'user',
  }),
  acceptInvitation: endpoint({
    method: 'POST',
    path: '/gamification/invite/',
    summary: 'A new user says who invited them, once and within a day of the first login; the inviter earns',
    body: Type.Object({ code: Type.String({ minLength: 1, maxLength: 20 }) }),
    reply: Invitation,
    errors: ['inviteWrong', 'inviteOwn', 'inviteLate'],
    auth: 'user',
    idempotent: true,
  }),
}
