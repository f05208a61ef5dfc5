import { randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { fail, type Failure } from '../../../core/failure'
import type { Tenant } from '../../../core/context.types'
import type { Deps } from '../../../http/deps'
import { isInnerCall } from '../../../lib/inner-call'
import { countCall } from '../../../http/call/limit'
import { limitRender } from '../../../lib/picture'
import { sendFailure } from '../../../http/plugins/errors'
import { languageOf } from '../../../http/request/language'

/** Allowed edge lengths of a requested photo, in pixels. */
const EDGE = { min: 40, max: 1200 } as const

/** One of the site's own pictures, large enough to be cropped; what users uploaded is theirs and stays out. */
const ANY = `select full_key from image where tenant_id = $1 and user_id is null and width >= $2 and height >= $3
  order by random() limit 1`

async function ownPicture(
  { database, ports }: Deps,
  tenant: Tenant,
  width: number,
  height: number,
): Promise<Buffer | null> {
  const [row] = await database
    .of(tenant.id)
    .read((tx) => tx.rows<{ full_key: string }>(ANY, [tenant.id, width, height]))
  const file = row ? await ports.storage.get(row.full_key) : null
  return file?.bytes ?? null
}

/** Hills before a sky, for a site without pictures; no two look the same. */
function drawnPhoto(width: number, height: number): Buffer {
  const hue = randomInt(360)
  const hill = (n: number) => {
    const points = Array.from(
      { length: 9 },
      (_, i) =>
        `${(i * width) / 8} ${height * (0.3 + n * 0.17) + randomInt(-Math.ceil(height * 0.1), Math.ceil(height * 0.1))}`,
    )
    return `<path d="M0 ${height}L${points.join('L')}L${width} ${height}Z" fill="hsl(${(hue + n * 14) % 360} 34% ${62 - n * 11}%)"/>`
  }
  const dots = Array.from(
    { length: 40 },
    () =>
      `<circle cx="${randomInt(width)}" cy="${randomInt(height)}" r="${randomInt(2, 12)}" fill="hsl(${(hue + 180) % 360} 40% 60%)" opacity=".5"/>`,
  )
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${hue} 40% 84%)"/>${[0, 1, 2, 3].map(hill).join('')}${dots.join('')}</svg>`,
  )
}

const edgeOf = (text: string): number | null => {
  const edge = /^\d{1,4}$/.test(text) ? Number(text) : 0
  return edge >= EDGE.min && edge <= EDGE.max ? edge : null
}

async function crop(source: Buffer, width: number, height: number): Promise<Buffer> {
  const sharp = (await import('sharp')).default
  return sharp(source)
    .resize({ width, height, fit: 'cover' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 80 })
    .toBuffer()
}

/**
 * Our own captchas are counted where they are made; whoever else asks is counted here, and a closed site shows them
 * nothing.
 */
async function checkCaller({ database, ports, limits }: Deps, tenant: Tenant, ip: string): Promise<Failure | null> {
  if (tenant.config.login_required) return fail('loginRequired')
  return countCall({ tenant, limits, now: ports.clock.now(), db: database.of(tenant.id) }, 'photosPerIp', ip)
}

/** GET /api/base/photo/{width}/{height}/: the photo service that captchas use when no other one is configured. */
export function registerPhotos(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { width: string; height: string } }>(
    '/api/base/photo/:width/:height',
    { schema: { hide: true } },
    async (request, reply) => {
      const [width, height] = [edgeOf(request.params.width), edgeOf(request.params.height)]
      const { tenant } = request
      if (!tenant || width === null || height === null)
        return sendFailure(reply, fail(tenant ? 'notFound' : 'tenantUnknown'), languageOf(request, null))
      const failure = isInnerCall(request.headers) ? null : await checkCaller(deps, tenant, request.ip)
      if (failure) return sendFailure(reply, failure, languageOf(request, null))
      const source = (await ownPicture(deps, tenant, width, height)) ?? drawnPhoto(width, height)
      const bytes = await limitRender(() => crop(source, width, height))
      return reply.header('cache-control', 'no-store').type('image/jpeg').send(bytes)
    },
  )
}
