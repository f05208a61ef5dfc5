import type { Handlers } from '../../kernel/handler'
import { listMyNotes, listNotes } from '../community/note/list'
import { likeNote, readNote } from '../community/note/service'
import { activateNote, createNote, removeNote, updateNote } from '../community/note/write'
import { listTopics, readTopic } from '../community/topic/service'
import { vouchersOf } from '../wallet/voucher/service'

/** One handler for each call of contract/endpoints/social. */
export const socialHandlers: Handlers<'social'> = {
  topics: (ctx, { query }) => listTopics(ctx, query),
  topic: (ctx, { params }) => readTopic(ctx, params.id),
  notes: (ctx, { query }) => listNotes(ctx, query),
  note: (ctx, { params }) => readNote(ctx, params.id),
  myNotes: (ctx, { query }) => listMyNotes(ctx, query),
  createNote: (ctx, { body }) => createNote(ctx, body),
  updateNote: (ctx, { params, body }) => updateNote(ctx, params.id, body),
  removeNote: (ctx, { params }) => removeNote(ctx, params.id),
  likeNote: (ctx, { params, body }) => likeNote(ctx, params.id, body.is_liked),
  activateNote: (ctx, { params, body }) => activateNote(ctx, params.id, body.is_active),
  voucherHolders: (ctx, { query }) => vouchersOf(ctx, {}, query),
}
