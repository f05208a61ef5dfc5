import { Type } from '@sinclair/typebox'
import { ById, Id, ListQuery, SearchPage } from '../../entities/common'
import { TopicBrief, TopicDetail } from '../../entities/community/topic'
import { endpoint } from '../define'

/** Topics. */
export const topicEndpoints = {
  topics: endpoint({
    method: 'GET',
    path: '/circle/topic/',
    summary:
      'Topics, the newest first, of one author by `user`, or liked by one person; orderings -published, -hits, -like_count',
    query: Type.Composite([
      ListQuery,
      Type.Object({
        category: Type.Optional(Id),
        user: Type.Optional(Type.String({ maxLength: 60 })),
        liked_by: Type.Optional(Type.String({ maxLength: 60 })),
      }),
    ]),
    reply: SearchPage(TopicBrief),
    auth: 'any',
  }),
  topic: endpoint({
    method: 'GET',
    path: '/circle/topic/{id}/',
    summary: 'One topic; reading it counts a hit',
    params: ById,
    reply: TopicDetail,
    errors: ['notFound'],
    auth: 'any',
  }),
  likeTopic: endpoint({
    method: 'POST',
    path: '/circle/topic/{id}/like/',
    summary: 'Likes a topic, or takes the like back',
    params: ById,
    body: Type.Object({ is_liked: Type.Boolean() }),
    reply: Type.Object({ is_liked: Type.Boolean(), like_count: Type.Integer() }),
    errors: ['notFound'],
    auth: 'user',
  }),
}
