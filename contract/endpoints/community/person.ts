import { Type } from '@sinclair/typebox'
import { ListQuery, Ok, Page } from '../../entities/common'
import { ReportInput } from '../../entities/community/moderation'
import { CommunitySummary, Person, PersonBrief } from '../../entities/community/person'
import { endpoint } from '../define'

/** A person's uuid, or their short public id (`auid`). */
const ByUuid = Type.Object({ uuid: Type.String({ maxLength: 60 }) })
const PageQuery = Type.Pick(ListQuery, ['limit', 'offset'])

/**
 * People: their public page, and who follows whom. Their notes and topics are lists of those with `user` and
 * `liked_by`.
 */
export const personEndpoints = {
  person: endpoint({
    method: 'GET',
    path: '/base/user/{uuid}/',
    summary: 'A person as everybody sees them',
    params: ByUuid,
    reply: Person,
    errors: ['notFound', 'accountRemoved'],
    auth: 'any',
  }),
  followPerson: endpoint({
    method: 'POST',
    path: '/base/user/{uuid}/follow/',
    summary: 'Follows a person, or no longer',
    params: ByUuid,
    body: Type.Object({ is_followed: Type.Boolean() }),
    reply: Type.Object({ is_followed: Type.Boolean(), follower_count: Type.Integer() }),
    errors: ['notFound', 'accountRemoved', 'followSelf'],
    auth: 'user',
  }),
  followers: endpoint({
    method: 'GET',
    path: '/base/user/{uuid}/follower/',
    summary: 'Who follows a person, the newest first',
    params: ByUuid,
    query: PageQuery,
    reply: Page(PersonBrief),
    errors: ['notFound', 'accountRemoved'],
    auth: 'any',
  }),
  following: endpoint({
    method: 'GET',
    path: '/base/user/{uuid}/following/',
    summary: 'Whom a person follows, the newest first',
    params: ByUuid,
    query: PageQuery,
    reply: Page(PersonBrief),
    errors: ['notFound', 'accountRemoved'],
    auth: 'any',
  }),
  reportPerson: endpoint({
    method: 'POST',
    path: '/base/user/{uuid}/report/',
    summary: "Reports a person's name or picture, once",
    params: ByUuid,
    body: ReportInput,
    reply: Ok,
    errors: ['notFound', 'accountRemoved', 'reportDone', 'reportOwn'],
    auth: 'user',
    idempotent: true,
  }),
  communitySummary: endpoint({
    method: 'GET',
    path: '/base/user/me/summary/',
    summary: 'Counts of the user centre',
    reply: CommunitySummary,
    auth: 'user',
    silent: true,
  }),
}
