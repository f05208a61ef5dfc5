import { insert } from '../../../db/insert'
import type { ListQuery, Page } from '@storefront/contract/entities/common'
import type { ShortLink } from '@storefront/contract/entities/site/short-link'
import type { FastifyInstance } from 'fastify'
import { fail, type Failure } from '../../../core/failure'
import type { Ctx, UserCtx } from '../../../core/context.types'
import type { Deps } from '../../../http/deps'
import { isOwnAddress } from '../../../http/request/origin'
import { badPart } from '../../../core/bad-request'
import { applyQuery, type QueryShape, ListSql, orderingOf, runList } from '../../../db/list'
import { randomCode } from '../../../lib/random'
import { sendFailure } from '../../../http/plugins/errors'
import { labelOf } from '../../../http/request/label'
import { languageOf } from '../../../http/request/language'
import type { TenantRegistry } from '../../../http/request/tenant-registry'

const CODE_LENGTH = 8

/** Returns the path of an address of this very site, with query and fragment; null for every other. */
function pathOfSite(url: string, ctx: UserCtx): string | null {
  const { origin, webRoot } = ctx.client
  if (!URL.canParse(url, origin)) return null
  const target = new URL(url, origin)
  const isOurs = isOwnAddress(ctx, target) && (target.pathname === webRoot || target.pathname.startsWith(`${webRoot}/`))
  return isOurs ? `${target.pathname}${target.search}${target.hash}` : null
}

/** Returns a short link to an address of the site; the same address has the same one. */
export async function createShortLink(ctx: UserCtx, url: string): Promise<{ sl: string } | Failure> {
  const path = pathOfSite(url, ctx)
  if (path === null) return fail('linkWrong')
  const code = await ctx.db.tx(async (tx) => {
    await insert(
      tx,
      'short_link',
      { tenantId: ctx.tenant.id, code: randomCode(CODE_LENGTH), path, userId: ctx.user.id, createdAt: ctx.now },
      { ignoreConflicts: true },
    )
    const [row] = await tx.rows<{ code: string }>('select code from short_link where tenant_id = $1 and path = $2', [
      ctx.tenant.id,
      path,
    ])
    return row?.code
  })
  return code === undefined ? fail('internal') : { sl: addressOf(ctx, code) }
}

const COUNT = 'update short_link set visits = visits + 1 where tenant_id = $1 and code = $2'

const countVisit = (db: Ctx['db'], tenantId: number, code: string): Promise<unknown> =>
  db.tx((tx) => tx.rows(COUNT, [tenantId, code], 'short_link_visit'))

const shape: QueryShape = {
  table: 'short_link',
  columns: 't.id, t.code, t.path, t.visits, t.created_at, a.name as by',
  joins: 'join account a on a.tenant_id = $1 and a.id = t.user_id',
  orderings: { '-id': 't.id desc', '-visits': 't.visits desc, t.id desc' },
  search: ['t.code', 't.path', '(select a.name from account a where a.tenant_id = $1 and a.id = t.user_id)'],
  moment: 't.created_at',
}

interface LinkRow {
  id: number
  code: string
  path: string
  visits: number
  created_at: string
  by: string
}

const addressOf = (ctx: UserCtx, code: string): string => `${ctx.client.origin}/s/${ctx.tenant.slug}/${code}`

/** Short links of the site with how often they were followed, the newest first. */
export async function listShortLinks(ctx: UserCtx, query: ListQuery): Promise<Page<ShortLink> | Failure> {
  const order = orderingOf(shape, query.ordering ?? '-id')
  if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
  const sql = new ListSql(ctx.tenant.id)
  const failure = applyQuery(ctx, sql, shape, query)
  if (failure) return failure
  const { count, results } = await ctx.db.read((tx) => runList<LinkRow>(tx, sql, shape, order, query))
  return {
    count,
    results: results.map(({ id, code, path, visits, by, created_at }) => ({
      id,
      sl: addressOf(ctx, code),
      path,
      visits,
      by,
      created: new Date(created_at).toISOString(),
    })),
  }
}

/**
 * GET /s/{tenant}/{code}: redirects a short link. Only paths of the site are stored, so it never leads to another site.
 */
export function registerShortLinks(
  app: FastifyInstance,
  { database }: Pick<Deps, 'database'>,
  directory: TenantRegistry,
): void {
  app.get<{ Params: { tenant: string; code: string } }>(
    '/s/:tenant/:code',
    { schema: { hide: true } },
    async (request, reply) => {
      const tenant = await directory.find({ by: 'slug', value: request.params.tenant })
      const code = request.params.code.toUpperCase()
      const [row] =
        tenant && /^[0-9A-Z]{1,20}$/.test(code)
          ? await database
              .of(tenant.id, 'call', labelOf(tenant, request))
              .read((tx) =>
                tx.rows<{ path: string }>('select path from short_link where tenant_id = $1 and code = $2', [
                  tenant.id,
                  code,
                ]),
              )
          : []
      if (!tenant || !row) return sendFailure(reply, fail('notFound'), languageOf(request, null))
      reply.redirect(row.path)
      // The visitor is on the way already: counting neither delays nor fails a redirect. A HEAD looks where a link
      // leads and does not follow it.
      if (request.method === 'GET')
        await countVisit(database.of(tenant.id, 'call', labelOf(tenant, request)), tenant.id, code).catch(
          (error: unknown) => request.log.warn({ err: error }, 'a visit of a short link was not counted'),
        )
      return reply
    },
  )
}
