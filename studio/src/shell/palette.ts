import { type SearchKind, searchKinds } from '@storefront/contract/domain/ops/search'
import { type SettingName, settingNames } from '@storefront/contract/domain/site/settings'
import type { Reply } from '../calls/call'
import { helpKey } from '../app/help-texts'
import type { TextKey, Translate } from '../i18n'
import type { MenuEntry } from './menu'

/** Something that the search leads to. */
export interface PaletteItem {
  readonly key: string
  readonly group: TextKey
  readonly title: string
  readonly note: string
  readonly to: string
}

type Hits = Reply<'GET /studio/search/'>['results']

/** The list whose items each kind of hit is opened in. */
const paths: Readonly<Record<SearchKind, string>> = {
  order: 'orders',
  product: 'products',
  customer: 'customers',
  page: 'pages',
  event: 'event',
  article: 'article',
  coupon: 'coupon',
}

const contains = (text: string, words: string): boolean => text.toLowerCase().includes(words.toLowerCase())
const SETTINGS_MAX = 5

/** Returns the screens that match by their name or their help; without words, all of them. */
function screenItems(t: Translate, entries: readonly MenuEntry[], words: string): PaletteItem[] {
  const items = entries.map(({ section, path, text, group }) => {
    const help = helpKey(section)
    return {
      item: {
        ...{ key: `screen-${section}`, group: 'search.screens' as const, title: t(text) },
        note: t(`studio.menu.groups.${group}`),
        to: `/${path}`,
      },
      help: help ? t(help) : '',
    }
  })
  const byName = items.filter(({ item }) => contains(item.title, words))
  const byHelp = items.filter((one) => !byName.includes(one) && words.length > 1 && contains(one.help, words))
  return [...byName, ...byHelp].map(({ item }) => item)
}

function settingItems(t: Translate, words: string): PaletteItem[] {
  const nameOf = (name: SettingName) => t(`siteSettings.names.${name}`)
  return settingNames
    .filter((name) => contains(nameOf(name), words))
    .slice(0, SETTINGS_MAX)
    .map((name) => ({
      ...{ key: `setting-${name}`, group: 'search.settings' as const, title: nameOf(name) },
      note: t('siteSettings.menu'),
      to: '/site',
    }))
}

/** Returns what a search leads to: the server's hits by their kinds, then screens and settings of the user. */
export function paletteItems(
  t: Translate,
  entries: readonly MenuEntry[],
  words: string,
  hits: Hits,
): readonly PaletteItem[] {
  const canChangeSite = entries.some(({ section }) => section === 'site')
  return [
    ...searchKinds.flatMap((kind) =>
      hits
        .filter((hit) => hit.kind === kind)
        .map(({ id, title, note }) => ({
          ...{ key: `${kind}-${id}`, group: `search.kinds.${kind}` as const, title, note },
          to: `/${paths[kind]}/${id}`,
        })),
    ),
    ...screenItems(t, entries, words),
    ...(words !== '' && canChangeSite ? settingItems(t, words) : []),
  ]
}
