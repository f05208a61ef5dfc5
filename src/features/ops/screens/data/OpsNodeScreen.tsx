import { lastOf } from '@storefront/contract/domain/last-of'
import { permissions } from '@storefront/contract/permissions'
import { useQuery } from '@tanstack/react-query'
import { Text, View } from '@tarojs/components'
import s from '@/features/ops/components/Ops.module.scss'
import { useOps } from '@/features/ops/useOps'
import { useT } from '@/i18n'
import { useRoute } from '@/router'
import { opsDataApi, opsDataKeys, type OpsNodes } from '@/services/api/ops/data'
import { RouteLink } from '@/shared/link/RouteLink'
import { useScreenState } from '@/shared/screen/useScreenState'
import { Icon } from '@/ui/display/Icon'
import { Empty } from '@/ui/feedback/Empty'
import { Screen } from '@/ui/layout/Screen'

/** ops.node: a level of the classification nodes with their members; the level stands in the address. */
export function OpsNodeScreen() {
  const t = useT()
  const { params } = useRoute()
  const parent = Number(params.parent) || 0
  const guard = useOps(permissions.readNode)
  const query = useQuery({
    queryKey: opsDataKeys.nodes(parent),
    queryFn: ({ signal }) => opsDataApi.nodes(parent, { signal }),
    enabled: guard === null,
    staleTime: 0,
  })
  const screenState = useScreenState(query)
  const path = query.data?.path ?? []
  return (
    <Screen title={lastOf(path)?.name ?? t('opsNode.title')} state={guard ?? screenState}>
      <View className={s.page}>
        {path.length > 0 ? (
          <View className={s.totals}>{[t('opsNode.all'), ...path.map(({ name }) => name)].join(' / ')}</View>
        ) : null}
        {query.data?.results.length === 0 ? <Empty text={t('opsNode.empty')} icon="globe" /> : null}
        {query.data?.results.map((node) => (
          <NodeRow key={node.id} node={node} />
        ))}
      </View>
    </Screen>
  )
}

function NodeRow({ node }: { readonly node: OpsNodes['results'][number] }) {
  const t = useT()
  const { id, name, is_active, numchild, members } = node
  const counts = [
    t('opsNode.members', { n: members }),
    ...(numchild > 0 ? [t('opsNode.children', { n: numchild })] : []),
    ...(is_active ? [] : [t('opsNode.off')]),
  ]
  const words = (
    <View className={s.words}>
      <View className={s.title}>{name}</View>
      <Text className={s.quiet}>{counts.join(' · ')}</Text>
    </View>
  )
  // Below a leaf there is nothing to open.
  if (numchild === 0) return <View className={s.card}>{words}</View>
  return (
    <RouteLink to="ops.node" params={{ parent: id }} className={s.item}>
      <View className={s.who}>
        {words}
        <Icon name="right" size={16} />
      </View>
    </RouteLink>
  )
}
