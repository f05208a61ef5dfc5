/**
 * `node --import tsx test/e2e/hostile/poison.ts <address of the database>`: writes hostile content into it, past
 * every call that would have looked at it. A process of its own, because Playwright cannot load the server's modules.
 */
import { COMMENT_LIMITS } from '@storefront/contract/constants'
import { openDatabase } from '../../../server/src/db'
import { cleanHtml } from '../../../server/src/lib/html'
import { makePage } from '../../factories/content'
import { makeForm, makeVote } from '../../factories/interact'
import { payloads } from '../../support/xss'
import { frame, modules, SCRIPT, SITE, storable, WORDS } from './content'

/** Writes the attacker's data into the demo's database, past every call that would have checked it. */
async function poison(url: string): Promise<void> {
  const database = await openDatabase({ url, dataDir: '', poolMax: 1 }, () => {})
  try {
    await database.owner.tx(async (tx) => {
      await tx.rows('update tenant set name = $2 where tenant_id = $1', [SITE, WORDS])
      // Each by itself, as one that never ends would swallow the others; the server cleans the whole again.
      const content = storable(
        [...payloads.map((payload) => cleanHtml(payload)), '<div data-product="1"></div>'].join('<hr>'),
      )
      await tx.rows(
        'update article set title = $2, abstract = $2, author_name = $2, content = $3, tags = array[$2] where tenant_id = $1 and id = 1',
        [SITE, WORDS, content],
      )
      await tx.rows(
        'update topic set title = $2, abstract = $2, author_name = $2, content = $3 where tenant_id = $1 and id = 1',
        [SITE, WORDS, content],
      )
      await tx.rows('update product set name = $2 where tenant_id = $1 and id = 1', [SITE, WORDS])
      await tx.rows(
        'update note set title = $2, content = $3, topic_ids = array[1], product_ids = array[1] where tenant_id = $1 and id = 1',
        [SITE, WORDS, storable(payloads.join('\n'))],
      )
      await tx.rows(`update account set name = $2 where tenant_id = $1 and name like '读者 %'`, [SITE, WORDS])
      await makePage(
        tx,
        SITE,
        'hostile',
        modules.map(([moduleType, config]) => ({ moduleType, config: { ...frame, ...config } })),
      )
      const field = { type: 'string', title: WORDS, placeholder: WORDS, description: WORDS, default: SCRIPT }
      const properties = {
        [WORDS]: { ...field, enum: [WORDS] },
        b: field,
        c: { type: 'array', title: WORDS, items: { enum: [WORDS] } },
      }
      const uiSchema = { b: { 'ui:widget': WORDS, 'ui:placeholder': WORDS } }
      await makeForm(tx, SITE, {
        slug: 'hostile',
        title: WORDS,
        description: WORDS,
        jsonSchema: { properties, required: [WORDS] },
        uiSchema,
      })
      const { id } = await makeVote(tx, SITE, { slug: 'hostile', title: WORDS, description: WORDS })
      // A thread whose answers are the payloads themselves, by somebody with hostile words for a name.
      await tx.rows(
        'update account set name = $2 where tenant_id = $1 and id = (select user_id from threaded_comment where tenant_id = $1 and id = 1)',
        [SITE, WORDS],
      )
      await tx.rows(
        'update threaded_comment set text = $2, reply_count = reply_count + $3 where tenant_id = $1 and id = 1',
        [SITE, WORDS, payloads.length],
      )
      const answers = `insert into threaded_comment (tenant_id, target, target_id, root_id, parent_id, user_id, text, images, status, is_staff, created_at)
        select c.tenant_id, c.target, c.target_id, c.id, c.id, c.user_id, p.text, '{}', 'approved', false, c.created_at
        from threaded_comment c, unnest($2::text[]) as p(text) where c.tenant_id = $1 and c.id = 1`
      await tx.rows(answers, [SITE, payloads.map((payload) => storable(payload).slice(0, COMMENT_LIMITS.text) || '-')])
      await tx.rows(
        'update vote_item set description = $3, options = array[$3, $3] where tenant_id = $1 and vote_id = $2',
        [SITE, id, WORDS],
      )
    })
  } finally {
    await database.close()
  }
}

void poison(process.argv[2] ?? '').then(() => process.exit(0))
