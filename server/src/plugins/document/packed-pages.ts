import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Tenant } from '../../kernel/context.types'
import type { PageDocument } from './cache'

/** A level that is quick enough to do for each answer. */
export const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const packers = {
  br: (page: string) => promisify(brotliCompress)(page, BROTLI_OPTIONS),
  gzip: (page: string) => promisify(gzip)(page),
  identity: async (page: string) => Buffer.from(page),
} as const

export type PageEncoding = keyof typeof packers

/** The best encoding that a caller takes: what it names with a weight of zero it does not take. */
export function pageEncodingOf(accepted = ''): PageEncoding {
  const names = accepted.split(',').flatMap((part) => {
    const [name = '', weight = ''] = part.toLowerCase().split(';')
    return /^\s*q=0(?:\.0*)?\s*$/.test(weight) ? [] : [name.trim()]
  })
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : 'identity'
}

/** Pages of cached documents, put together and packed once for each encoding: doing it for each answer takes twice as long as all else. */
export class PackedPages {
  readonly #pages = new WeakMap<PageDocument, { readonly tenant: Tenant; readonly packed: Map<PageEncoding, Promise<Buffer>> }>()

  /** @param compose makes the page; the same for the same tenant and document */
  constructor(private readonly compose: (tenant: Tenant, document: PageDocument) => string) {}

  /** The page as it is sent. A tenant whose settings were read again has another page. */
  read(tenant: Tenant, document: PageDocument, encoding: PageEncoding): Promise<Buffer> {
    let entry = this.#pages.get(document)
    if (entry?.tenant !== tenant) {
      entry = { tenant, packed: new Map() }
      this.#pages.set(document, entry)
    }
    const page = entry.packed.get(encoding) ?? packers[encoding](this.compose(tenant, document))
    entry.packed.set(encoding, page)
    return page
  }
}
