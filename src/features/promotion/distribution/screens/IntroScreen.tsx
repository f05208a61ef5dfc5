import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { PartnerCard } from '@/features/promotion/distribution/components/PartnerCard'
import s from '@/features/promotion/distribution/components/Promoter.module.scss'
import { useVisit } from '@/features/promotion/distribution/useVisit'
import { useT } from '@/i18n'
import { go, useRoute } from '@/router'
import { distKeys, distributionApi } from '@/services/api/distribution'
import { useScreenState } from '@/shared/screen/useScreenState'
import { Button } from '@/ui/controls/Button'
import { Picture } from '@/ui/display/Picture'
import { Price } from '@/ui/display/Price'
import { Screen } from '@/ui/layout/Screen'

/** distribution.distributionintro.product */
export const ProductIntroScreen = () => <IntroView type="product" />

/** distribution.distributionintro.event */
export const EventIntroScreen = () => <IntroView type="event" />

/** The product or event of a promoter's link, and its promoter; shown before the product or event itself. */
function IntroView({ type }: { readonly type: 'product' | 'event' }) {
  const t = useT()
  const { params } = useRoute()
  const code = params.code ?? ''
  const query = useQuery({
    queryKey: distKeys.intro(type, code),
    queryFn: ({ signal }) =>
      type === 'event' ? distributionApi.eventIntro(code, { signal }) : distributionApi.productIntro(code, { signal }),
  })
  const state = useScreenState(query)
  const intro = query.data
  useVisit(intro ? code : '')
  const open = (id: number) => void go(type === 'event' ? 'event.event.detail' : 'shop.product.detail', { id })
  return (
    <Screen title={t(type === 'event' ? 'dist.introEvent' : 'dist.introProduct')} state={state}>
      {intro ? (
        <View className={s.page}>
          <View className={s.card}>
            {intro.link.main_image ? (
              <View className={s.cover}>
                <Picture image={intro.link.main_image} alt="" width={353} eager />
              </View>
            ) : null}
            <View className={s.title}>{intro.link.title}</View>
            {intro.link.price === null ? null : <Price amount={intro.link.price} size="l" />}
            <View className={s.text}>{intro.description}</View>
            <View className={s.quiet}>{t('dist.by', { name: intro.partner.name })}</View>
          </View>
          <PartnerCard partner={intro.partner} />
          {intro.link.id === null ? null : (
            <Button wide onTap={() => open(intro.link.id ?? 0)}>
              {t(type === 'event' ? 'dist.seeEvent' : 'dist.see')}
            </Button>
          )}
        </View>
      ) : null}
    </Screen>
  )
}
