import type { ShortLink } from '@storefront/contract/entities/site/short-link'
import { Text, View } from '@tarojs/components'
import { copyText } from '@/shared/device/copyText'
import { rowItems } from '@/shared/list/rowItems'
import type { ListSpec } from '@/shared/list/spec'
import { useT } from '@/i18n'
import { dateTimeText } from '@/lib/time'
import { opsDataApi, opsDataKeys, type ShortLinksQuery } from '@/services/api/ops/data'
import { Button } from '@/ui/controls/Button'
import s from './components/Ops.module.scss'

function LinkRow({ link }: { readonly link: ShortLink }) {
  const t = useT()
  const { sl, path, visits, by, created: createdAt } = link
  return (
    <View className={s.card}>
      <View className={s.spread}>
        <View className={s.name}>{sl}</View>
        <Text className={s.status}>{t('opsLink.visits', { n: visits })}</Text>
      </View>
      <View className={s.quiet}>{path}</View>
      <View className={s.who}>
        <Text className={s.quiet}>{`${by} · ${dateTimeText(createdAt)}`}</Text>
        <Button size="s" kind="ghost" label={t('opsLink.copyOf', { sl })} onTap={() => void copyText(sl)}>
          {t('opsLink.copy')}
        </Button>
      </View>
    </View>
  )
}

/** Short links with how often they were followed. */
export const shortLinkList: ListSpec<ShortLink, ShortLinksQuery> = {
  key: opsDataKeys.shortLinks,
  load: (query, options) => opsDataApi.shortLinks(query, options),
  idOf: ({ id }) => id,
  renderItems: rowItems({ keyOf: ({ id }) => String(id), height: 124, render: (link) => <LinkRow link={link} /> }),
  empty: { text: 'opsLink.empty', hint: 'list.soonHint', icon: 'share' },
  search: 'opsLink.search',
  orderings: [{ label: 'opsLink.newest' }, { label: 'opsLink.most', value: '-visits' }],
}
