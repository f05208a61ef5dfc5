/**
 * A stand-in for a page builder (docs/preview-frame.md): `/loopback/editor/?url=/mobile/` frames a page of this site
 * and changes its modules before one's eyes. Nothing is stored. Log in on the site first, as somebody who may change
 * pages.
 */
import { layouts } from '@storefront/contract/modules'
import type { FastifyInstance } from 'fastify'
import { EDITOR_SCRIPT } from './editor-script'
import { escapeHtml, languageOf } from './notice-page'
import { STYLE } from './style'
import type { PageLanguage } from './texts'

const TEXTS: Readonly<Record<PageLanguage, Readonly<Record<string, string>>>> = {
  'zh-cn': {
    title: '演示页面编辑器',
    page: '页面',
    height: '内容高度',
    modules: '模块',
    heading: '标题',
    colour: '背景色',
    padding: '左右边距',
    style: '布局',
    accordion: '可折叠',
    html: '富文本',
    log: '消息',
    ready: '页面已就绪，共 {n} 个模块',
    refused: '未采用：',
    hint: '请先以店主身份登录商城，改动只在预览中可见，不会保存。',
  },
  id: {
    title: 'Penyunting halaman demo',
    page: 'Halaman',
    height: 'Tinggi isi',
    modules: 'Modul',
    heading: 'Judul',
    colour: 'Warna latar',
    padding: 'Jarak samping',
    style: 'Tata letak',
    accordion: 'Dapat dilipat',
    html: 'Teks kaya',
    log: 'Pesan',
    ready: 'Halaman siap, {n} modul',
    refused: 'Tidak dipakai: ',
    hint: 'Masuk dahulu sebagai pemilik toko. Perubahan hanya tampil di pratinjau dan tidak disimpan.',
  },
}

const OWN_STYLE =
  '.desk{display:flex;flex-wrap:wrap;gap:16px;max-width:960px;margin:0 auto;padding:16px}iframe{flex:none;width:375px;max-width:100%;height:812px;border:1px solid #c4c9d1;border-radius:12px;background:#fff}.side{flex:1 1 320px;min-width:0}#modules{display:grid;gap:8px}#modules button[aria-pressed=true]{background:#1f2329;color:#fff}form[hidden],label[hidden]{display:none}label{display:grid;gap:4px;font-size:14px;color:#5c6370}input,select,textarea{min-height:44px;padding:8px;font:inherit;border:1px solid #c4c9d1;border-radius:8px}#log li{overflow-wrap:anywhere}'

/** JSON inside a script element: no text may end the element. */
const embedJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

const POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The page's address as it is framed: one of ours, opened for a preview. */
function framePage(src: string): string {
  const url = new URL(/^\/mobile(?:-t\/[\w-]+)?(?:[/?#]|$)/.test(src) ? src : '/mobile/', 'http://own')
  url.searchParams.set('preview', '1')
  return url.pathname + url.search
}

/** Registers `GET /editor/`. Parameters: `url`, a path of this site; `lang`. */
export function editorRoutes(app: FastifyInstance): void {
  app.get('/editor/', async (request, reply) => {
    const language = languageOf(request)
    const text = TEXTS[language]
    const word = (name: string) => escapeHtml(text[name] ?? '')
    const setup = {
      url: framePage(new URLSearchParams(request.url.split('?')[1] ?? '').get('url') ?? ''),
      text,
      styles: layouts,
    }
    const html = `<!doctype html><html lang="${language === 'id' ? 'id' : 'zh-CN'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${word('title')}</title><style>${STYLE}${OWN_STYLE}</style></head>
<body><main class="desk"><iframe title="${word('page')}"></iframe><div class="side"><h1>${word('title')}</h1><p class="hint">${word('hint')}</p>
<form class="card" hidden><label>${word('heading')}<input name="title"></label><label>${word('colour')}<input name="colour"></label><label>${word('padding')}<input name="padding" type="number" min="0" max="60"></label><label>${word('style')}<select name="style"></select></label><label>${word('accordion')}<input name="accordion" type="checkbox"></label><label>${word('html')}<textarea name="html" rows="4"></textarea></label></form>
<div class="card"><dl><dt>${word('page')}</dt><dd id="page"></dd><dt>${word('height')}</dt><dd id="height"></dd></dl><div id="modules" role="group" aria-label="${word('modules')}"></div></div>
<div class="card"><h2>${word('log')}</h2><ol id="log" aria-live="polite"></ol></div></div></main><script>(${EDITOR_SCRIPT})(${embedJson(setup)})</script></body></html>`
    return reply
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html)
  })
}
