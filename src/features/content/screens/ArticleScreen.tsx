import { useQuery } from '@tanstack/react-query'
import { Text, View } from '@tarojs/components'
import { CommentSummary } from '@/features/community/components/comment/CommentSummary'
import { RouteLink } from '@/shared/link/RouteLink'
import { useScreenState } from '@/shared/screen/useScreenState'
import { ShareAction } from '@/shared/share/ShareAction'
import { useShareCard } from '@/shared/share/useShareCard'
import { ReadProgressTracker } from '@/shared/reading-progress/ReadProgressTracker'
import { useLanguage, useT } from '@/i18n'
import { countLabel } from '@/lib/count'
import { useRoute } from '@/router'
import { contentApi } from '@/services/api/content'
import { keys } from '@/services/query'
import { Picture } from '@/ui/display/Picture'
import { RichText } from '@/ui/display/RichText'
import { Screen } from '@/ui/layout/Screen'
import { timeLabel } from '@/ui/display/timeLabel'
import r from '@/shared/byline/Reading.module.scss'
import s from './ArticleScreen.module.scss'

/** An article to be read: nothing beside its words. */
export function ArticleScreen() {
  const t = useT()
  const language = useLanguage()
  const { params } = useRoute()
  const id = Number(params.id)
  const query = useQuery({ queryKey: keys.article(id), queryFn: ({ signal }) => contentApi.article(id, { signal }) })
  const state = useScreenState(query)
  const article = query.data
  const shared = useShareCard(article ? { title: article.title, name: 'post.article.detail', params: { id: article.id }, image: article.main_image } : null)
  return (
    <Screen title={article?.title ?? t('pages.article.detail')} state={state} ownHeading={article !== undefined}>
      {article ? (
        <View className={s.page}>
          {article.main_image ? (
            <View className={s.poster}>
              <Picture image={article.main_image} alt="" width={375} ratio={0.56} eager />
            </View>
          ) : null}
          <View className={s.title} role="heading" aria-level={1}>
            {article.title}
          </View>
          <View className={s.meta}>
            <Text>{article.author.name}</Text>
            <Text>{timeLabel(t, article.published, Date.now())}</Text>
            {article.hits > 0 ? <Text>{t('pages.article.hits', { n: countLabel(article.hits, language), count: article.hits })}</Text> : null}
            {shared ? <ShareAction item={shared} className={s.share} /> : null}
          </View>
          <RichText html={article.content} />
          <ReadProgressTracker of={`post.article:${article.id}`} />
          {article.tags.length > 0 ? (
            <View className={s.tags}>
              {article.tags.map((tag) => (
                <RouteLink key={tag} to="post.article" params={{ tag }} className={s.tag}>
                  <Text className={s.word}>{`# ${tag}`}</Text>
                </RouteLink>
              ))}
            </View>
          ) : null}
          <CommentSummary target="article" id={article.id} className={r.comments} />
        </View>
      ) : null}
    </Screen>
  )
}
