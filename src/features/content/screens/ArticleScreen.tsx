import type { ArticleDetail } from '@storefront/contract/entities/content/article'
import { useQuery } from '@tanstack/react-query'
import { Text, View } from '@tarojs/components'
import { useRenderNow } from '@/platform/use-first-render'
import { CommentSummary } from '@/features/community/components/comment/CommentSummary'
import { LikeBar } from '@/shared/like/LikeBar'
import { useLike } from '@/shared/like/useLike'
import { RouteLink } from '@/shared/link/RouteLink'
import { PageSkeleton } from '@/shared/screen/PageSkeleton'
import { useScreenState } from '@/shared/screen/useScreenState'
import { ShareAction } from '@/shared/share/ShareAction'
import { useShareCard } from '@/shared/share/useShareCard'
import { ReadProgressBar } from '@/shared/reading-progress/ReadProgressBar'
import { PassedMark } from '@/shared/reading-progress/PassedMark'
import { ReadProgressTracker } from '@/shared/reading-progress/ReadProgressTracker'
import { useLanguage, useT } from '@/i18n'
import { countLabel } from '@/lib/count'
import { useRoute } from '@/router'
import { contentApi } from '@/services/api/content'
import { readingApi } from '@/services/api/reading'
import { keys, replaceQueryData } from '@/services/query'
import { useSubmit } from '@/services/use-submit'
import { isLoggedIn } from '@/state/session'
import { ArticleEmbeds } from '@/features/content/components/ArticleEmbeds'
import { RelatedArticles } from '@/features/content/components/RelatedArticles'
import { Picture } from '@/ui/display/Picture'
import { RichText } from '@/ui/display/RichText'
import { Screen } from '@/ui/layout/Screen'
import { timeLabel } from '@/ui/display/timeLabel'
import r from '@/shared/byline/Reading.module.scss'
import s from './ArticleScreen.module.scss'

/** An article to be read: nothing beside its words, and below them what is near to it. */
export function ArticleScreen() {
  const t = useT()
  const { params } = useRoute()
  const id = Number(params.id)
  const query = useQuery({ queryKey: keys.article(id), queryFn: ({ signal }) => contentApi.article(id, { signal }) })
  const state = useScreenState(query, <PageSkeleton shape="reading" />)
  return query.data && state.kind === 'ready' ? (
    <Article article={query.data} />
  ) : (
    <Screen title={t('pages.article.detail')} state={state} />
  )
}

function Article({ article }: { readonly article: ArticleDetail }) {
  const t = useT()
  const language = useLanguage()
  const now = useRenderNow()
  const { id } = article
  const shared = useShareCard({
    title: article.title,
    description: article.abstract,
    name: 'post.article.detail',
    params: { id },
    image: article.main_image,
  })
  const toggleLike = useLike(article, {
    send: (isLiked) => readingApi.likeArticle(id, isLiked),
    show: (liked) => replaceQueryData<ArticleDetail>(keys.article(id), (now) => now && { ...now, ...liked }),
  })
  // Reading to the end earns by the site's rule, once an article; whether it did is told by the reply's own message.
  const { submit } = useSubmit(`reading:${id}`, (_: null, key: string) => readingApi.finishArticle(id, key), {
    onError: () => true,
  })
  const finishReading = () => {
    if (isLoggedIn()) void submit(null)
  }
  // On a desktop beside the article, on a phone below it.
  const bar = (
    <>
      <LikeBar of={article} onToggle={() => void toggleLike()}>
        {shared ? <ShareAction item={shared} /> : null}
      </LikeBar>
      <RelatedArticles articleId={id} />
    </>
  )
  return (
    <Screen title={article.title} ownHeading bar={bar} layout="side">
      <View className={s.page}>
        <ReadProgressBar />
        {article.main_image ? (
          <View className={s.poster}>
            <Picture image={article.main_image} alt="" width={375} ratio={0.56} eager />
          </View>
        ) : null}
        <View className={s.title} role="heading" aria-level={1}>
          {article.title}
        </View>
        <View className={s.meta}>
          {article.author.uuid ? (
            <RouteLink to="user.detail" params={{ guid: article.author.uuid }} className={s.author}>
              <Text className={s.authorName}>{article.author.name}</Text>
            </RouteLink>
          ) : (
            <Text>{article.author.name}</Text>
          )}
          <Text>{timeLabel(t, article.published, now)}</Text>
          {article.hits > 0 ? (
            <Text>{t('pages.article.hits', { n: countLabel(article.hits, language), count: article.hits })}</Text>
          ) : null}
        </View>
        <ArticleEmbeds>
          <RichText html={article.content} />
        </ArticleEmbeds>
        <ReadProgressTracker of={`post.article:${id}`} />
        <PassedMark key={id} at={100} onSeen={finishReading} />
        {article.tags.length > 0 ? (
          <View className={s.tags}>
            {article.tags.map((tag) => (
              <RouteLink key={tag} to="post.article" params={{ tag }} className={s.tag}>
                <Text className={s.word}>{`# ${tag}`}</Text>
              </RouteLink>
            ))}
          </View>
        ) : null}
        <CommentSummary target="article" id={id} className={r.comments} />
      </View>
    </Screen>
  )
}
