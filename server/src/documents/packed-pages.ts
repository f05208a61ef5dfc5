import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Tenant } from '../core/context.types'
import { acceptedNames } from '../lib/accept'
import { BROTLI_OPTIONS } from '../lib/brotli'
import type { PageDocument } from './cache'

const packers = {
  br: (page: string) => promisify(brotliCompress)(page, BROTLI_OPTIONS),
  gzip: (page: string) => promisify(gzip)(page),
  identity: async (page: string) => Buffer.from(page),
} as const

export type PageEncoding = keyof typeof packers

/** Returns the best encoding that a caller takes. @param header Accept-Encoding */
export function pageEncodingOf(header = ''): PageEncoding {
  const names = acceptedNames(header)
  return names.has('br') ? 'br' : names.has('gzip') ? 'gzip' : 'identity'
}

type PackedPage = Map<PageEncoding, Promise<Buffer>>

/**
 * Pages of cached documents, put together and packed once for each encoding: doing it for each answer takes twice as
 * long as all else.
 */
export class PackedPages {
  readonly #pages = new WeakMap<Tenant, WeakMap<PageDocument, PackedPage>>()

  /** @param compose makes the page; the same for the same tenant and document */
  constructor(private readonly compose: (tenant: Tenant, document: PageDocument) => string) {}

  /** The page as it is sent. A tenant whose settings were read again has another page. */
  read(tenant: Tenant, document: PageDocument, encoding: PageEncoding): Promise<Buffer> {
    const page = this.#pageOf(tenant, document)
    const bytes = page.get(encoding) ?? packers[encoding](this.compose(tenant, document))
    page.set(encoding, bytes)
    return bytes
  }

  #pageOf(tenant: Tenant, document: PageDocument): PackedPage {
    const pages = this.#pages.get(tenant) ?? new WeakMap<PageDocument, PackedPage>()
    this.#pages.set(tenant, pages)
    const page = pages.get(document) ?? new Map()
    pages.set(document, page)
    return page
  }
}
