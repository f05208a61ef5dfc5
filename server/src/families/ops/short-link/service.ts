import type { FastifyInstance } from 'fastify'
import { shortLink } from '../../../db/schema'
import { fail, type Failure } from '../../../failure'
import type { UserCtx } from '../../../kernel/context.types'
import type { Deps } from '../../../kernel/deps'
import { isOwnAddress } from '../../../kernel/origin'
import { randomCode } from '../../../lib/random'
import { sendFailure } from '../../../plugins/errors'
import { languageOf } from '../../../plugins/language'
import type { TenantRegistry } from '../../../plugins/tenant-registry'

const CODE_LENGTH = 8

/** The path of an address of this very site, with query and fragment; null for every other. */
function pathOfSite(url: string, ctx: UserCtx): string | null {
  const { origin, webRoot } = ctx.client
  if (!URL.canParse(url, origin)) return null
  const target = new URL(url, origin)
  const isOurs = isOwnAddress(ctx, target) && (target.pathname === webRoot || target.pathname.startsWith(`${webRoot}/`))
  return isOurs ? `${target.pathname}${target.search}${target.hash}` : null
}

/** A short link to an address of the site; the same address has the same one. */
export async function createShortLink(ctx: UserCtx, url: string): Promise<{ sl: string } | Failure> {
  const path = pathOfSite(url, ctx)
  if (path === null) return fail('linkWrong')
  const code = await ctx.db.tx(async (tx) => {
    await tx.orm
      .insert(shortLink)
      .values({ tenantId: ctx.tenant.id, code: randomCode(CODE_LENGTH), path, userId: ctx.user.id, createdAt: ctx.now })
      .onConflictDoNothing()
    const [row] = await tx.rows<{ code: string }>('select code from short_link where tenant_id = $1 and path = $2', [ctx.tenant.id, path])
    return row?.code
  })
  return code === undefined ? fail('internal') : { sl: `${ctx.client.origin}/s/${ctx.tenant.slug}/${code}` }
}

/** GET /s/{tenant}/{code}: redirects a short link. Only paths of the site are stored, so it never leads to another site. */
export function registerShortLinks(app: FastifyInstance, { database }: Pick<Deps, 'database'>, directory: TenantRegistry): void {
  app.get<{ Params: { tenant: string; code: string } }>('/s/:tenant/:code', { schema: { hide: true } }, async (request, reply) => {
    const tenant = await directory.find({ by: 'slug', value: request.params.tenant })
    const code = request.params.code.toUpperCase()
    const [row] =
      tenant && /^[0-9A-Z]{1,20}$/.test(code)
        ? await database
            .of(tenant.id)
            .read((tx) => tx.rows<{ path: string }>('select path from short_link where tenant_id = $1 and code = $2', [tenant.id, code]))
        : []
    return row ? reply.redirect(row.path) : sendFailure(reply, fail('notFound'), languageOf(request, null))
  })
}
