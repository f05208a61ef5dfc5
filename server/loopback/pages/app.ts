/**
 * A stand-in for the native app (docs/native-bridge.md): `/loopback/app/?url=/mobile/` opens a page of this site as the
 * shell's web view would, with the bridge injected before its scripts run and a panel that says how the shell answers.
 */
import { routes } from '@storefront/contract/routes'
import type { FastifyInstance } from 'fastify'
import { SHELL_SCRIPT } from './app-shell'
import { escapeHtml, languageOf } from './notice-page'
import { STYLE } from './style'
import type { PageLanguage } from './texts'

const TEXTS: Readonly<Record<PageLanguage, Readonly<Record<string, string>>>> = {
  'zh-cn': {
    title: '演示 App',
    answer: '原生应答',
    ok: '成功',
    cancelled: '用户取消',
    denied: '拒绝授权',
    failed: '失败',
    silent: '不应答',
    scanned: '扫码内容',
    login: '登录码',
    calls: '调用记录',
  },
  id: {
    title: 'Aplikasi demo',
    answer: 'Jawaban aplikasi',
    ok: 'Berhasil',
    cancelled: 'Dibatalkan',
    denied: 'Izin ditolak',
    failed: 'Gagal',
    silent: 'Tidak menjawab',
    scanned: 'Isi pindaian',
    login: 'Kode masuk',
    calls: 'Catatan panggilan',
  },
}

/** The default result of a scan: a product of the demo. The panel can change it. */
const [scans = '/mobile/'] = routes.flatMap((route) =>
  route.name === 'shop.product.detail' ? [`/mobile${route.path.replace('{id}', '1')}/`] : [],
)

/** JSON inside a script element: no text may end the element. */
const embedJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

/**
 * The page of the shop runs in this document, so that the policy is that of the built page, with our own script beside
 * it.
 */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "connect-src 'self' blob: data:",
  "object-src 'none'",
  "base-uri 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Registers `GET /app/`. Parameters: `url`, a path of this site; `bridge=0`, an app that forgot its bridge; `lang`. */
export function appRoutes(app: FastifyInstance): void {
  app.get('/app/', async (request, reply) => {
    const query = new URLSearchParams(request.url.split('?')[1] ?? '')
    const url = query.get('url') ?? ''
    const language = languageOf(request)
    const text = TEXTS[language]
    const setup = {
      // Any other page would run with our shell around it.
      url: /^\/mobile(?:-t\/[\w-]+)?(?:[/?#]|$)/.test(url) ? url : '/mobile/',
      bridge: query.get('bridge') !== '0',
      scans,
      text,
      style: STYLE,
    }
    const html = `<!doctype html><html lang="${language === 'id' ? 'id' : 'zh-CN'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(text['title'] ?? '')}</title></head><body><script>(${SHELL_SCRIPT})(${embedJson(setup)})</script></body></html>`
    return reply
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html)
  })
}
