import type { FastifyInstance } from 'fastify'
import { fail } from '../../core/failure'
import { sendFailure } from './errors'
import { languageOf } from '../request/language'

const PAGE = '/api/docs'

/** The OpenAPI description of all calls and its page at /api/docs. To be registered before the routes. */
export async function registerOpenapi(app: FastifyInstance): Promise<void> {
  const { default: swagger } = await import('@fastify/swagger')
  const { default: ui } = await import('@fastify/swagger-ui')
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Storefront',
        version: '1',
        description:
          'Every call of the storefront. A refused call answers `{ detail, err_code, fields? }`, in the language of `lang` or `Accept-Language` (the codes that `GET /base/user/languages/` lists). ' +
          'The same calls stand under `/api-t/{tenant}`. Unsafe calls of a browser repeat the cookie `csrftoken` in `X-CSRFToken`.',
      },
      tags: [
        { name: 'base', description: 'Site, user, login, upload' },
        { name: 'content', description: 'Pages, articles, events' },
        { name: 'shop', description: 'Products, basket, checkout, orders, payment' },
      ],
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'sp_sid' },
          token: { type: 'apiKey', in: 'header', name: 'Authorization', description: '`Token <token>`' },
        },
      },
    },
  })
  await app.register(async (scope) => {
    // A path that no file can have (a zero byte, a step upwards, a name too long) is an error of the file system.
    scope.setErrorHandler((error, request, reply) => {
      if (!request.url.startsWith(`${PAGE}/static/`)) throw error
      return sendFailure(reply, fail('notFound'), languageOf(request, null))
    })
    await scope.register(ui, { routePrefix: PAGE, staticCSP: true })
  })
}
