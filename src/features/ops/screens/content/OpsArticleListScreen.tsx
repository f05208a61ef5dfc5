import { permissions } from '@storefront/contract/permissions'
import { ListScreen } from '@/shared/list/ListScreen'
import { useT } from '@/i18n'
import { opsArticleList } from '@/features/ops/articleList'
import { useOps } from '@/features/ops/useOps'

/** ops.article: articles of the site, published or not. */
export function OpsArticleListScreen() {
  const t = useT()
  const guard = useOps(permissions.changeArticle)
  return <ListScreen spec={opsArticleList} title={t('opsContent.articles')} state={guard ?? undefined} />
}
