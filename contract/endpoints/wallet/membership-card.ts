import { Type } from '@sinclair/typebox'
import { ListQuery, Page } from '../../entities/common'
import { FlashMessage } from '../../entities/site/flash-message'
import { MembershipCard, UserMembershipCard } from '../../entities/wallet/membership-card'
import { endpoint } from '../define'

const ByCode = Type.Object({ code: Type.String({ minLength: 1, maxLength: 60 }) })

/** Membership cards: the shop's offers by their code, and the user's. */
export const membershipCardEndpoints = {
  membershipCards: endpoint({
    method: 'GET',
    path: '/shop/membershipcard/',
    summary: 'The cards that may be received',
    query: Type.Pick(ListQuery, ['limit', 'offset']),
    reply: Page(MembershipCard),
    auth: 'any',
  }),
  membershipCard: endpoint({
    method: 'GET',
    path: '/shop/membershipcard/{code}/',
    summary: 'A card that the shop offers, by its code or its id',
    params: ByCode,
    reply: MembershipCard,
    errors: ['notFound'],
    auth: 'any',
  }),
  receiveCard: endpoint({
    method: 'POST',
    path: '/shop/membershipcard/{code}/receive/',
    summary: 'Receives a card; one that holds at a time of each kind',
    params: ByCode,
    reply: Type.Composite([UserMembershipCard, Type.Object({ flashMessages: Type.Array(FlashMessage) })]),
    errors: ['notFound', 'cardOut', 'cardHeld'],
    auth: 'user',
    idempotent: true,
  }),
  userCards: endpoint({
    method: 'GET',
    path: '/shop/usermembershipcard/',
    summary: "The user's cards, those that hold in front",
    query: Type.Pick(ListQuery, ['limit', 'offset']),
    reply: Page(UserMembershipCard),
    auth: 'user',
  }),
  userCard: endpoint({
    method: 'GET',
    path: '/shop/usermembershipcard/{code}/',
    summary: "One of the user's cards",
    params: ByCode,
    reply: UserMembershipCard,
    errors: ['notFound'],
    auth: 'user',
  }),
}
