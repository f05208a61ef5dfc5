/** A part of the file of one's data: the rows of a table that are the user's. */
interface Section {
  readonly name: string
  readonly table: string
  /** The column that names the user. */
  readonly owner?: string
  /** Columns that are not the user's to know: the site's own notes, secrets, and what means nothing outside. */
  readonly without?: readonly string[]
}

const INTERNAL = ['tenant_id', 'user_id']

/** All that a user wrote, bought and left here (spec 6: a user's own data). */
export const sections: readonly Section[] = [
  { name: 'account', table: 'account', owner: 'id', without: ['perms', 'avatar_id', 'pending_avatar_id'] },
  { name: 'identities', table: 'identity' },
  { name: 'sessions', table: 'session', without: ['token_hash'] },
  { name: 'addresses', table: 'shipping_address' },
  { name: 'contacts', table: 'contact' },
  { name: 'bank_cards', table: 'user_bank_card' },
  { name: 'saved_products', table: 'saved_product' },
  { name: 'orders', table: 'shop_order' },
  { name: 'invoices', table: 'invoice_request' },
  { name: 'returns', table: 'order_return' },
  { name: 'reviews', table: 'product_comment' },
  { name: 'coupons', table: 'user_coupon' },
  { name: 'membership_cards', table: 'user_membership_card' },
  { name: 'balance_records', table: 'balance_record' },
  { name: 'coin_awards', table: 'coin_award', without: ['position'] },
  { name: 'withdrawals', table: 'withdrawal', without: ['note'] },
  { name: 'registrations', table: 'event_registration', without: ['actor_id'] },
  { name: 'reservations', table: 'resv_record', without: ['note', 'actor_id', 'overbook_reason'] },
  { name: 'submissions', table: 'form_submission', without: ['note'] },
  { name: 'drafts', table: 'form_draft' },
  { name: 'notes', table: 'note' },
  { name: 'note_likes', table: 'note_like' },
  { name: 'article_likes', table: 'article_like' },
  { name: 'topic_likes', table: 'topic_like' },
  { name: 'comments', table: 'threaded_comment', without: ['addressee_id'] },
  { name: 'comment_likes', table: 'comment_like' },
  { name: 'follows', table: 'account_follow', owner: 'follower_id' },
  { name: 'messages', table: 'user_message' },
  { name: 'feedback', table: 'feedback' },
  { name: 'feedback_replies', table: 'feedback_reply' },
  { name: 'reports', table: 'content_report' },
]

/** SQL of a section's rows as JSON; `$1` is the tenant, `$2` the user. */
export const sectionSql = ({ table, owner = 'user_id', without = [] }: Section): string =>
  `select to_jsonb(t) - array[${[...INTERNAL, ...without].map((column) => `'${column}'`).join(', ')}] as row from ${table} t
    where t.tenant_id = $1 and t.${owner} = $2 limit 20000`
