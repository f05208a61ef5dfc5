import type { OpsArticleDetail } from '@storefront/contract/entities/content/ops-article'
import { permissions } from '@storefront/contract/permissions'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { articleStatus } from '@/features/ops/articleList'
import { PublicationHead } from '@/features/ops/components/PublicationHead'
import s from '@/features/ops/components/Ops.module.scss'
import { useOps } from '@/features/ops/useOps'
import { useT } from '@/i18n'
import { dateTimeText } from '@/lib/time'
import { useRoute } from '@/router'
import { opsContentApi, opsContentKeys } from '@/services/api/ops/content'
import { keys, replaceQueryData } from '@/services/query'
import { PageSkeleton } from '@/shared/screen/PageSkeleton'
import { useScreenState } from '@/shared/screen/useScreenState'
import { RichText } from '@/ui/display/RichText'
import { Screen } from '@/ui/layout/Screen'

/** ops.article.detail: an article as its readers have it, and whether they do. */
export function OpsArticleScreen() {
  const t = useT()
  const { params } = useRoute()
  const id = Number(params.id)
  const guard = useOps(permissions.changeArticle)
  const queryKey = opsContentKeys.article(id)
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => opsContentApi.article(id, { signal }),
    enabled: guard === null,
    staleTime: 0,
  })
  const screenState = useScreenState(query, <PageSkeleton shape="reading" />)
  const article = query.data
  return (
    <Screen title={t('opsContent.article')} state={guard ?? screenState}>
      {article ? (
        <View className={s.page}>
          <PublicationHead
            title={article.title}
            status={articleStatus(t, article)}
            lines={[
              [article.author.name, article.category?.name].filter(Boolean).join(' · '),
              dateTimeText(article.published),
              t('opsContent.hits', { n: article.hits }),
            ]}
            isActive={article.is_active}
            canChange
            action={`article:${id}`}
            activate={(isActive) => opsContentApi.activateArticle(id, isActive)}
            staleKeys={[opsContentKeys.articles(), keys.articles(), keys.article(id)]}
            onChange={(next: OpsArticleDetail) => replaceQueryData(queryKey, next)}
            page={{ name: 'post.article.detail', params: { id } }}
          />
          <View className={s.prose}>
            <RichText html={article.content} />
          </View>
        </View>
      ) : null}
    </Screen>
  )
}
