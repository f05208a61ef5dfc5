import { RETURN_LIMITS } from '@storefront/contract/constants'
import type { OrderReturn } from '@storefront/contract/entities/after-sales/return'
import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { FootButton } from '@/features/account/components/profile/FootButton'
import { LineRow } from '@/shared/order-line/LineRow'
import { PictureSet, type StoredImage } from '@/shared/picture/PictureSet'
import { useNavigationGuard } from '@/shared/screen/useNavigationGuard'
import { useT } from '@/i18n'
import { endTimeText } from '@/lib/time'
import { feedback } from '@/platform/feedback'
import { go } from '@/router'
import { keys, queryClient } from '@/services/query'
import { type ReturnStep, afterSalesApi, afterSalesKeys } from '@/services/api/after-sales'
import { useSubmit } from '@/services/use-submit'
import { Screen } from '@/ui/layout/Screen'
import { TextArea } from '@/ui/controls/TextField'
import s from './Return.module.scss'

/** The form of an appeal: the reason of the refusal, and the buyer's words and pictures against it. */
export function AppealForm({ ret }: { readonly ret: OrderReturn }) {
  const t = useT()
  const [text, setText] = useState('')
  const [images, setImages] = useState<readonly StoredImage[]>([])
  const [uploads, setUploads] = useState(0)
  const [showsErrors, setShowsErrors] = useState(false)
  const letGo = useNavigationGuard(text !== '' || images.length > 0)
  const { submit, busy } = useSubmit(`process_return:${ret.number}`, (step: ReturnStep, key: string) =>
    afterSalesApi.processReturn(ret.number, step, key),
  )
  const refusal = ret.logs.filter(({ action }) => action === 'refuse').slice(-1)[0]?.note
  const isBlank = text.trim() === ''

  const send = async () => {
    setShowsErrors(true)
    if (isBlank) return
    const updatedReturn = await submit({ action: 'appeal', text: text.trim(), images: images.map(({ id }) => id) })
    if (!updatedReturn) return
    letGo()
    for (const queryKey of [keys.order(), keys.orders(), afterSalesKeys.returns(), ['return']])
      void queryClient.invalidateQueries({ queryKey })
    feedback.toast(t('ret.appealSent'), { at: 'center' })
    await go('shop.orderlinereturn.detail', { number: ret.number }, { replace: true })
  }
  return (
    <Screen
      title={t('ret.appeal')}
      bar={<FootButton text={t('ret.appealSend')} busy={busy || uploads > 0} onTap={() => void send()} />}
    >
      <View className={s.page}>
        <View className={s.card}>
          <LineRow line={{ ...ret.line, price: ret.line.upit, quantity: ret.quantity }} />
          {refusal ? (
            <View className={s.fact}>
              <Text className={s.label}>{t('ret.refuseReason')}</Text>
              <Text className={s.value}>{refusal}</Text>
            </View>
          ) : null}
        </View>
        <View className={s.rows}>
          <TextArea
            label={t('ret.appealText')}
            placeholder={t('ret.appealHint')}
            max={RETURN_LIMITS.description}
            value={text}
            error={showsErrors && isBlank ? t('ret.needAppeal') : null}
            onChange={setText}
          />
          <PictureSet
            label={t('ret.pictures')}
            nameOf={(n) => t('ret.pictureN', { n })}
            images={images}
            max={RETURN_LIMITS.images}
            onChange={setImages}
            onBusy={(change) => setUploads((count) => count + change)}
          />
          {ret.appeal_until ? (
            <View className={s.hint}>{t('ret.appealOnce', { time: endTimeText(ret.appeal_until) })}</View>
          ) : null}
        </View>
      </View>
    </Screen>
  )
}
