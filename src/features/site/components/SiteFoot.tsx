import { Text, View } from '@tarojs/components'
import { ContentLink } from '@/shared/link/ContentLink'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { Img } from '@/platform/elements/img'
import { env } from '@/platform/env'
import { routeOf } from '@/routes/build'
import { useSite } from '@/state/site'
import type { ChromeProps } from '@/ui/layout/chrome'
import s from './SiteFoot.module.scss'

/** The ministry's register, to which a licence number on the web has to lead. */
const LICENCES = 'https://beian.miit.gov.cn/'

/**
 * The branding footer: whose shop this is, who made it, and on the web its licence (spec 2). By the route table it
 * follows the content, or stands at the end of a place of a fixed height, so that a screen with a bar at its foot keeps
 * its height while its content comes, or is not there at all.
 */
export function SiteFoot({ route, isReady }: ChromeProps) {
  const { footer = 'flow' } = routeOf(route)
  if (footer === 'none') return null
  if (footer === 'anchored')
    return <View className={s.anchor}>{isReady ? <FooterContent className={s.anchored} /> : null}</View>
  return isReady ? <FooterContent /> : null
}

function FooterContent({ className }: { readonly className?: string }) {
  const t = useT()
  const site = useSite((state) => state.site)
  if (!site) return null
  const { name, logo_square_url, powered_by, extra_data } = site
  const icp = env.isMini ? '' : extra_data.icp_content
  return (
    <View className={cx(s.foot, className)} role="contentinfo" aria-label={t('site.footer')}>
      <View className={s.brand}>
        {logo_square_url ? <Img src={logo_square_url} alt="" className={s.logo} /> : null}
        <Text className={s.name}>{name}</Text>
      </View>
      {powered_by.name ? (
        <ContentLink link={powered_by.url ? { url: powered_by.url } : null} className={s.line}>
          {t('common.poweredBy', { name: powered_by.name })}
        </ContentLink>
      ) : null}
      {icp ? (
        <ContentLink link={{ url: LICENCES }} className={s.line}>
          {icp}
        </ContentLink>
      ) : null}
    </View>
  )
}
