import { at, auditLog, listFile, none, reasons, resource, same } from './cells'
import type { StoredThing } from './abilities.types'

/** Forms, votes, and what customers write. */
export const community: readonly StoredThing[] = [
  resource(
    { name: 'forms', tables: ['form', 'form_option', 'form_option_tally', 'form_draft', 'form_tally'] },
    'form',
    {
      export: none(reasons.byHand),
      import: none(reasons.byHand),
    },
  ),
  {
    name: 'submissions',
    tables: ['form_submission'],
    cells: {
      ...same(['list', 'search', 'filter', 'see'], at('forms/:id', 'GET /studio/ops/form/submission/')),
      make: none(reasons.customers),
      change: at('forms/:id', 'POST /studio/ops/form/submission/{id}/note/'),
      copy: none(reasons.unique),
      remove: none('The person can delete it with the account.'),
      undo: none('A note is changed back by hand.'),
      export: at('forms/:id', 'POST /studio/ops/form/form/{id}/export/'),
      import: none(reasons.customers),
      history: auditLog,
      shop: none('A submission is shown to its person alone.'),
    },
  },
  resource({ name: 'votes', tables: ['vote', 'vote_item', 'vote_submission', 'vote_choice'] }, 'vote', {
    export: listFile('forms/votes'),
    import: none(reasons.byHand),
  }),
  resource(
    { name: 'vote events', tables: ['vote_event', 'vote_candidate', 'vote_event_choice', 'vote_event_tally'] },
    'voteevent',
    { export: listFile('forms/contests'), import: none(reasons.byHand) },
  ),
  {
    name: 'notes',
    tables: ['note', 'note_like', 'saved_product'],
    cells: {
      ...same(['list', 'search', 'filter'], at('notes', 'GET /studio/ops/note/note/')),
      see: at('notes', 'GET /studio/ops/note/note/{id}/'),
      make: none(reasons.customers),
      change: at('notes', 'POST /studio/ops/note/note/{id}/active/'),
      copy: none(reasons.unique),
      remove: at('moderation', 'POST /studio/ops/moderation/item/{id}/process/'),
      undo: at('moderation/log', 'POST /studio/ops/moderation/log/{id}/undo/'),
      export: none('They are the words of customers, who can export their own.'),
      import: none('Notes of other shops would be invented here.'),
      history: at('moderation/log'),
      shop: at('notes'),
    },
  },
  {
    name: 'moderation',
    tables: ['moderation_item', 'moderation_log', 'moderation_setting', 'content_report'],
    cells: {
      ...same(['list', 'search', 'filter', 'see'], at('moderation', 'GET /studio/ops/moderation/item/')),
      make: none('Rules and reports make the items.'),
      change: at('moderation/rules', 'PUT /studio/ops/moderation/setting/'),
      copy: none(reasons.unique),
      remove: at('moderation', 'POST /studio/ops/moderation/item/{id}/process/'),
      undo: at('moderation/log', 'POST /studio/ops/moderation/log/{id}/undo/'),
      export: none('It is work to do, not figures to keep.'),
      import: none('Rules and reports make the items.'),
      history: at('moderation/log', 'GET /studio/ops/moderation/log/'),
      shop: at('moderation'),
    },
  },
  {
    name: 'feedback',
    tables: ['feedback', 'feedback_reply'],
    cells: {
      ...same(['list', 'search', 'filter', 'see'], at('feedback', 'GET /studio/ops/feedback/feedback/')),
      make: none(reasons.customers),
      change: at('feedback', 'POST /studio/ops/feedback/feedback/{id}/reply/'),
      copy: none(reasons.unique),
      remove: none('The person can delete it with the account.'),
      undo: none('A reply has been read; another reply corrects it.'),
      export: listFile('feedback'),
      import: none(reasons.customers),
      history: auditLog,
      shop: none('Feedback is shown to its person alone.'),
    },
  },
]
