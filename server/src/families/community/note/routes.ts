import type { noteEndpoints } from '@storefront/contract/endpoints/community/note'
import { fail } from '../../../failure'
import type { Routes } from '../../../kernel/handler'
import { listMyNotes, listNotes } from './list'
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
  noteSummary: async () => fail('notFound'),
  followedNotes: async () => fail('notFound'),
  noteLikes: async () => fail('notFound'),
  latestNoteLikes: async () => fail('notFound'),
  reportNote: async () => fail('notFound'),
  activateNote: (ctx, { params, body }) => activateNote(ctx, params.id, body.is_active),
}
