import type { Api } from '../../support/api'
import { type Endpoints, type Make, uuidOf, someone, OWNER, firstOf, none } from './example'

const noteBody = (title: string) => ({ title, content: '第一行\n第二行', images: [], is_active: true })
/** A note of the caller's own. */
const ownNote = async (api: Api) => ({
  params: { id: (await api.ok<{ id: number }>('POST', '/note/note/', { body: noteBody('一只杯子') })).id },
})
/** A published note of the caller's own, with a comment of theirs. */
const ownComment = async (api: Api) => {
  const { params } = await ownNote(api)
  return {
    params: {
      id: (await api.ok<{ id: number }>('POST', `/note/note/${params.id}/comment/`, { body: commentBody })).id,
    },
  }
}
const commentBody = { text: '说得好', images: [] }
export const somebody = async (api: Api) => ({ params: { uuid: await uuidOf(await someone(api)) } })
const report = { reason: 'spam', text: '广告' }
/** A comment of somebody else that somebody reported, as it is in the operators' queue. */
export const reportedItem = async (api: Api) => {
  const { params } = await ownComment(await someone(api))
  await (await someone(api)).ok('POST', `/comment/threadedcomment/${params.id}/report/`, { body: report })
  type Items = { results: { id: number; subject_id: number }[] }
  const { results } = await (await someone(api, OWNER)).ok<Items>('GET', '/ops/moderation/item/', {
    query: { tab: 'reported', kind: 'comment', limit: 100 },
  })
  return { params: { id: results.find(({ subject_id }) => subject_id === params.id)?.id ?? 0 } }
}
/** A buyer's comment on one of the demo's products. */
const reviewOf = async (api: Api): Promise<number> => {
  const { results: products } = await api.ok<{ results: { id: number }[] }>('GET', '/shop/product/', {
    query: { limit: 100 },
  })
  for (const { id } of products) {
    const { results } = await api.ok<{ results: { id: number }[] }>('GET', `/shop/product/${id}/comment/`)
    if (results[0]) return results[0].id
  }
  throw new Error('the demo data has no review')
}
export const decision = async (api: Api) => {
  const { params } = await reportedItem(api)
  const { log } = await (await someone(api, OWNER)).ok<{ log: { id: number }[] }>(
    'POST',
    `/ops/moderation/item/${params.id}/process/`,
    {
      body: { action: 'hide', revision: 1 },
    },
  )
  return { params: { id: log[0]?.id ?? 0 } }
}
export const ownFeedback = async (api: Api) => ({
  params: { id: (await api.ok<{ id: number }>('POST', '/feedback/feedback/', { body: { text: '包装很好' } })).id },
})

export const communityExamples: { [N in keyof Endpoints['community']]: Make } = {
  topics: () => ({ query: { limit: 3, ordering: '-hits' } }),
  topic: firstOf('/circle/topic/'),
  likeTopic: async (api) => ({ ...(await firstOf('/circle/topic/')(api)), body: { is_liked: true } }),
  notes: () => ({ query: { limit: 3, ordering: '-like_count' } }),
  note: firstOf('/note/note/'),
  myNotes: async (api) => {
    await ownNote(api)
    return { query: { limit: 3 } }
  },
  createNote: () => ({ body: noteBody('新的一页') }),
  updateNote: async (api) => ({ ...(await ownNote(api)), body: noteBody('改过的一页') }),
  removeNote: ownNote,
  likeNote: async (api) => ({ ...(await firstOf('/note/note/')(api)), body: { is_liked: true } }),
  activateNote: async (api) => ({ ...(await ownNote(api)), body: { is_active: false } }),
  noteSummary: none,
  followedNotes: none,
  noteLikes: firstOf('/note/note/'),
  latestNoteLikes: firstOf('/note/note/'),
  reportNote: async (api) => ({ ...(await ownNote(await someone(api))), body: report }),
  comments: () => ({ query: { target: 'article', key: '1', limit: 3 } }),
  createComment: () => ({ body: { target: 'product', key: '1', ...commentBody } }),
  myComments: async (api) => {
    await ownComment(api)
    return { query: { limit: 3 } }
  },
  receivedComments: none,
  comment: async (api) => ownComment(await someone(api)),
  commentReplies: async (api) => ownComment(await someone(api)),
  replyComment: async (api) => ({ ...(await ownComment(await someone(api))), body: commentBody }),
  likeComment: async (api) => ({ ...(await ownComment(await someone(api))), body: { is_liked: true } }),
  reportComment: async (api) => ({ ...(await ownComment(await someone(api))), body: report }),
  removeComment: ownComment,
  commentNote: async (api) => ({ ...(await ownNote(api)), body: commentBody }),
  myNoteComments: ownNote,
  commentArticle: () => ({ params: { id: 1 }, body: commentBody }),
  myArticleComments: () => ({ query: { article: 1 } }),
  reportReview: async (api) => ({ params: { id: await reviewOf(await someone(api)) }, body: report }),
  person: somebody,
  followPerson: async (api) => ({ ...(await somebody(api)), body: { is_followed: true } }),
  followers: somebody,
  following: somebody,
  reportPerson: async (api) => ({ ...(await somebody(api)), body: report }),
  communitySummary: none,
  feedbacks: none,
  feedback: ownFeedback,
  createFeedback: () => ({ body: { text: '包装很好', contact: 'lin@example.com' } }),
  replyFeedback: async (api) => ({ ...(await ownFeedback(api)), body: { text: '还有一点' } }),
}
