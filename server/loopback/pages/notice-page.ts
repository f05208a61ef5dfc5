/** The loopback servers' pages for people: small, without scripts, in Chinese or Indonesian. */
import type { FastifyRequest } from 'fastify'
import { type PageLanguage, TEXTS } from './texts'
import { STYLE } from './style'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => escapes[char] ?? char)

/** The `lang` parameter, else the browser's wish, else Chinese. */
export function languageOf(request: FastifyRequest): PageLanguage {
  const lang = new URLSearchParams(request.url.split('?')[1] ?? '').get('lang')
  return /^(id|in)\b/i.test(lang ?? String(request.headers['accept-language'] ?? '')) ? 'id' : 'zh-cn'
}

/** A whole document; `body` is HTML, `title` is text. */
export function page(language: PageLanguage, title: string, body: string, head = ''): string {
  return `<!doctype html><html lang="${language === 'id' ? 'id' : 'zh-CN'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title>${head}<style>${STYLE}</style></head><body><main>${body}</main></body></html>`
}

/** A page that only says something, with a way on when there is one. */
export function noticePage(request: FastifyRequest, words: string, onward?: string): string {
  const language = languageOf(request)
  const link = onward
    ? `<a class="button primary" href="${escapeHtml(onward)}" rel="noreferrer">${TEXTS[language].back}</a>`
    : ''
  return page(
    language,
    TEXTS[language].title,
    `<section class="card"><h1>${TEXTS[language].title}</h1><p role="status">${escapeHtml(words)}</p>${link}</section>`,
  )
}

/** The last messages, newest first; the page asks again every three seconds. */
export function smsPage(
  request: FastifyRequest,
  messages: readonly { at: string; mobile: string; code: string; sign: string }[],
): string {
  const language = languageOf(request)
  const text = TEXTS[language]
  const rows = messages.map(
    (message) =>
      `<li class="card"><p class="meta"><span>${escapeHtml(message.mobile)}</span> <time datetime="${message.at}">${message.at.slice(0, 19).replace('T', ' ')} UTC</time></p><p class="code" aria-label="${escapeHtml([...message.code].join(' '))}">${escapeHtml(message.code)}</p><p class="meta">【${escapeHtml(message.sign)}】</p></li>`,
  )
  const list = rows.length > 0 ? `<ol>${rows.join('')}</ol>` : `<p class="card">${text.noMessages}</p>`
  return page(
    language,
    text.messages,
    `<h1>${text.messages}</h1><p class="hint">${text.messagesHint}</p>${list}`,
    '<meta http-equiv="refresh" content="3">',
  )
}

/** A message that a mini-program's account sent to one of its users. */
export interface SubscribeEntry {
  at: string
  openId: string
  template: string
  page: string
  fields: Record<string, string>
}

/** The last messages of mini-programs, newest first; the page asks again every three seconds. */
export function subscribePage(request: FastifyRequest, messages: readonly SubscribeEntry[]): string {
  const language = languageOf(request)
  const text = TEXTS[language]
  const rows = messages.map(({ at, openId, page: opens, fields }) => {
    const terms = Object.entries(fields).map(
      ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`,
    )
    return `<li class="card"><p class="meta"><span>${escapeHtml(openId)}</span> <time datetime="${at}">${at.slice(0, 19).replace('T', ' ')} UTC</time></p><dl>${terms.join('')}</dl><p class="meta">${escapeHtml(opens)}</p></li>`
  })
  const list = rows.length > 0 ? `<ol>${rows.join('')}</ol>` : `<p class="card">${text.noSubscribed}</p>`
  const refresh = '<meta http-equiv="refresh" content="3">'
  return page(
    language,
    text.subscribed,
    `<h1>${text.subscribed}</h1><p class="hint">${text.subscribedHint}</p>${list}`,
    refresh,
  )
}
