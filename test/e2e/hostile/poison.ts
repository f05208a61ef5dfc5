/**
 * `node --import tsx test/e2e/hostile/poison.ts <data directory>`: writes hostile content into a stopped server's database, past
 * every call that would have looked at it. A process of its own, because Playwright cannot load the server's modules.
 */
import { openDatabase } from '../../../server/src/db'
import { cleanHtml } from '../../../server/src/lib/html'
import { makePage } from '../../factories/content'
import { makeForm, makeVote } from '../../factories/interact'
import { payloads } from '../../support/xss'
import { frame, modules, SCRIPT, SITE, storable, WORDS } from './content'

/** What the attacker wrote into the demo's database, past every call that would have looked at it. */
async function poison(dir: string): Promise<void> {
  const database = await openDatabase({ url: undefined, dataDir: dir, poolMax: 1 }, () => {})
  try {
    await database.owner.tx(async (tx) => {
      await tx.rows('update tenant set name = $2 where tenant_id = $1', [SITE, WORDS])
      // Each by itself, as one that never ends would swallow the others; the server cleans the whole again.
      const content = storable([...payloads.map((payload) => cleanHtml(payload)), '<div data-product="1"></div>'].join('<hr>'))
      await tx.rows('update article set title = $2, abstract = $2, author_name = $2, content = $3, tags = array[$2] where tenant_id = $1 and id = 1', [
        SITE,
        WORDS,
        content,
      ])
      await tx.rows('update topic set title = $2, abstract = $2, author_name = $2, content = $3 where tenant_id = $1 and id = 1', [SITE, WORDS, content])
      await tx.rows('update product set name = $2 where tenant_id = $1 and id = 1', [SITE, WORDS])
      await tx.rows('update note set title = $2, content = $3, topic_ids = array[1], product_ids = array[1] where tenant_id = $1 and id = 1', [
        SITE,
        WORDS,
        storable(payloads.join('\n')),
      ])
      await tx.rows(`update account set name = $2 where tenant_id = $1 and name like '读者 %'`, [SITE, WORDS])
      await makePage(
        tx,
        SITE,
        'hostile',
        modules.map(([moduleType, config]) => ({ moduleType, config: { ...frame, ...config } })),
      )
      const field = { type: 'string', title: WORDS, placeholder: WORDS, description: WORDS, default: SCRIPT }
      const properties = { [WORDS]: { ...field, enum: [WORDS] }, b: field, c: { type: 'array', title: WORDS, items: { enum: [WORDS] } } }
      const uiSchema = { b: { 'ui:widget': WORDS, 'ui:placeholder': WORDS } }
      await makeForm(tx, SITE, { slug: 'hostile', title: WORDS, description: WORDS, jsonSchema: { properties, required: [WORDS] }, uiSchema })
      const { id } = await makeVote(tx, SITE, { slug: 'hostile', title: WORDS, description: WORDS })
      await tx.rows('update vote_item set description = $3, options = array[$3, $3] where tenant_id = $1 and vote_id = $2', [SITE, id, WORDS])
    })
  } finally {
    await database.close()
  }
}

void poison(process.argv[2] ?? '').then(() => process.exit(0))
