import { ContentLink } from '@/shared/link/ContentLink'
import { RouteLink } from '@/shared/link/RouteLink'
import { useT } from '@/i18n'
import { router } from '@/router/router'
import { linkTarget, type Params } from '@/routes'
import { Icon } from '@/ui/display/Icon'
import { isRecord, linkOf, textOf } from '../read'
import type { ModuleConfig } from '../types'
import s from './ModuleFrame.module.scss'
import { moduleLink } from './moduleLink'

/** Returns the parameters that open a list: texts and numbers alone. */
const paramsOf = (query: unknown): Params =>
  isRecord(query)
    ? Object.fromEntries(
        Object.entries(query).flatMap(([key, value]) =>
          typeof value === 'string' || typeof value === 'number' ? [[key, value]] : [],
        ),
      )
    : {}

/**
 * 查看更多: to the link that the config names, else to where the module leads, else to the list of its resource with its
 * query (spec 3).
 */
export function MoreLink({ config, title }: { readonly config: ModuleConfig; readonly title: string }) {
  const t = useT()
  if (!isRecord(config.list_config) || config.list_config.show_more !== true) return null
  const look = { className: s.more, label: `${title} ${t('pages.module.more')}` }
  const words = (
    <>
      {t('pages.module.more')}
      <Icon name="right" size={14} />
    </>
  )
  const link = linkOf(config.list_config.more_link) ?? moduleLink(config)
  if (link) {
    return (
      <ContentLink link={link} {...look}>
        {words}
      </ContentLink>
    )
  }
  // A list is public: who asks makes no difference to where it stands.
  const target = config.resource ? linkTarget({ type: textOf(config.resource) }, true, router.site().tenant) : null
  if (target?.kind !== 'route') return null
  return (
    <RouteLink to={target.name} params={paramsOf(config.resourceQuery)} {...look}>
      {words}
    </RouteLink>
  )
}
