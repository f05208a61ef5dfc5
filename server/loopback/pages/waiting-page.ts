import type { FastifyRequest } from 'fastify'
import { groupThousands } from '@storefront/contract/domain/money'
import { escapeHtml, languageOf, page } from './notice-page'
import { TEXTS } from './texts'

/** A payment that waits for its buyer. */
export interface WaitingEntry {
  method: string
  /** Number of a virtual account; '' for a code to scan. */
  number: string
  order: string
  /** Whole rupiah. */
  amount: number
  url: string
}

/** The payments that wait, newest first, each with the page on which it is paid. */
export function waitingPage(request: FastifyRequest, entries: readonly WaitingEntry[]): string {
  const language = languageOf(request)
  const text = TEXTS[language]
  const rows = entries.map(
    ({ method, number, order, amount, url }) =>
      `<li class="card"><p class="meta"><span>${escapeHtml(method.toUpperCase())} ${escapeHtml(number)}</span> <span>Rp${groupThousands(String(amount), '.')}</span></p><p class="meta">${escapeHtml(order)}</p><a class="button" href="${escapeHtml(url)}">${text.confirm}</a></li>`,
  )
  const list = rows.length > 0 ? `<ol>${rows.join('')}</ol>` : `<p class="card">${text.noWaiting}</p>`
  return page(language, text.waiting, `<h1>${text.waiting}</h1><p class="hint">${text.waitingHint}</p>${list}`)
}
