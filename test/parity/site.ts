import { permissions } from '@storefront/contract/permissions'
import type { Config } from '@storefront/contract/modules'
import type { ModuleDocument } from '@storefront/contract/entities/studio/page'
import sharp from 'sharp'
import { drafts } from '../../fixtures/items'
import { DRAFT_VERSION } from '@/state/note-draft'
import { Api } from '../support/api'
import { OWNER } from '../mini/shop/steps'
import { type ParityCase, parityCases } from './cases'

/** Modules of one page: it is drawn as one picture, which Chromium makes up to 16,384 px high. */
const PAGE_MODULES = 14
/** One of the demo's people: has vouchers and notes. */
const WRITER = '13800000001'
/** Ids of modules that no other page has. */
const FIRST_ID = 2 ** 44

/** A page of the site, and what stands on it. */
export interface ParityPage {
  readonly slug: string
  readonly cases: readonly ParityCase[]
  readonly modules: readonly ModuleDocument[]
}

/** The site with the pages, and who looks at them: somebody who owns vouchers and notes and may edit pages. */
export interface ParitySite {
  readonly url: string
  readonly token: string
  /** The studio's cookie. */
  readonly studio: string
  /** Data on the writer's device, as text. */
  readonly device: Readonly<Record<string, string>>
  readonly pages: readonly ParityPage[]
}

const isPicture = (value: unknown): value is { full: string } =>
  typeof value === 'object' && value !== null && 'full' in value && 'thumb_wx_mp' in value

/** Puts the drawn pictures of the fixtures on the site, each once. */
class Pictures {
  private readonly uploads = new Map<string, Promise<{ id: number; full: string }>>()

  constructor(private readonly api: Api) {}

  private upload(address: string): Promise<{ id: number; full: string }> {
    const before = this.uploads.get(address)
    if (before) return before
    const upload = (async () => {
      const svg = Buffer.from(decodeURIComponent(address.slice(address.indexOf(',') + 1)))
      const body = new FormData()
      body.append(
        'file',
        new Blob([new Uint8Array(await sharp(svg).png().toBuffer())], { type: 'image/png' }),
        'picture.png',
      )
      return this.api.ok<{ id: number; full: string }>('POST', '/base/upload/', { body })
    })()
    this.uploads.set(address, upload)
    return upload
  }

  /** A config with the site's pictures: as the ids of a document, and in a text by their addresses. */
  async put(value: unknown): Promise<unknown> {
    if (isPicture(value)) return { $image: (await this.upload(value.full)).id }
    if (typeof value === 'string') {
      const [address] = /data:image\/svg[^"]+/.exec(value) ?? []
      return address ? value.replace(address, (await this.upload(address)).full) : value
    }
    if (Array.isArray(value)) return Promise.all(value.map((one) => this.put(one)))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      await Promise.all(Object.entries(value).map(async ([key, inner]) => [key, await this.put(inner)] as const)),
    )
  }
}

/** The fixtures' drafts as the app stores them. */
const storedDrafts = (): string =>
  JSON.stringify({
    v: 1,
    d: drafts.map(({ draft_id, title, content, edited }) => ({
      v: DRAFT_VERSION,
      draft_id,
      title,
      content,
      edited,
      images: [],
      note: null,
      isPublic: true,
      topics: [],
      products: [],
    })),
  })

/** Publishes all cases on pages of the demo site. */
export async function publishCases(url: string): Promise<ParitySite> {
  const owner = new Api(url)
  await owner.loginStudio(OWNER)
  await owner.ok('POST', '/studio/staff/', {
    body: { mobile: WRITER, perms: [permissions.changePage, permissions.publishPage] },
  })
  const api = new Api(url)
  await api.login(WRITER)
  await api.loginStudio(WRITER)
  const { uuid } = await api.ok<{ uuid: string }>('GET', '/base/user/me/')
  const pictures = new Pictures(api)
  const pages: ParityPage[] = []
  for (let start = 0; start < parityCases.length; start += PAGE_MODULES) {
    const cases = parityCases.slice(start, start + PAGE_MODULES)
    const modules = await Promise.all(
      cases.map(async ({ id, type, style, config }, index) => ({
        id: FIRST_ID + start + index,
        type,
        name: id,
        style,
        config: (await pictures.put(config)) as Config,
        hidden: false,
      })),
    )
    const slug = `parity-${pages.length + 1}`
    const page = await api.ok<{ id: number; version: number }>('POST', '/studio/page/', {
      body: { title: slug, slug, doc: { title: slug, settings: {}, modules } },
    })
    await api.ok('POST', `/studio/page/${page.id}/publish/`, { body: { version: page.version } })
    pages.push({ slug, cases, modules })
  }
  return { url, token: api.token, studio: api.studio, device: { [`sf:drafts::${uuid}`]: storedDrafts() }, pages }
}
