import type { DistLink, PartnerPage } from '@storefront/contract/entities/promotion/distribution'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { PartnerCard } from '@/features/promotion/distribution/components/PartnerCard'
import s from '@/features/promotion/distribution/components/Promoter.module.scss'
import { useVisit } from '@/features/promotion/distribution/useVisit'
import { useT } from '@/i18n'
import { go, useRoute } from '@/router'
import { distKeys, distributionApi } from '@/services/api/distribution'
import { RouteLink } from '@/shared/link/RouteLink'
import { useScreenState } from '@/shared/screen/useScreenState'
import { useSession } from '@/state/session'
import { Button } from '@/ui/controls/Button'
import { Picture } from '@/ui/display/Picture'
import { Screen } from '@/ui/layout/Screen'

type Partner = PartnerPage & { readonly events?: readonly DistLink[] }

/** distribution.partner: a promoter's public page. */
export const PartnerScreen = () => <PartnerView hasEvents={false} />

/** disteventreg.partner: the same with the events that they promote. */
export const EventPartnerScreen = () => <PartnerView hasEvents />

function PartnerView({ hasEvents }: { readonly hasEvents: boolean }) {
  const t = useT()
  const { params } = useRoute()
  const code = params.code ?? ''
  const query = useQuery<Partner>({
    queryKey: distKeys.partner(code, hasEvents),
    queryFn: ({ signal }) =>
      hasEvents ? distributionApi.eventPartner(code, { signal }) : distributionApi.partner(code, { signal }),
  })
  const state = useScreenState(query)
  const isPromoter = useSession(({ user }) => Boolean(user?.promoter_code))
  const partner = query.data
  useVisit(partner ? code : '')
  return (
    <Screen title={t(hasEvents ? 'dist.eventPartnerTitle' : 'dist.partnerTitle')} state={state}>
      {partner ? (
        <View className={s.page}>
          <PartnerCard partner={partner} />
          {partner.events ? <Events events={partner.events} /> : null}
          <Button wide onTap={() => void go('mobile.index')}>
            {t('dist.enter')}
          </Button>
          {isPromoter ? null : (
            <View className={s.card}>
              <View className={s.title}>{t('dist.joinTitle')}</View>
              <View className={s.hint}>{t('dist.joinText')}</View>
              <View className={s.actions}>
                <Button kind="secondary" onTap={() => void go('distribution.apply', { kind: 'promoter', code })}>
                  {t('dist.join')}
                </Button>
              </View>
            </View>
          )}
        </View>
      ) : null}
    </Screen>
  )
}

function Events({ events }: { readonly events: readonly DistLink[] }) {
  const t = useT()
  if (events.length === 0) return <View className={s.quiet}>{t('dist.noEvents')}</View>
  return (
    <View className={s.card} role="list">
      {events.map(({ code, title, main_image }) => (
        <View key={code} role="listitem">
          <RouteLink to="distribution.distributionintro.event" params={{ code }} className={s.row}>
            <View className={s.picture}>
              <Picture image={main_image} alt="" width={64} ratio={1} />
            </View>
            <View className={s.why}>
              <View className={s.title}>{title}</View>
            </View>
          </RouteLink>
        </View>
      ))}
    </View>
  )
}
