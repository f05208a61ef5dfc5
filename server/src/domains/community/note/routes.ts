import type { noteEndpoints } from '@storefront/contract/endpoints/community/note'
import type { Routes } from '../../../http/call/handler'
import { listLatestLikes, listNoteLikes, readNoteSummary, reportNote } from './likes'
import { listFollowedNotes, listMyNotes, listNotes } from './list'
import { likeNote, readNote } from './service'
import { activateNote, createNote, removeNote, updateNote } from './write'

/** Handlers of contract/endpoints/community/note. */
export const noteRoutes: Routes<typeof noteEndpoints> = {
  notes: (ctx, { query }) => listNotes(ctx, query),
  note: (ctx, { params }) => readNote(ctx, params.id),
  myNotes: (ctx, { query }) => listMyNotes(ctx, query),
  createNote: (ctx, { body }) => createNote(ctx, body),
  updateNote: (ctx, { params, body }) => updateNote(ctx, params.id, body),
  removeNote: (ctx, { params }) => removeNote(ctx, params.id),
  likeNote: (ctx, { params, body }) => likeNote(ctx, params.id, body.is_liked),
  noteSummary: readNoteSummary,
  followedNotes: (ctx, { query }) => listFollowedNotes(ctx, query),
  noteLikes: (ctx, { params, query }) => listNoteLikes(ctx, params.id, query),
  latestNoteLikes: (ctx, { params }) => listLatestLikes(ctx, params.id),
  reportNote: (ctx, { params, body }) => reportNote(ctx, params.id, body),
  activateNote: (ctx, { params, body }) => activateNote(ctx, params.id, body.is_active),
}
