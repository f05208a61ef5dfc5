import { type DaysAhead, placePictures } from '../data/build'
import type { LinkSeed, ModuleSeed, SourceSeed, TenantSeed } from '../data/types'
import { placeFilm } from './film'
import { type Gallery, isPicture } from './gallery'
import { idsOf, linker } from './links'
import type { Scene } from './insert'
import { userUuid } from './users'

const DAY_MS = 86_400_000

type Config = Record<string, unknown>
type IdOf = (code: string) => number

const isRecord = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isMoment = (value: unknown): value is DaysAhead => isRecord(value) && typeof value.daysAhead === 'number'
const isLink = (value: unknown): value is LinkSeed => isRecord(value) && typeof value.to === 'string'

/** Turns the modules of the data into stored configs: pictures into references, links into links, codes into ids. */
export function configurer(
  { tenantId, now }: Pick<Scene, 'tenantId' | 'now'>,
  data: TenantSeed,
  gallery: Gallery,
): (module: ModuleSeed) => Config {
  const ids = idsOf(data)
  const link = linker(data)
  /** By the first word of a list's type, or by the type itself: what its `codes` name. */
  const kinds: Readonly<Record<string, IdOf>> = {
    event: ids.event,
    post: ids.article,
    circle: ids.topic,
    note: ids.note,
    'shop.couponspagemodule': ids.coupon,
  }

  const plain = (value: unknown): unknown => {
    if (isPicture(value)) return { $image: gallery.id(value) }
    if (isLink(value)) return link(value)
    if (isMoment(value)) return new Date(now.getTime() + value.daysAhead * DAY_MS).toISOString()
    if (typeof value === 'string') return placeFilm(value, gallery.film)
    if (Array.isArray(value)) return value.map(plain)
    return isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]))
      : value
  }

  const source = (type: string, { codes, user, ...rest }: SourceSeed): Config => {
    const idOf = kinds[type] ?? kinds[type.split('.')[0] ?? ''] ?? ids.product
    const owner = data.users.find(({ key }) => key === user)
    return { ...rest, ids: codes?.map(idOf), user: owner && userUuid(tenantId, owner) }
  }

  return (m) => {
    switch (m.type) {
      case 'mpage.adspagemodule':
        return {
          ...m.config,
          height: m.height,
          items: m.items.map(({ picture, ...rest }) => plain({ image: picture, ...rest })),
        }
      case 'mpage.h5navbar':
        return { ...m.config, columns: m.columns, items: m.items.map(plain) }
      case 'shop.productsearchpagemodule':
        return { ...m.config, placeholder: m.placeholder, hot_words: m.hotWords }
      case 'mpage.richtextpagemodule':
        return {
          ...m.config,
          html: placeFilm(placePictures(m.html, m.name, m.pictures ?? [], gallery.url), gallery.film),
        }
      default: {
        if ('settings' in m)
          return {
            ...m.config,
            ...Object.fromEntries(Object.entries(m.settings).map(([key, value]) => [key, plain(value)])),
          }
        const groups = m.groups?.map((group) => ({ title: group.title, source: source(m.type, group.source) }))
        return {
          ...m.config,
          source: source(m.type, m.source),
          groups,
          list_config: m.more && { show_more: true, more_link: link(m.more) },
        }
      }
    }
  }
}
