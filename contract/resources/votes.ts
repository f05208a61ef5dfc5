import { studioPermissions } from '../permissions'
import { defineResource } from './define'

/** Votes: questions with options, once a user. */
export const vote = defineResource({
  permission: studioPermissions.changeVote,
  title: 'title',
  shopPage: 'vote.vote.detail',
  fields: {
    title: { kind: 'text', min: 1, max: 80 },
    slug: { kind: 'slug', help: true },
    description: { kind: 'text', max: 1000, multiline: true },
    start_at: { kind: 'moment', nullable: true },
    end_at: { kind: 'moment', nullable: true },
    is_active: { kind: 'boolean', initial: true },
    questions: {
      kind: 'rows',
      min: 1,
      max: 30,
      isOrdered: true,
      hasCards: true,
      group: 'questions',
      help: true,
      fields: {
        description: { kind: 'text', min: 1, max: 200 },
        is_single: { kind: 'boolean', initial: true },
        options: { kind: 'shape', shape: 'options' },
      },
    },
  },
  columns: ['title', 'slug', 'start_at', 'end_at', 'is_active'],
  search: ['title', 'slug'],
  filters: ['is_active'],
  orderings: ['title', 'end_at'],
  periods: [['start_at', 'end_at']],
  bulk: ['is_active'],
})

/** Vote events: candidates who collect votes, of which each user has some a day. */
export const voteevent = defineResource({
  permission: studioPermissions.changeVote,
  title: 'title',
  shopPage: 'vote.voteevent.detail',
  fields: {
    title: { kind: 'text', min: 1, max: 80 },
    slug: { kind: 'slug', help: true },
    image: { kind: 'image', nullable: true },
    start_at: { kind: 'moment', nullable: true },
    end_at: { kind: 'moment', nullable: true },
    daily_limit: { kind: 'integer', min: 1, max: 100, help: true },
    is_active: { kind: 'boolean', initial: true },
    candidates: {
      kind: 'rows',
      max: 200,
      group: 'candidates',
      help: true,
      fields: {
        title: { kind: 'text', min: 1, max: 60 },
        abstract: { kind: 'text', max: 200 },
        image: { kind: 'image', nullable: true },
      },
    },
    description: { kind: 'html', group: 'content' },
  },
  columns: ['image', 'title', 'start_at', 'end_at', 'daily_limit', 'is_active'],
  search: ['title', 'slug'],
  filters: ['is_active'],
  orderings: ['title', 'end_at'],
  periods: [['start_at', 'end_at']],
  bulk: ['is_active'],
})
